import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Tx } from '../database/database.ts';
import {
  type BackupHeader,
  COLUMNS_LEFT_OUT,
  type Manifest,
  migrationTag,
  TABLES_LEFT_OUT,
  type TableLine,
} from './backup-format.ts';
import {
  lastMigrationAt,
  readRows,
  sequenceValues,
  settleTextForms,
  type TableShape,
  tableShapes,
} from './backups.store.ts';
import { sealWith } from './sealed-file.ts';

/** The columns of a table that a backup holds. */
export function backedUpColumns({ name, columns }: TableShape): string[] {
  const leftOut = COLUMNS_LEFT_OUT[name] ?? [];
  return columns.map((column) => column.name).filter((column) => !leftOut.includes(column));
}

/**
 * Writes what this transaction sees to a file that only its owner may read: whole under its name, or not at all; sealed
 * where there is a key. The transaction decides how consistent it is.
 */
export async function writeBackup(
  tx: Tx,
  file: string,
  createdAt: Date,
  key?: string | undefined,
): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  const written: { manifest?: Manifest } = {};
  try {
    const lines = Readable.from(backupText(tx, createdAt, written));
    const target = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
    if (key === undefined) await pipeline(lines, createGzip(), target);
    else await pipeline(lines, createGzip(), sealWith(key), target);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  if (!written.manifest) throw new Error('The backup has no manifest');
  return written.manifest;
}

async function* backupText(
  tx: Tx,
  createdAt: Date,
  written: { manifest?: Manifest },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const summed = (lines: readonly string[]) => {
    const text = lines.map((line) => `${line}\n`).join('');
    hash.update(text);
    return text;
  };
  await settleTextForms(tx);
  yield summed([JSON.stringify(await headerOf(tx, createdAt))]);
  const counts: Record<string, number> = {};
  for (const shape of await tableShapes(tx)) {
    if (TABLES_LEFT_OUT.includes(shape.name)) continue;
    const columns = backedUpColumns(shape);
    counts[shape.name] = 0;
    yield summed([JSON.stringify({ table: shape.name, columns } satisfies TableLine)]);
    for await (const lines of readRows(tx, shape, columns)) {
      counts[shape.name] = (counts[shape.name] ?? 0) + lines.length;
      yield summed(lines);
    }
  }
  written.manifest = { rows: counts, sequences: await sequenceValues(tx), sha256: hash.digest('hex') };
  yield `${JSON.stringify({ manifest: written.manifest })}\n`;
}

async function headerOf(tx: Tx, createdAt: Date): Promise<BackupHeader> {
  const schemaVersion = migrationTag(await lastMigrationAt(tx));
  if (schemaVersion === undefined) throw new Error('The database has a schema this program does not know');
  return { format: 'mission-ready-backup', version: 1, createdAt: createdAt.toISOString(), schemaVersion };
}
