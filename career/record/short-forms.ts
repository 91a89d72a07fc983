import { lazily } from '#career/lazily.ts';
import { readVerb } from '#career/resume/writing/verbs.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { shorthandTable } from './record-tables.ts';

type Shorthand = ReturnType<(typeof shorthandTable)['entries']>[number];

const shorthand = lazily(
  () =>
    new Map(
      shorthandTable.entries().flatMap((entry) => entry.short.map((form) => [form.toLowerCase(), entry])),
    ),
);

/**
 * What a short form stands for at its place in a text, in the case that it was typed in: null where it is none, or means
 * something else there. `isName`: the text is a name, in which no verb stands.
 */
export function spelledOutAt(
  text: string,
  at: number,
  word: string,
  branch: MilitaryBranch | null,
  isName: boolean,
): string | null {
  const short = shorthand().get(word.toLowerCase().replaceAll('’', "'"));
  const behind = text.slice(at + word.length);
  // A verb stands in no name, and "ACQ 203" is a course by its letters.
  const stays = isName && (short?.kind === 'verb' || /^ \d{3}(?!\d)/.test(behind));
  if (short === undefined || stays || !isMeant(short, word, text.slice(0, at), behind, branch)) return null;
  return sameCase(ofOne(meantOf(short, behind), word, text, at), word);
}

/** Letters in capitals may be an acronym that happens to look like the short form: "SPT", but "Spt". */
function isMeant(
  entry: Shorthand,
  word: string,
  before: string,
  behind: string,
  branch: MilitaryBranch | null,
): boolean {
  // "co-op": no "operations".
  if (/\bco-$/i.test(before)) return false;
  if (/^[A-Z]{2,}$/.test(word) || (entry.onlyAsWritten && word !== word.toLowerCase())) return false;
  if (entry.branches && (branch === null || !entry.branches.includes(branch))) return false;
  if (entry.opening && /[A-Za-z]/.test(before)) return false;
  if (entry.onlyBeforeNoun && !isNounNext(behind)) return false;
  if (entry.neverVerb && (!/[A-Za-z]/.test(before) || /\b(?:to|and|also|did) $/i.test(before))) return false;
  // "Georgia Tech": a name.
  if ((entry.beforeNoun || entry.onlyBeforeNoun) && /^[A-Z]/.test(word) && /[A-Z]\w* $/.test(before))
    return false;
  return !entry.afterFigure || /\d[KM]?[\s-]*$/.test(before);
}

const meantOf = ({ words, beforeNoun }: Shorthand, behind: string) =>
  beforeNoun !== undefined && isNounNext(behind) ? beforeNoun : words;

/** Whether the next word goes on with the name of a thing: "tech order", not "tech on the line" or "tech trained by". */
function isNounNext(behind: string): boolean {
  const next = new RegExp(`^ (?!${NO_NOUN})([A-Za-z]{2,})`).exec(behind)?.[1];
  return (
    next !== undefined &&
    readVerb(next)?.form !== 'past' &&
    !/^(?:who|which|that|whose|responsible|certified)$/.test(next)
  );
}

/** "6-mo deployment", "18 mo norm": months before what they measure are in the singular. */
function ofOne(words: string, typed: string, text: string, at: number): string {
  if (words !== 'months' || /s$/i.test(typed) || !/\d[\s-]$/.test(text.slice(0, at))) return words;
  const behind = text.slice(at + typed.length);
  const measures =
    text.charAt(at - 1) === '-' || new RegExp(`^ (?!${NO_NOUN}|${NO_MEASURED})[a-z]`).test(behind);
  return measures ? words.slice(0, -1) : words;
}

/** What follows a time that stands for itself: "18 months later". */
export const NO_MEASURED =
  '(?:ago|later|longer|faster|sooner|[a-z]+ly|early|ahead|late|old|per|total|straight|each|every|then|prior|vs|versus|now|out|off|est|avg|w|i|we|was|were|no|zero|all|this|last|next|under|over|until|since|through|x)\\b';

/** What follows words that stand for themselves. */
export const NO_NOUN =
  '(?:and|or|of|in|on|at|to|for|with|from|by|as|during|while|when|after|before|than|that|the|a|an|[a-z]+ing)\\b';

/** Words with a capital where those had one that they stand for. */
export function sameCase(words: string, like: string): string {
  return /^[A-Z](?![A-Z])/.test(like) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
