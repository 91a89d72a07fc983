import { DOUBLING_VERBS, IRREGULAR_VERBS, REGULAR_VERBS } from './verb-list.ts';

export type VerbForm = 'base' | 'present' | 'gerund' | 'past';

export interface VerbReading {
  readonly form: VerbForm;
  /** The simple past, in lower case: "supervised". */
  readonly past: string;
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

const READINGS = new Map<string, VerbReading>();

function learn(base: string, past: string, gerund: string): void {
  READINGS.set(presentOf(base), { form: 'present', past });
  READINGS.set(gerund, { form: 'gerund', past });
  READINGS.set(base, { form: 'base', past });
  READINGS.set(past, { form: 'past', past });
}

for (const base of REGULAR_VERBS) learn(base, regularPast(base), gerundOf(base));
for (const base of DOUBLING_VERBS) {
  const last = base.charAt(base.length - 1);
  learn(base, `${base}${last}ed`, `${base}${last}ing`);
}
for (const [base, past] of Object.entries(IRREGULAR_VERBS)) {
  const doubles = [
    'begin',
    'cut',
    'get',
    'put',
    'run',
    'set',
    'swim',
    'win',
    'reset',
    'quit',
    'dig',
  ].includes(base);
  learn(base, past, doubles ? `${base}${base.charAt(base.length - 1)}ing` : gerundOf(base));
}

/** How a word reads as a verb; an unknown word in -ed counts as a past. Undefined for anything else. */
export function readVerb(word: string): VerbReading | undefined {
  const lower = word.toLowerCase();
  const known = READINGS.get(lower);
  if (known) return known;
  return /^(?:re|co|over|out|pre|un|in|cross|multi|hand|fast|double)?-?[a-z]{3,}ed$/.test(lower) &&
    !NOT_VERBS.has(lower)
    ? { form: 'past', past: lower }
    : undefined;
}

/** Words in -ed that are no verbs, or that describe the noun behind them. */
const NOT_VERBS = new Set(
  'advanced armed armored armoured combined detailed enlisted experienced hundred indeed licensed mixed naked need noncommissioned related sacred seasoned shed skilled speed united unmanned varied weed'.split(
    ' ',
  ),
);
