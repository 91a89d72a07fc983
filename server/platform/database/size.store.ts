import { sql } from 'drizzle-orm';
import type { Query } from './database.ts';
import { rowsOf } from './rows.ts';

/** PostgreSQL's own version, and what the database takes on its disk, in bytes. */
export async function databaseFigures(db: Query): Promise<{ version: string; sizeBytes: number }> {
  const [row] = await rowsOf<{ version: string; size: string }>(
    db,
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as size`,
  );
  return { version: row?.version ?? '', sizeBytes: Number(row?.size ?? 0) };
}
