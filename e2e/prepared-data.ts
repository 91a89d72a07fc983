import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#server/platform/database/embedded.ts';

/**
 * Makes a data directory with a migrated, empty database once, for the sites of the journeys to begin with a copy of:
 * making one takes a site more than half of its first start.
 */
export default async function prepareData(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'mission-ready-prepared-'));
  const database = await openEmbeddedDatabase(directory);
  await database.close();
  process.env.PREPARED_DATA = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
