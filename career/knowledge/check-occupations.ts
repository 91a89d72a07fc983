import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Table } from './read-table.ts';

/** An occupation anywhere in an entry: a code, and its title for whoever reads the table. */
interface Named {
  readonly code: string;
  readonly title: string;
}

/** The first entry that names an occupation which does not exist or goes by another title; undefined if there is none. */
export function findWrongOccupation(table: Table<unknown>, facts: CareerFacts): string | undefined {
  for (const [at, entry] of table.entries().entries()) {
    for (const { code, title } of occupationsIn(entry)) {
      const known = facts.tables.occupations.title[facts.rowOfOccupation.get(code) ?? -1];
      const where = `knowledge/${table.name}, entry ${at + 1}: ${code}`;
      if (known === undefined) return `${where} is no O*NET-SOC code`;
      if (known !== title) return `${where} is “${known}”, not “${title}”`;
    }
  }
  return undefined;
}

function occupationsIn(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(occupationsIn);
  if (typeof value !== 'object' || value === null) return [];
  if (isNamed(value)) return [value];
  return Object.values(value).flatMap(occupationsIn);
}

function isNamed(value: object): value is Named {
  return (
    'code' in value && 'title' in value && typeof value.code === 'string' && typeof value.title === 'string'
  );
}
