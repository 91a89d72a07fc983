import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything } from '#server/testing/filled-database.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { journalUntil } from '../backups/backup-format.ts';
import { restoreBackup } from '../backups/restore-backup.ts';
import { upToDate } from '../backups/scratch.ts';
import { writeBackup } from '../backups/write-backup.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './embedded.ts';
import { applications } from './schema/applications.ts';

const BEFORE = '0018_model-wordings';
const NOW = new Date('2026-11-23T12:00:00Z');
const GONE = ['career_roadmaps', 'certifications', 'job_to_certifications'];

/** A person with a match they selected, its resume, application and report, and the advice that was stored with it. */
const OF_BEFORE = [
  `insert into users (username, email, password_hash, certifications, has_selected_jobs)
   values ('ana', 'ana@example.org', 'x', 'CompTIA Security+', true)`,
  `insert into job_matches (id, user_id, job_title, relevance_score, is_selected, has_generated_resume, origin,
     onet_soc_code, detail)
   values (41, 1, 'Network Technician', 91, true, true, 'recommended', '15-1244.00', '{"fit": "strong"}'),
          (42, 1, 'Truck Driver', 60, false, false, 'added', '53-3032.00', null)`,
  `insert into resumes (id, user_id, job_match_id, content, military_to_job_alignment, origin)
   values (43, 1, 41, '{"summary": "Mine."}', '[]', 'generated')`,
  `insert into applications (user_id, job_title, company, notes, job_match_id, resume_id)
   values (1, 'Network Technician', 'Example', 'Called on Monday.', 41, 43)`,
  `insert into match_reports (user_id, job_match_id, job_title, reason) values (1, 42, 'Truck Driver', 'Never again.')`,
  `insert into certifications (slug, name) values ('comptia-security-plus', 'CompTIA Security+')`,
  `insert into job_to_certifications (job_match_id, certification_id, relevance_score, advice_group, reason)
   values (41, 1, 90, 'have', 'Your record lists it.')`,
  `insert into career_roadmaps (job_match_id, stage, title, learn) values (41, 1, 'New Technician', '["Cabling"]')`,
];

let dataDir: string;
let older: PGlite;
let held: Record<string, string[]>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-advice-'));
  older = await PGlite.create();
  await migrateUntil(BEFORE);
  const handle = drizzle(older);
  for (const statement of OF_BEFORE) await handle.execute(sql.raw(statement));
  await handle.transaction((tx) => writeBackup(tx as never, join(dataDir, 'earlier.gz'), NOW, undefined));
  held = await rowsOfOlder();
});
afterAll(async () => {
  await older.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Brings the older database up to a migration and no further: what later ones change is not this test's. */
async function migrateUntil(tag: string): Promise<void> {
  const folder = join(dataDir, tag);
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, 'meta/_journal.json'), journalUntil(tag) ?? '');
  await migrate(drizzle(older, { casing: 'snake_case' }), { migrationsFolder: folder });
}

function rowsOfOlder(): Promise<Record<string, string[]>> {
  const handle = drizzle(older);
  const asDatabase = { transaction: (work: never) => handle.transaction(work) };
  return everything(asDatabase as unknown as Database);
}

const without = (all: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !GONE.includes(name)));

describe('the tables that kept certificates and career stages', () => {
  it('were filled before', () => {
    for (const name of GONE) expect(held[name], name).toHaveLength(1);
    for (const name of ['job_matches', 'resumes', 'applications', 'match_reports', 'users'])
      expect(held[name]?.length, name).toBeGreaterThan(0);
  });

  it('go with the migration, and nothing that a person gave or a link needs goes with them', async () => {
    await migrateUntil('0019_advice-when-read');
    expect(await rowsOfOlder()).toEqual(without(held));
  });

  it('are left out where a backup of before is restored, and everything else in it comes back', async () => {
    const db = await openTestDatabase();
    const ready = await upToDate(dataDir, join(dataDir, 'earlier.gz'), undefined);
    const keepAs = join(dataDir, 'kept.gz');
    await restoreBackup(db, ready.file, { keepAs, key: undefined, now: NOW, finish: async () => {} });
    await ready.remove();
    const after = await everything(db);
    expect(GONE.filter((name) => name in after)).toEqual([]);
    for (const [name, rows] of Object.entries(without(held)))
      expect(after[name]?.length, name).toBe(rows.length);
    const [applied] = await db.query.select().from(applications);
    expect(applied).toMatchObject({ notes: 'Called on Monday.', jobMatchId: 41, resumeId: 43 });
    await db.close();
  });
});
