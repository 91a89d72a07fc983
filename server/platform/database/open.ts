import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { openPostgresDatabase } from './postgres.ts';

/** Opens the database that the settings name, and brings its schema up to date. Throws as the two do. */
export function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  return databaseUrl ? openPostgresDatabase(databaseUrl) : openEmbeddedDatabase(dataDir);
}
