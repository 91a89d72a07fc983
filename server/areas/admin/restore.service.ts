import { basename, join } from 'node:path';
import {
  backupDirectory,
  backupFile,
  backupName,
  pruneBackups,
} from '#server/platform/backups/backup-files.ts';
import type { Manifest } from '#server/platform/backups/backup-format.ts';
import { noteOperation } from '#server/platform/backups/operations.store.ts';
import { BackupRefused } from '#server/platform/backups/read-backup.ts';
import { restoreBackup } from '#server/platform/backups/restore-backup.ts';
import { upToDate } from '#server/platform/backups/scratch.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { safeReason } from '#server/platform/safe-reason.ts';
import { recordAct } from './audit.service.ts';

/** Who restores and why; null for an operator at the machine. */
export interface RestoreOrder {
  readonly by: string | null;
  readonly reason?: string;
}

type RestoreContext = Pick<Context, 'config' | 'db' | 'clock'>;

/**
 * Puts a backup in the place of everything, also one of an earlier version, and gives its rows by table and where the
 * copy of what was there is. Throws BackupRefused, before anything is touched, for one that cannot be restored.
 */
export async function restoreFrom(context: RestoreContext, file: string, order: RestoreOrder) {
  const ready = await upToDate(context.config.dataDir, file, context.config.backupKey);
  try {
    return await restoreReady(context, ready.file, basename(file).slice(-150), order, (error) =>
      process.emitWarning(safeReason(error)),
    );
  } finally {
    await ready.remove();
  }
}

async function restoreReady(
  { config, db, clock }: RestoreContext,
  file: string,
  backup: string,
  { by, reason }: RestoreOrder,
  onFailure: (error: unknown) => void,
): Promise<{ rows: Manifest['rows']; keptAs: string }> {
  const key = config.backupKey;
  const directory = backupDirectory(config);
  const now = clock.now();
  const keptAs = join(directory, backupName('before-restore', now, key !== undefined));
  const { rows } = await restoreBackup(db, file, {
    keepAs: keptAs,
    key,
    now,
    // By name: in the restored accounts a number may be somebody else's.
    finish: (tx) =>
      recordAct({ clock }, tx, {
        actorId: null,
        action: 'backup-restored',
        subject: by === null ? backup : `${backup}, by ${by}`,
        ...(reason && { reason }),
      }),
  });
  const sum = Object.values(rows).reduce((total, count) => total + count, 0);
  const detail = `${sum.toLocaleString('en-US')} rows. What was there before is in ${basename(keptAs)}`;
  // The rows are there: nothing that fails from here on makes it a restore that failed.
  await noteOperation(db.query, { kind: 'restore', at: now, succeeded: true, backup, detail }).catch(
    onFailure,
  );
  await pruneBackups(directory, 'before-restore', now).catch(onFailure);
  return { rows, keptAs };
}

/**
 * Begins to restore a backup of this machine, with everybody turned away until it is done. Throws a Refusal for one that
 * cannot be restored, before anybody is. How it went is noted for the system page.
 */
export async function beginRestore(
  context: RouteContext,
  name: string,
  order: RestoreOrder,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { config, db, clock, maintenance } = context;
  const file = await backupFile(backupDirectory(config), name);
  if (!file) throw notFound('This backup');
  // With everybody still at work: reading it all, and bringing it up to date, takes longest.
  const ready = await upToDate(config.dataDir, file.path, config.backupKey).catch((error: unknown) => {
    throw error instanceof BackupRefused ? new Refusal('conflict', error.message, { cause: error }) : error;
  });
  let isRestored = false;
  try {
    const { done } = await maintenance.begin(async () => {
      await restoreReady(context, ready.file, name, order, onFailure);
      isRestored = true;
    });
    done
      .catch(async (error: unknown) => {
        onFailure(error);
        if (isRestored) return;
        const detail = `Nothing was changed. ${safeReason(error)}`;
        const entry = { kind: 'restore', at: clock.now(), succeeded: false, backup: name, detail } as const;
        await noteOperation(db.query, entry);
      })
      .then(ready.remove)
      .catch(onFailure);
  } catch (error) {
    await ready.remove();
    throw error;
  }
}
