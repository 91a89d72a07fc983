import { resolve } from 'node:path';
import { restoreFrom } from '#server/areas/admin/restore.service.ts';
import { backupDirectory } from '#server/platform/backups/backup-files.ts';
import { BackupRefused, verifyBackup } from '#server/platform/backups/read-backup.ts';
import { bringBack } from '#server/platform/backups/second-place.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, ConfigError, configFromEnvironment } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { safeReason } from '#server/platform/safe-reason.ts';

/**
 * Puts a backup in the place of everything in the database, which the settings of the server say: DATABASE_URL, or the
 * embedded one under DATA_DIR, whose server must be stopped. docs/operating.md tells what to expect.
 */
async function restore(given: string): Promise<void> {
  const config = configFromEnvironment();
  const file = await fileOf(config, given);
  // Before the database is even opened: a file that cannot be restored changes nothing at all.
  await verifyBackup(file, config.backupKey);
  const db = await openDatabase(config);
  try {
    const { rows, keptAs } = await restoreFrom({ config, db, clock: systemClock }, file, { by: null });
    for (const [table, count] of Object.entries(rows)) process.stdout.write(`${count}\t${table}\n`);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    process.stdout.write(`Restored ${total} rows. What was there before is kept in ${keptAs}\n`);
    process.stdout.write('Everyone signs in again; the passwords are those of the backup.\n');
  } finally {
    await db.close();
  }
}

/** "second-place:NAME" is fetched from there first. */
async function fileOf(config: Config, given: string): Promise<string> {
  const [, name] = /^second-place:(.+)$/.exec(given) ?? [];
  if (name === undefined) return resolve(given);
  if (!config.secondPlace) throw new ConfigError('There is no second place: set BACKUP_S3_URL and its keys');
  const directory = backupDirectory(config);
  if (!(await bringBack(config.secondPlace, name, directory))) {
    throw new BackupRefused(`The second place has no ${name}.`);
  }
  return resolve(directory, name);
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Say which backup: npm run restore -- data/backups/NAME.ndjson.gz\n');
  process.exit(2);
}
try {
  await restore(file);
} catch (error) {
  process.stderr.write(`Nothing was restored. ${safeReason(error)}\n`);
  process.exit(1);
}
