import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/writing/words-that-look-like-verbs.json' with { type: 'json' };
import { irregularVerbTable, verbTable } from './verb-table.ts';

export type VerbForm = 'base' | 'present' | 'gerund' | 'past';

export interface VerbReading {
  readonly form: VerbForm;
  /** The simple past, in lower case: "supervised". */
  readonly past: string;
  /** As it is said of what one does now: "supervise". Undefined for a past that no table knows. */
  readonly base?: string;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function presentOf(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function gerundOf(base: string): string {
  return /[^e]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

const readings = lazily((): ReadonlyMap<string, VerbReading> => {
  const found = new Map<string, VerbReading>();
  const learn = (base: string, past: string, gerund: string) => {
    found.set(presentOf(base), { form: 'present', past, base });
    found.set(gerund, { form: 'gerund', past, base });
    found.set(base, { form: 'base', past, base });
    found.set(past, { form: 'past', past, base });
  };
  for (const { verbs, ending } of verbTable.entries()) {
    for (const base of verbs) {
      if (ending === 'regular') learn(base, regularPast(base), gerundOf(base));
      else learn(base, `${doubled(base)}ed`, `${doubled(base)}ing`);
    }
  }
  for (const { base, past, doublesLastLetter } of irregularVerbTable.entries())
    learn(base, past, doublesLastLetter ? `${doubled(base)}ing` : gerundOf(base));
  return found;
});

/** A verb as it is said of what one does now: "bending" and "bends" are "bend". Undefined for what is not known. */
export const baseOf = (form: string): string | undefined => readings().get(form.toLowerCase())?.base;

const doubled = (base: string) => `${base}${base.charAt(base.length - 1)}`;

/** How a word reads as a verb; an unknown word in -ed counts as a past. Undefined for anything else. */
export function readVerb(word: string): VerbReading | undefined {
  const lower = word.toLowerCase();
  const known = readings().get(lower);
  if (known) return known;
  return /^(?:re|co|over|out|pre|un|in|cross|multi|hand|fast|double)?-?[a-z]{3,}ed$/.test(lower) &&
    !notVerbs().has(lower)
    ? { form: 'past', past: lower }
    : undefined;
}

/** Words in -ed that are no verbs, or that describe the noun behind them. */
export const wordsThatLookLikeVerbs = tableOf('writing/words-that-look-like-verbs.json', rows, () =>
  entryOf({ words: wordList }),
);

const notVerbs = lazily(() => new Set(wordsThatLookLikeVerbs.entries().flatMap(({ words }) => words)));
