import { withoutRefused } from './clauses.ts';
import type { WorkModel } from './work-model.ts';

/** A clause of more words than this is quoted in part. */
const LONGEST = 70;
/** Fewer words than this are a heading, not something somebody did. */
const FEWEST_WORDS = 3;
/** What others said is nobody's own work. */
const OF_OTHERS = /["“”]/;
/** A longer part that says nearly as much reads better than the words alone that say it. */
const NEARLY = 0.7;

/** Commas outside of brackets, and strokes between words. */
const BETWEEN_PARTS = /,(?![^(]*\))\s+|\s[–—]\s/;
const JOINING = /^(?:and|but|or|then|so|also|honestly|really|now)\s+/i;

/** Of a long clause the part that tells of an occupation, by its place in the model; the clause where it is short. */
export function tellingPart(model: WorkModel, clause: string, at: number): string {
  if (clause.length <= LONGEST) return clause;
  const parts = partsOf(clause);
  const runs = parts.flatMap(({ start }, from) =>
    parts.slice(from).map(({ end }) => clause.slice(start, end).replace(JOINING, '')),
  );
  const said = runs
    .filter((run) => run.length <= LONGEST && !OF_OTHERS.test(run) && run.split(/\s+/).length >= FEWEST_WORDS)
    .map((run) => ({ run, share: model.told(run)?.[at] ?? 0 }));
  const most = said.reduce((share, one) => Math.max(share, one.share), 0);
  const [best] = said
    .filter(({ share }) => share > 0 && share >= most * NEARLY)
    .sort((one, other) => other.run.length - one.run.length);
  return best?.run ?? clause;
}

function partsOf(clause: string): { readonly start: number; readonly end: number }[] {
  const signs = [...clause.matchAll(new RegExp(BETWEEN_PARTS, 'g'))];
  const starts = [0, ...signs.map(({ index, 0: sign }) => index + sign.length)];
  const ends = [...signs.map(({ index }) => index), clause.length];
  return starts.map((start, at) => ({ start, end: ends[at] ?? clause.length }));
}

/** A point within a figure ("$1.2M") ends nothing that is quoted. */
const BETWEEN_QUOTED = /(?:[;!?\n]|\.(?!\d))+|,(?= (?:and|but|then|so)\b)| - /;

/**
 * Words of a record with those around them in their part of the sentence: "volunteering at a nursing home", not "a nursing
 * home", and whole figures; without what the sentence refuses.
 */
export function asToldIn(texts: readonly string[], words: string): string {
  for (const clause of texts.flatMap((text) => text.split(BETWEEN_QUOTED))) {
    const found = clause.indexOf(words);
    if (found < 0) continue;
    const before = clause.slice(0, found).split(BETWEEN_PARTS).at(-1) ?? '';
    const told = withoutRefused(clause.slice(found - before.length)).trim();
    return told.includes(words) ? told : words;
  }
  return words;
}
