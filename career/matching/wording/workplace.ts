import { z } from 'zod';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { Occupation, WorkContext } from '#career/occupations/occupation.ts';
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
export function workplaceInWords({ profile, workContext }: Occupation): string {
  const sentences: string[] = [];
  const { interests, values } = profile();
  const days = interests.slice(0, 2).flatMap((name) => saidAs().get(`interest ${name}`) ?? []);
  if (days.length > 0) sentences.push(`The day is mostly ${listed(days)}.`);
  if (workContext !== null) sentences.push(...contextSentences(workContext));
  const prized = values.slice(0, 2).flatMap((name) => saidAs().get(`value ${name}`) ?? []);
  if (prized.length > 0) sentences.push(`People who do well in it value ${listed(prized)}.`);
  if (sentences.length === 0) return 'O*NET doesn’t rate the work setting for this occupation.';
  return `${sentences.join(' ')} Source: O*NET.`;
}

function contextSentences({ exactness, repetition, freedom }: WorkContext): string[] {
  const sentences: string[] = [];
  if (exactness !== null && exactness >= 0.85) sentences.push('Being exact matters a lot.');
  if (repetition !== null) {
    if (repetition >= 0.75) sentences.push('Much of it is a steady routine.');
    else if (repetition <= 0.45) sentences.push('The tasks vary from day to day.');
  }
  if (freedom !== null) {
    if (freedom >= 0.85) sentences.push('You decide much of your own work.');
    else if (freedom <= 0.6) sentences.push('Much of the work is laid out for you.');
  }
  return sentences;
}
