import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { type LocalFigures, localFigures } from './local-figures.ts';
import { ANYWHERE } from './places.ts';

/**
 * What is published nationwide of work without yearly pay of its own: pay by the hour, or that of its wider group. Null
 * for work that has its own, and where nothing is published.
 */
export function nationInstead(facts: CareerFacts, occupation: Occupation): LocalFigures | null {
  if (occupation.figures.pay !== null) return null;
  const nation = localFigures(facts, occupation, ANYWHERE);
  return nation.hourly === null && nation.median === null ? null : nation;
}
