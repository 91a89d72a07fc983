import type { Database, Tx } from '../database/database.ts';
import { KEPT_TABLES, type Manifest, newestMigration, type RowLine } from './backup-format.ts';
import {
  addForeignKeys,
  dropForeignKeys,
  emptyTables,
  insertRows,
  lockTables,
  setSequence,
  settleTextForms,
  type TableShape,
  tableShapes,
  wakeTriggers,
} from './backups.store.ts';
import { BackupRefused, readBackup, verifyBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 4_000_000;

interface RestoreOptions {
  /** Where what was there is kept, as a backup like any other. */
  readonly keepAs: string;
  /** BACKUP_KEY. */
  readonly key?: string | undefined;
  readonly now: Date;
  /** The last thing done, in the same transaction: recording it. */
  readonly finish: (tx: Tx) => Promise<void>;
}

/**
 * Puts the rows of a backup in the place of all there are, in one transaction: whoever looks sees the old or the new,
 * and a failure leaves the old. Throws BackupRefused, before anything is touched, for a file that is not whole and ours,
 * or of an earlier schema version (`upToDate` in scratch.ts makes one of this).
 *
 * What was there is written to a file of its own first, with every table locked, so that nothing falls in between. The
 * audit log is added to, never replaced; sessions and open links end.
 */
export async function restoreBackup(db: Database, file: string, options: RestoreOptions): Promise<Manifest> {
  const { header } = await verifyBackup(file, options.key);
  if (header.schemaVersion !== newestMigration()) {
    throw new BackupRefused(
      `This backup has schema version ${header.schemaVersion}, this program ${newestMigration()}.`,
    );
  }
  return db.transaction(async (tx) => {
    await settleTextForms(tx);
    await lockTables(
      tx,
      (await tableShapes(tx)).map(({ name }) => name),
    );
    await writeBackup(tx, options.keepAs, options.now, options.key);
    const manifest = await replaceRows(tx, file, options.key);
    await options.finish(tx);
    return manifest;
  });
}

/** Puts the rows of a backup in the place of all there are, those of `KEPT_TABLES` aside, which are added to. */
export async function replaceRows(tx: Tx, file: string, key: string | undefined): Promise<Manifest> {
  await settleTextForms(tx);
  const shapes = await tableShapes(tx);
  const kept: readonly string[] = Object.values(KEPT_TABLES);
  const replaced = shapes.map(({ name }) => name).filter((name) => !kept.includes(name));
  const keys = await dropForeignKeys(tx);
  await emptyTables(tx, replaced);
  const manifest = await fillTables(tx, file, key, new Map(shapes.map((shape) => [shape.name, shape])));
  await wakeTriggers(tx, replaced);
  await addForeignKeys(tx, keys);
  for (const [name, last] of Object.entries(manifest.sequences)) {
    // A table that stays goes on counting where it is.
    if (!kept.some((table) => name.startsWith(`${table}_`))) await setSequence(tx, name, last);
  }
  return manifest;
}

async function fillTables(
  tx: Tx,
  file: string,
  key: string | undefined,
  shapes: ReadonlyMap<string, TableShape>,
): Promise<Manifest> {
  let target: { shape: TableShape; columns: readonly string[] } | undefined;
  let rows: RowLine[] = [];
  let characters = 0;
  const flush = async () => {
    if (target && rows.length > 0) await insertRows(tx, target.shape, target.columns, rows);
    rows = [];
    characters = 0;
  };
  // Read a second time, and checked a second time: the file could have changed since.
  for await (const part of readBackup(file, key)) {
    if (part.kind === 'row') {
      rows.push(part.row);
      characters += part.row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (rows.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    if (part.kind === 'table') target = targetFor(part.table, shapes);
    if (part.kind === 'end') return part.manifest;
  }
  throw new BackupRefused('This file ends too early: it was cut off.');
}

/** The names in the file go into SQL only where the database itself has them. */
function targetFor(
  { table, columns }: { table: string; columns: readonly string[] },
  shapes: ReadonlyMap<string, TableShape>,
) {
  const shape = shapes.get(table);
  const unknown = columns.find((name) => !shape?.columns.some((column) => column.name === name));
  if (!shape || unknown !== undefined) {
    throw new BackupRefused(
      `The backup holds ${table}.${unknown ?? '*'}, which this database does not have.`,
    );
  }
  return { shape, columns };
}
