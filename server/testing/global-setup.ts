import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migratedEmbeddedDatabase, migrationsFolder } from '#server/platform/database/embedded.ts';

/** Prepares what every test file of the run opens: the address of a PostgreSQL, or a migrated PGlite to load. */
export default async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL ?? null;
  project.provide('postgresUrl', url);
  project.provide('snapshot', url ? null : await snapshot());
}

/** Made once for each state of the migrations. */
async function snapshot(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrationsFolder, file)));
  }
  const folder = join(import.meta.dirname, '../../node_modules/.cache/mission-ready');
  const file = join(folder, `pglite-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const pglite = await PGlite.create();
    await migratedEmbeddedDatabase(pglite);
    const dump = await pglite.dumpDataDir('none');
    writeFileSync(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.part`, file);
    await pglite.close();
  }
  return file;
}
