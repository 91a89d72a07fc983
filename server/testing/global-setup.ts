import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { migratedEmbeddedDatabase, migrationsFolder } from '#server/platform/database/embedded.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres.ts';

/** How many requests the fuzz run of `npm test` makes; `npm run fuzz` makes more. */
const FUZZ_REQUESTS = 2500;

/** Prepares what every test file of the run opens: a PostgreSQL with a database to copy, or a migrated PGlite to load. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const server = url ? { url, template: `mission_ready_template_${randomUUID().replaceAll('-', '')}` } : null;
  if (server) await createTemplate(server);
  project.provide('server', server);
  project.provide('fuzz', {
    requests: Number(process.env.FUZZ_REQUESTS ?? FUZZ_REQUESTS),
    seed: Number(process.env.FUZZ_SEED ?? 1),
  });
  project.provide('snapshot', server ? null : await snapshot());
  return async () => {
    if (server) await onServer(server.url, `drop database ${server.template} with (force)`);
  };
}

/** Migrated once; each test database is a copy of it. */
async function createTemplate({ url, template }: { url: string; template: string }): Promise<void> {
  await onServer(url, `create database ${template}`);
  const address = new URL(url);
  address.pathname = `/${template}`;
  const database = await openPostgresDatabase(address.href);
  await database.close();
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(statement);
  await admin.end({ timeout: 5 });
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
