import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { rememberCleanStructures } from './clean-structures.ts';

/**
 * Makes a data directory with a migrated, empty database once, for the sites of the journeys to begin with a copy of:
 * making one takes a site more than half of its first start. And where the workers remember what axe found clean.
 */
export default async function prepareData(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), 'mission-ready-prepared-'));
  const database = await openEmbeddedDatabase(directory);
  await database.close();
  process.env.PREPARED_DATA = directory;
  const tellLooks = rememberCleanStructures();
  return () => {
    tellLooks();
    rmSync(directory, { recursive: true, force: true });
  };
}
