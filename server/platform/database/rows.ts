import type { SQL } from 'drizzle-orm';
import type { Query } from './database.ts';

/** The rows of a statement that drizzle has no words for. PGlite gives an object with the rows, postgres.js the rows. */
export async function rowsOf<Row>(db: Query, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return Array.isArray(result) ? result : (result as { rows: Row[] }).rows;
}
