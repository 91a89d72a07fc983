import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { z } from 'zod';
import type { GivenFor } from '#contract/endpoint.ts';
import type { getSystem, SiteOperation, SystemReply } from '#contract/system.ts';
import { newestMigration } from '#server/platform/backups/backup-format.ts';
import { findLastOperation } from '#server/platform/backups/operations.store.ts';
import type { Context } from '#server/platform/context.ts';
import { databaseFigures } from '#server/platform/database/size.store.ts';

const packageFile = new URL('../../../package.json', import.meta.url);
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, 'utf8')));

/** What runs here, on what, and how its data is kept safe. */
export async function describeSystem(context: Context): Promise<GivenFor<typeof getSystem>> {
  const { config, db, clock } = context;
  const last = async (kind: SiteOperation) => (await findLastOperation(db.query, kind)) ?? null;
  return {
    version,
    node: process.version,
    startedAt: new Date(clock.now().getTime() - process.uptime() * 1000),
    database: { kind: db.kind, schema: newestMigration(), ...(await databaseFigures(db.query)) },
    disk: await diskUnder(config.dataDir),
    mail: config.smtpUrl ? 'server' : 'outbox',
    operations: {
      backup: await last('backup'),
      copy: await last('copy'),
      rehearsal: await last('rehearsal'),
      restore: await last('restore'),
    },
  };
}

/** Null where the directory is not there, or the system doesn't tell. */
async function diskUnder(directory: string): Promise<SystemReply['disk']> {
  const found = await statfs(directory).catch(() => null);
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}
