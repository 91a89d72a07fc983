import { z } from 'zod';
import { entryOf, lazily, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { unpackNumbers } from '#career/occupations/packed.ts';
import { profileOf } from '#career/occupations/profile.ts';
import rows from '#knowledge/matching/workplace-words.json' with { type: 'json' };
import { listed } from './sentence.ts';

/** O*NET's interests and work values in words of a workday. */
export const workplaceWords = tableOf(
  'matching/workplace-words.json',
  rows,
  () => entryOf({ name: words, measure: z.enum(['interest', 'value']), saidAs: words }),
  noRepeats('name', (entry) => `${entry.measure} ${entry.name}`),
);

const saidAs = lazily(
  () => new Map(workplaceWords.entries().map((entry) => [`${entry.measure} ${entry.name}`, entry.saidAs])),
);

/** What a workday is like, from O*NET's interests, values and work context; says so when O*NET has none. */
export function workplaceInWords(facts: CareerFacts, row: number): string {
  const profile = profileOf(facts, row);
  const sentences: string[] = [];
  const interests = profile.interests.slice(0, 2).flatMap((name) => saidAs().get(`interest ${name}`) ?? []);
  if (interests.length > 0) sentences.push(`The day is mostly ${listed(interests)}.`);
  sentences.push(...contextSentences(facts.tables.occupations.workContext[row] ?? ''));
  const values = profile.values.slice(0, 2).flatMap((name) => saidAs().get(`value ${name}`) ?? []);
  if (values.length > 0) sentences.push(`People who do well in it value ${listed(values)}.`);
  if (sentences.length === 0) return 'O*NET has no ratings of the work setting for this occupation.';
  return `${sentences.join(' ')} Source: O*NET.`;
}

/** Work context 0-1: automation, exactness, repetition, structure (high structure means little freedom of one's own). */
function contextSentences(packed: string): string[] {
  if (packed === '') return [];
  const [, exactness = Number.NaN, repetition = Number.NaN, freedom = Number.NaN] = unpackNumbers(
    packed,
    0,
    1,
  );
  const sentences: string[] = [];
  if (exactness >= 0.85) sentences.push('Being exact matters a great deal.');
  if (repetition >= 0.75) sentences.push('Much of it repeats in a steady routine.');
  else if (repetition <= 0.45) sentences.push('The tasks vary from day to day.');
  if (freedom >= 0.85) sentences.push('You set much of your own work.');
  else if (freedom <= 0.6) sentences.push('Much of the work is laid out for you.');
  return sentences;
}
