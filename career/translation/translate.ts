import type { MilitaryBranch } from '#career/service.ts';
import { type ContextWords, contextWords } from './context-words.ts';
import { glossary } from './glossary.ts';
import type { GlossaryEntry, Meaning } from './glossary-index.ts';
import { articleFor, capitalized, pluralOf } from './inflection.ts';
import { matchTerm } from './match-term.ts';
import { properNames } from './proper-names.ts';

export interface TranslateOptions {
  /** Whose meanings count; null or left out where the branch is unknown. */
  readonly branch?: MilitaryBranch | null;
  /** More of the same veteran's text, to tell meanings apart. The text itself always counts. */
  readonly context?: string;
}

/** A piece of the text. Put together, the `text` of all segments is the text that was given, character by character. */
export type Segment =
  | { readonly kind: 'plain'; readonly text: string; readonly start: number; readonly end: number }
  | {
      readonly kind: 'term';
      readonly text: string;
      readonly start: number;
      readonly end: number;
      /** The term as the glossary writes it. */
      readonly term: string;
      readonly civilian: string;
      readonly meaning: Meaning;
      readonly plural: boolean;
    }
  | {
      readonly kind: 'ambiguous';
      readonly text: string;
      readonly start: number;
      readonly end: number;
      readonly term: string;
      /** What it can mean. The text keeps the term as written. */
      readonly meanings: readonly string[];
    };

/** Finds the military terms of a text with their civilian words. Longer terms win; names of units and awards stay. */
export function translate(text: string, options: TranslateOptions = {}): Segment[] {
  const segments: Segment[] = [];
  const names = properNames(text);
  const reading: Reading = {
    branch: options.branch ?? null,
    context: contextWords(text, options.context ?? ''),
    allCapitals: !/[a-z]/.test(text) && text.trim().split(/\s+/).length >= SENTENCE_WORDS,
  };
  let plainFrom = 0;
  let at = 0;
  while (at < text.length) {
    const name = names.find((range) => range.start <= at && at < range.end);
    if (name) {
      at = name.end;
      continue;
    }
    const hit = atWordStart(text, at) ? longestMatch(text, at, names) : undefined;
    if (!hit) {
      at += 1;
      continue;
    }
    if (at > plainFrom) segments.push(plain(text, plainFrom, at));
    segments.push(resolved(text, at, hit, reading));
    at = hit.end;
    plainFrom = at;
  }
  if (plainFrom < text.length) segments.push(plain(text, plainFrom, text.length));
  return segments;
}

/** What tells the meanings of a term apart. */
interface Reading {
  readonly branch: MilitaryBranch | null;
  readonly context: ContextWords;
  /** In a text all in capitals an everyday word looks like an acronym, so that only context may speak for it. */
  readonly allCapitals: boolean;
}

/** Fewer words in capitals are a list of acronyms, not a sentence. */
const SENTENCE_WORDS = 6;

interface Hit {
  readonly entry: GlossaryEntry;
  readonly end: number;
  readonly plural: boolean;
}

function plain(text: string, start: number, end: number): Segment {
  return { kind: 'plain', text: text.slice(start, end), start, end };
}

/** "$3M" is three million, and "$2.3M" the end of a figure: in neither does a term ("3M", in the Navy) begin. */
const IN_A_FIGURE = /(?:[$€£]\s?|\d[.,])$/;

function atWordStart(text: string, at: number): boolean {
  return (
    /[A-Za-z0-9]/.test(text.charAt(at)) &&
    (at === 0 || !/[A-Za-z0-9]/.test(text.charAt(at - 1))) &&
    !(/\d/.test(text.charAt(at)) && IN_A_FIGURE.test(text.slice(Math.max(0, at - 3), at)))
  );
}

function longestMatch(
  text: string,
  at: number,
  names: readonly { readonly start: number; readonly end: number }[],
): Hit | undefined {
  for (const entry of glossary()(text.slice(at, at + 2).toLowerCase())) {
    const match = matchTerm(text, at, entry);
    if (match && !names.some((name) => name.start < match.end && name.start > at)) return { entry, ...match };
  }
  return undefined;
}

function resolved(text: string, start: number, hit: Hit, reading: Reading): Segment {
  const written = text.slice(start, hit.end);
  const found = { text: written, start, end: hit.end, term: hit.entry.term };
  const meaning = chooseMeaning(hit.entry.meanings, reading);
  if (!meaning) {
    const meanings = [...new Set(hit.entry.meanings.map((each) => each.civilian))];
    return { kind: 'ambiguous', ...found, meanings };
  }
  const civilian = hit.plural ? (meaning.plural ?? pluralOf(meaning.civilian)) : meaning.civilian;
  return { kind: 'term', ...found, civilian, meaning, plural: hit.plural };
}

/** The one meaning that branch and context leave, or none. A meaning that the context speaks for goes first. */
function chooseMeaning(
  meanings: readonly Meaning[],
  { branch, context, allCapitals }: Reading,
): Meaning | undefined {
  const inBranch = meanings.filter(({ branches }) => !branches || !branch || branches.includes(branch));
  const spokenFor = inBranch.filter(({ onlyNear }) => onlyNear?.some(context.has));
  const candidates =
    spokenFor.length > 0
      ? spokenFor
      : inBranch.filter(({ onlyNear, onlyAsWritten }) => !onlyNear && !(onlyAsWritten && allCapitals));
  const distinct = new Set(candidates.map((meaning) => meaning.civilian));
  return distinct.size === 1 ? candidates[0] : undefined;
}

/**
 * The text with each term in civilian words. "a" and "an" follow the new word, a term that began the text keeps its
 * capital, and an acronym in brackets behind its own long form is dropped.
 */
export function inCivilianWords(text: string, options: TranslateOptions = {}): string {
  let result = '';
  for (const segment of translate(text, options)) {
    if (segment.kind !== 'term') {
      result = append(result, segment.text);
    } else if (isBracketed(text, segment) && result.endsWith('(')) {
      result = `${result.slice(0, -1).trimEnd()}\u0000`;
    } else {
      const after = text.slice(segment.end, segment.end + 40);
      const civilian = withoutDouble(
        isCounted(result, after) && !/^[A-Z]/.test(segment.civilian)
          ? pluralOf(segment.civilian)
          : segment.civilian,
        after,
      );
      result = withArticle(result, civilian) + (startsSentence(result) ? capitalized(civilian) : civilian);
    }
  }
  return result.replaceAll('\u0000', '');
}

/** "24 UH-60 and": a figure above one before, and no other noun behind. */
function isCounted(before: string, after: string): boolean {
  const figure =
    /(?:^|\s)(\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|both)\s+$/i.exec(
      before,
    )?.[1];
  const standsAlone =
    /^(?:$|[.,;:)]|\s+(?:and|or|in|for|with|at|on|to|from|of|during|across|worth|by)\b)/.test(after);
  return figure !== undefined && figure !== '1' && standsAlone;
}

/** "VSAT terminals": the text repeats the last word of "satellite terminal", so the words end before it. */
function withoutDouble(civilian: string, after: string): string {
  const next = /^\s+([A-Za-z]+)/.exec(after)?.[1]?.toLowerCase().replace(/s$/, '');
  const words = civilian.split(' ');
  const last = words.at(-1)?.toLowerCase().replace(/s$/, '');
  return words.length > 1 && next !== undefined && next === last ? words.slice(0, -1).join(' ') : civilian;
}

/** Adds a piece; where a bracketed acronym was dropped, its closing bracket goes as well. */
function append(result: string, piece: string): string {
  return result.endsWith('\u0000') && piece.startsWith(')')
    ? result.slice(0, -1) + piece.slice(1)
    : result + piece;
}

/** "... Convoy Escort Team (CET)": the veteran has spelled the term out just before. */
function isBracketed(text: string, segment: Segment & { kind: 'term' }): boolean {
  if (text.charAt(segment.start - 1) !== '(' || text.charAt(segment.end) !== ')') return false;
  const letters = segment.text.replace(/[^A-Za-z]/g, '').toLowerCase();
  const initials = text
    .slice(0, segment.start - 1)
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
  return letters.length > 1 && initials.endsWith(letters);
}

function startsSentence(before: string): boolean {
  return /(?:^|[.!?]\s+|^[-*•\s]+)$/.test(before);
}

function withArticle(before: string, next: string): string {
  return before.replace(/\b([Aa])n?(\s+)$/, (_, letter: string, space: string) => {
    const article = articleFor(next);
    return (letter === 'A' ? capitalized(article) : article) + space;
  });
}
