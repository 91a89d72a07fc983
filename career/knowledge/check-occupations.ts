import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Table } from './read-table.ts';

/** An occupation anywhere in an entry: a code or its beginning, and the title for whoever reads the table. */
interface Named {
  readonly code: string;
  readonly title: string;
}

/** The first entry that names an occupation which does not exist or goes by another title; undefined if there is none. */
export function findWrongOccupation(table: Table<unknown>, facts: CareerFacts): string | undefined {
  for (const [at, entry] of table.entries().entries()) {
    for (const { code, title } of occupationsIn(entry)) {
      const known = facts.occupationByCode.get(code)?.title;
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
  const { code, codeBegins, title } = value as Record<string, unknown>;
  if (typeof title === 'string' && typeof code === 'string') return [{ code, title }];
  if (typeof title === 'string' && typeof codeBegins === 'string')
    return [{ code: wholeCode(codeBegins), title }];
  return Object.values(value).flatMap(occupationsIn);
}

/** "15-1232" is the occupation 15-1232.00 and whatever parts it has. */
const wholeCode = (beginning: string) => (beginning.includes('.') ? beginning : `${beginning}.00`);
