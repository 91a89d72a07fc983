import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type BackupHeader,
  backupHeader,
  journalUntil,
  type Manifest,
  manifestLine,
  newestMigration,
  type RowLine,
  rowLine,
  type TableLine,
  tableLine,
} from './backup-format.ts';
import { openMaybeSealed, WrongBackupKey } from './sealed-file.ts';

/** A file that cannot be restored; the message says why, for whoever asked. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

export type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly table: TableLine }
  | { readonly kind: 'row'; readonly row: RowLine }
  | { readonly kind: 'end'; readonly manifest: Manifest };

/**
 * Reads a backup part by part and checks it on the way. Throws BackupRefused as soon as something is wrong, at the
 * latest at the end: so whoever reads it all without a throw has read what was written. Only then may it be trusted.
 */
export async function* readBackup(file: string, key: string | undefined): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let table: TableLine | undefined;
  let begun = false;
  let manifest: Manifest | undefined;
  for await (const line of linesOf(await opened(file, key))) {
    if (manifest) throw new BackupRefused('This file goes on after its end: it was altered.');
    const value = parsed(line);
    if (!begun) {
      begun = true;
      yield { kind: 'header', header: headerFrom(value) };
    } else if (Array.isArray(value)) {
      const row = rowLine.safeParse(value);
      if (!row.success || !table || row.data.length !== table.columns.length) throw damaged();
      rows[table.table] = (rows[table.table] ?? 0) + 1;
      yield { kind: 'row', row: row.data };
    } else if (typeof value === 'object' && value !== null && 'manifest' in value) {
      const end = manifestLine.safeParse(value);
      if (!end.success) throw damaged();
      manifest = end.data.manifest;
      continue;
    } else {
      const next = tableLine.safeParse(value);
      if (!next.success || Object.hasOwn(rows, next.data.table)) throw damaged();
      table = next.data;
      rows[table.table] = 0;
      yield { kind: 'table', table };
    }
    hash.update(line).update('\n');
  }
  if (!manifest) throw new BackupRefused('This file ends too early: it was cut off.');
  if (manifest.sha256 !== hash.digest('hex') || !sameCounts(manifest.rows, rows)) throw damaged();
  yield { kind: 'end', manifest };
}

/** Reads a backup to its end and keeps its first and last line. Throws BackupRefused when anything about it is wrong. */
export async function verifyBackup(
  file: string,
  key: string | undefined,
): Promise<{ header: BackupHeader; manifest: Manifest }> {
  let header: BackupHeader | undefined;
  for await (const part of readBackup(file, key)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'end' && header) return { header, manifest: part.manifest };
  }
  throw damaged();
}

const damaged = () => new BackupRefused('This file is damaged or was altered: it is not what was written.');

const foreign = () => new BackupRefused('This file is no backup of Mission Ready.');

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged();
  }
}

function headerFrom(value: unknown): BackupHeader {
  const header = backupHeader.safeParse(value);
  if (!header.success) throw foreign();
  if (journalUntil(header.data.schemaVersion) === undefined) {
    throw new BackupRefused(
      `This backup has schema version ${header.data.schemaVersion}, which this program doesn’t know. Its own is ${newestMigration()}. Restore it with the program that wrote it, or a later one.`,
    );
  }
  return header.data;
}

async function opened(file: string, key: string | undefined): Promise<Readable> {
  return openMaybeSealed(file, key).catch((error: unknown) => {
    throw unreadable(error);
  });
}

const sameCounts = (one: Record<string, number>, other: Record<string, number>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([table, count]) => other[table] === count);

/** The lines of what was packed with gzip. Throws BackupRefused when it cannot be read or unpacked. */
export async function* linesOf(source: Readable): AsyncGenerator<string> {
  // Ends with the error of whichever part fails, also where the source had failed before.
  const text = pipeline(source, createGunzip(), () => {}).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      // Not by readline: it also breaks lines at characters that JSON leaves as they are.
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw error instanceof BackupRefused ? error : unreadable(error);
  } finally {
    source.destroy();
  }
  if (rest !== '') throw new BackupRefused('This file ends too early: it was cut off.');
}

function unreadable(error: unknown): BackupRefused {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof WrongBackupKey) return new BackupRefused(message);
  if (message.includes('unable to authenticate data')) return damaged();
  if (message === 'unexpected end of file')
    return new BackupRefused('This file ends too early: it was cut off.');
  if (code === 'Z_BUF_ERROR') return new BackupRefused('This file ends too early: it was cut off.');
  if (message.includes('incorrect header check')) return foreign();
  if (code?.startsWith('Z_')) return damaged();
  return new BackupRefused(`This file cannot be read: ${message}`);
}
