import { join, resolve } from 'node:path';
import { recordAct } from '#server/areas/admin/audit.service.ts';
import { backupDirectory, backupName, pruneBackups } from '#server/platform/backups/backup-files.ts';
import { BackupRefused, verifyBackup } from '#server/platform/backups/read-backup.ts';
import { restoreBackup } from '#server/platform/backups/restore-backup.ts';
import { systemClock } from '#server/platform/clock.ts';
import { ConfigError, configFromEnvironment } from '#server/platform/config.ts';
import { openEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { DirectoryInUse } from '#server/platform/database/lock.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres.ts';

/**
 * Puts a backup in the place of everything in the database, which the settings of the server say: DATABASE_URL, or the
 * embedded one under DATA_DIR, whose server must be stopped. docs/operating.md tells what to expect.
 */
async function restore(given: string): Promise<void> {
  const config = configFromEnvironment();
  const file = resolve(given);
  // Before the database is even opened: a file that cannot be restored changes nothing at all.
  await verifyBackup(file);
  const db = config.databaseUrl
    ? await openPostgresDatabase(config.databaseUrl)
    : await openEmbeddedDatabase(config.dataDir);
  try {
    const now = systemClock.now();
    const keepAs = join(backupDirectory(config), backupName('before-restore', now));
    const finish = (tx: Parameters<typeof recordAct>[1]) =>
      recordAct({ clock: systemClock }, tx, {
        actorId: null,
        action: 'backup-restored',
        subject: file.split(/[\\/]/).at(-1)?.slice(-200) ?? '',
      });
    const { rows } = await restoreBackup(db, file, { keepAs, now, finish });
    await pruneBackups(backupDirectory(config), 'before-restore', now);
    for (const [table, count] of Object.entries(rows)) process.stdout.write(`${count}\t${table}\n`);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`Restored ${total} rows. What was there before is kept in ${keepAs}\n`);
    process.stdout.write('Everyone signs in again; the passwords are those of the backup.\n');
  } finally {
    await db.close();
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Say which backup: npm run restore -- data/backups/NAME.ndjson.gz\n');
  process.exit(2);
}
try {
  await restore(file);
} catch (error) {
  const expected = [BackupRefused, ConfigError, DirectoryInUse].some((kind) => error instanceof kind);
  const said = expected && error instanceof Error ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`Nothing was restored. ${said}\n`);
  process.exit(1);
}
