import type { Occupation, WorkContext } from '#career/occupations/occupation.ts';
import { listed } from './sentence.ts';

const INTEREST_WORDS: Readonly<Record<string, string>> = {
  Realistic: 'hands-on, practical work',
  Investigative: 'working problems through with facts and analysis',
  Artistic: 'creative work with room for your own ideas',
  Social: 'helping, teaching or caring for people',
  Enterprising: 'leading, persuading and getting projects going',
  Conventional: 'orderly work with records, details and set procedures',
};

const VALUE_WORDS: Readonly<Record<string, string>> = {
  Achievement: 'seeing results',
  'Working Conditions': 'steady work and good conditions',
  Recognition: 'recognition and advancement',
  Relationships: 'good relations with the people they work with',
  Support: 'management that stands behind them',
  Independence: 'working on their own judgment',
};

/** What a workday is like, from O*NET's interests, values and work context; says so when O*NET has none. */
export function workplaceInWords({ profile, workContext }: Occupation): string {
  const sentences: string[] = [];
  const interests = profile.interests.slice(0, 2).flatMap((name) => INTEREST_WORDS[name] ?? []);
  if (interests.length > 0) sentences.push(`The day is mostly ${listed(interests)}.`);
  if (workContext !== null) sentences.push(...contextSentences(workContext));
  const values = profile.values.slice(0, 2).flatMap((name) => VALUE_WORDS[name] ?? []);
  if (values.length > 0) sentences.push(`People who do well in it value ${listed(values)}.`);
  if (sentences.length === 0) return 'O*NET has no ratings of the work setting for this occupation.';
  return `${sentences.join(' ')} Source: O*NET.`;
}

function contextSentences({ exactness, repetition, freedom }: WorkContext): string[] {
  const sentences: string[] = [];
  if (exactness !== null && exactness >= 0.85) sentences.push('Being exact matters a great deal.');
  if (repetition !== null) {
    if (repetition >= 0.75) sentences.push('Much of it repeats in a steady routine.');
    else if (repetition <= 0.45) sentences.push('The tasks vary from day to day.');
  }
  if (freedom !== null) {
    if (freedom >= 0.85) sentences.push('You set much of your own work.');
    else if (freedom <= 0.6) sentences.push('Much of the work is laid out for you.');
  }
  return sentences;
}
