import { readVerb } from './verbs.ts';
import { stemOf, stemsOf } from './word-stems.ts';

/** A text made ready for searching. */
export interface SearchedText {
  /** In their own case, so that "SOPs" is not "SOPS". */
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

export function searched(text: string): SearchedText {
  const words = text.match(/[A-Za-z0-9][A-Za-z0-9+#&./'-]*/g) ?? [];
  return { words: words.map((word) => word.replace(/[./'-]+$/, '')), stems: stemsOf(text) };
}

/** A way of naming a skill, made ready for being looked for. */
export interface Wording {
  readonly text: string;
  readonly stems: readonly string[];
  /** For a single word: the word itself, to be met in that case where it is an acronym. */
  readonly word: string;
  readonly isAcronym: boolean;
  /** For a single word: its stem, when it names an action that a verb may show. */
  readonly actionStem: string | undefined;
}

/** Words for an action: "inspecting", "inspection". */
const NAMES_AN_ACTION = /(?:ing|ion|ment|ance)s?$/;

export function wordingOf(given: string): Wording {
  const text = given.trim();
  const isAcronym = /[A-Z]{2}/.test(text);
  const lower = text.toLowerCase();
  return {
    text,
    stems: [...new Set(stemsOf(text))],
    word: singular(isAcronym ? text : lower),
    isAcronym,
    actionStem: !isAcronym && NAMES_AN_ACTION.test(lower) ? stemOf(lower) : undefined,
  };
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** How many other words may stand among those of a wording: "maintained and repaired 12 cargo trucks". */
const LOOSENESS = 3;

/**
 * Whether a text shows a wording: all of its words close together, in any form. A single word must be that word, or
 * its verb in use: "inspection" shows in "inspected", but "networking" not in "network cables", and "programming"
 * not in "safety programs".
 */
export function showsWording(text: SearchedText, wording: Wording): boolean {
  const first = wording.stems[0];
  if (first === undefined) return false;
  if (wording.stems.length === 1) return text.words.some((word) => showsWord(word, wording));
  return text.stems.some((stem, start) => {
    if (!wording.stems.includes(stem)) return false;
    const window = text.stems.slice(start, start + wording.stems.length + LOOSENESS);
    return wording.stems.every((wanted) => window.includes(wanted));
  });
}

/** Whether a word is the word of a wording, in the singular or the plural. */
export function isSameWord(word: string, wording: Wording): boolean {
  return singular(wording.isAcronym ? word : word.toLowerCase()) === wording.word;
}

function showsWord(word: string, wording: Wording): boolean {
  if (isSameWord(word, wording)) return true;
  if (wording.actionStem === undefined || stemOf(word) !== wording.actionStem) return false;
  const form = readVerb(word)?.form;
  return form === 'past' || form === 'gerund';
}
