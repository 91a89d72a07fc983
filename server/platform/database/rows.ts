import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Query } from './database.ts';

/** The rows of a statement that drizzle has no words for. PGlite gives an object with the rows, postgres.js the rows. */
export async function rowsOf<Row>(db: Query, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return Array.isArray(result) ? result : (result as { rows: Row[] }).rows;
}

/** For an upsert's `set`: these columns take what the insert brought, so that the row there is brought up to date. */
export function fromInsert<Column extends string>(...columns: readonly Column[]): Record<Column, SQL> {
  return Object.fromEntries(
    columns.map((column) => [column, sql`excluded.${sql.identifier(toSnakeCase(column))}`]),
  ) as Record<Column, SQL>;
}
