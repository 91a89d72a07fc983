import { lazily } from '#career/lazily.ts';
import { type Occupation, type OccupationProfile, sameMajorGroup } from '../occupation.ts';
import type { RatingsTable } from '../tables.ts';
import type { OccupationRatings } from './read-ratings.ts';

type Names = Pick<
  RatingsTable,
  'skillNames' | 'knowledgeNames' | 'styleNames' | 'interestNames' | 'valueNames'
>;

/** Tells what an occupation asks for, from its own ratings or those of its nearest rated relative, in their order. */
export function profilesOf(
  occupations: readonly Occupation[],
  ratings: readonly OccupationRatings[],
  names: Names,
): (occupation: Occupation) => OccupationProfile {
  const rated = occupations.filter(({ position }) => ratings[position]?.skills != null);
  const means = lazily(() => ({
    skills: columnMeans(ratings.flatMap(({ skills }) => (skills === null ? [] : [skills]))),
    knowledge: columnMeans(ratings.flatMap(({ knowledge }) => (knowledge === null ? [] : [knowledge]))),
  }));
  return (occupation) => {
    const ratedAs = rated.includes(occupation) ? occupation : nearestRated(occupation, rated);
    const own = ratings[(ratedAs ?? occupation).position];
    return {
      ratedAs,
      skills: telling(names.skillNames, own?.skills ?? null, means().skills),
      knowledge: telling(names.knowledgeNames, own?.knowledge ?? null, means().knowledge),
      styles: highest(names.styleNames, own?.styles ?? null),
      interests: highest(names.interestNames, own?.interests ?? null),
      values: highest(names.valueNames, own?.values ?? null),
    };
  };
}

/** A manager's work is told by another manager's, not by that of the people or the things managed. */
function nearestRated(occupation: Occupation, rated: readonly Occupation[]): Occupation | null {
  const relatives = occupation.related.filter((other) => rated.includes(other));
  return (
    relatives.find((other) => sameMajorGroup(other, occupation)) ??
    nearestByCode(occupation, rated) ??
    relatives[0] ??
    null
  );
}

/** Codes of one group begin alike. */
function nearestByCode({ code }: Occupation, rated: readonly Occupation[]): Occupation | undefined {
  for (let length = 7; length >= 4; length--) {
    const beginning = code.slice(0, length);
    const found = rated.find((other) => other.code.startsWith(beginning));
    if (found) return found;
  }
  return undefined;
}

function columnMeans(rows: readonly Float32Array[]): number[] {
  return Array.from(rows[0] ?? [], (_, column) => {
    const known = rows.flatMap((row) => {
      const value = row[column];
      return value === undefined || Number.isNaN(value) ? [] : [value];
    });
    return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  });
}

const IMPORTANT = 2.75;

/** How much the lead over the mean of all occupations counts beside the importance itself. */
const LEAD = 1.2;

/** Names rated important, those that set the occupation apart first: importance plus its lead over the mean. */
function telling(names: readonly string[], ratings: Float32Array | null, means: readonly number[]): string[] {
  if (ratings === null) return [];
  return names
    .flatMap((name, column) => {
      const [value, mean] = [ratings[column], means[column]];
      return value === undefined || mean === undefined || !(value >= IMPORTANT)
        ? []
        : [{ name, value, mean }];
    })
    .sort((a, b) => b.value + LEAD * (b.value - b.mean) - (a.value + LEAD * (a.value - a.mean)))
    .map(({ name }) => name);
}

function highest(names: readonly string[], ratings: Float32Array | null): string[] {
  if (ratings === null) return [];
  return names
    .flatMap((name, column) => {
      const value = ratings[column];
      return value === undefined || Number.isNaN(value) ? [] : [{ name, value }];
    })
    .sort((a, b) => b.value - a.value)
    .map(({ name }) => name);
}
