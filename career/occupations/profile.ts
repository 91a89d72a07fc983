import type { CareerFacts } from './facts.ts';
import { unpackNumbers } from './packed.ts';

/** What an occupation asks for, most telling first, and whose ratings they are. */
export interface OccupationProfile {
  readonly skills: readonly string[];
  readonly knowledge: readonly string[];
  /** The row whose ratings these are: the occupation itself or its nearest rated relative; null when neither has any. */
  readonly ratedRow: number | null;
  readonly styles: readonly string[];
  readonly interests: readonly string[];
  readonly values: readonly string[];
}

/** The profile of an occupation, from its own ratings or those of its nearest rated relative. */
export function profileOf(facts: CareerFacts, row: number): OccupationProfile {
  return facts.once(`profile-${row}`, () => {
    const { ratings, related } = facts.tables;
    const rated = (at: number) => (ratings.skillImportance[at] ?? '') !== '';
    const near = related.rows[row] ?? [];
    // A manager's work is told by another manager's, not by that of the people or the things managed.
    const alike = (at: number) => rated(at) && majorGroup(facts, at) === majorGroup(facts, row);
    const ratedRow = rated(row)
      ? row
      : (near.find(alike) ?? sameGroup(facts, row, rated) ?? near.find(rated));
    const means = facts.once('rating-means', () => ({
      skills: columnMeans(ratings.skillImportance),
      knowledge: columnMeans(ratings.knowledgeImportance),
    }));
    const from = ratedRow ?? row;
    return {
      ratedRow: ratedRow ?? null,
      skills: telling(ratings.skillNames, ratings.skillImportance[from], means.skills),
      knowledge: telling(ratings.knowledgeNames, ratings.knowledgeImportance[from], means.knowledge),
      styles: highest(ratings.styleNames, ratings.styleImpact[from], -3, 3),
      interests: highest(ratings.interestNames, ratings.interests[from], 1, 7),
      values: highest(ratings.valueNames, ratings.values[from], 1, 7),
    };
  });
}

function majorGroup({ tables: { occupations } }: CareerFacts, row: number): string {
  return (occupations.code[row] ?? '').slice(0, 2);
}

/** The nearest by code: codes of one group begin alike. */
function sameGroup(facts: CareerFacts, row: number, rated: (row: number) => boolean): number | null {
  const { code } = facts.tables.occupations;
  for (let length = 7; length >= 4; length--) {
    const beginning = code[row]?.slice(0, length) ?? '';
    const found = code.findIndex((other, at) => other.startsWith(beginning) && rated(at));
    if (found >= 0) return found;
  }
  return null;
}

function columnMeans(packedRows: readonly string[]): number[] {
  const rows = packedRows.filter((packed) => packed !== '').map((packed) => unpackNumbers(packed, 1, 5));
  return Array.from(rows[0] ?? [], (_, column) => {
    const known = rows.map((row) => row[column] ?? Number.NaN).filter((value) => !Number.isNaN(value));
    return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  });
}

const IMPORTANT = 2.75;

/** Names rated important, those that set the occupation apart first: importance plus its lead over the mean. */
function telling(names: readonly string[], packed: string | undefined, means: readonly number[]): string[] {
  if (!packed) return [];
  const values = unpackNumbers(packed, 1, 5);
  return names
    .map((name, column) => ({ name, value: values[column] ?? 0, mean: means[column] ?? 0 }))
    .filter(({ value }) => value >= IMPORTANT)
    .sort((a, b) => b.value + 1.2 * (b.value - b.mean) - (a.value + 1.2 * (a.value - a.mean)))
    .map(({ name }) => name);
}

function highest(names: readonly string[], packed: string | undefined, low: number, high: number): string[] {
  if (!packed) return [];
  const values = unpackNumbers(packed, low, high);
  return names
    .map((name, column) => ({ name, value: values[column] ?? Number.NaN }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => b.value - a.value)
    .map(({ name }) => name);
}
