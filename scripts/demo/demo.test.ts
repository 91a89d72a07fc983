import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { forumReplies, forumThreads } from '#server/platform/database/schema/community.ts';
import { jobListings } from '#server/platform/database/schema/jobs.ts';
import { users } from '#server/platform/database/schema/users.ts';

const folder = mkdtempSync(join(tmpdir(), 'mission-ready-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (dataDir: string) =>
  promisify(execFile)(process.execPath, ['--liftoff-only', 'scripts/demo/fill-directory.ts', dataDir], {
    env: { ...process.env, DATA_DIR: '/nonexistent', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
  });

it('the demonstration fills an empty directory with one veteran a stage, and never one that holds anything', async () => {
  const dataDir = join(folder, 'demo');
  const { stdout } = await run(dataDir);
  expect(stdout).toContain('npm start');
  const names = ['demo-one', 'demo-two', 'demo-three', 'demo-four', 'demo-five', 'demo-six', 'demo-seven'];
  for (const name of ['demo-admin', ...names]) expect(stdout).toContain(name);
  const db = await openEmbeddedDatabase(dataDir);
  const count = (table: string) =>
    sql<number>`(select count(*)::int from ${sql.identifier(table)} t where t.user_id = "users"."id")`;
  const rows = await db.query
    .select({
      username: users.username,
      lastName: users.lastName,
      isAdmin: users.isAdmin,
      branch: users.militaryBranch,
      assessed: users.hasCompletedAssessment,
      service: users.militaryOccupation,
      selected: users.hasSelectedJobs,
      assessments: count('strengths_assessments'),
      resumes: count('resumes'),
      applied: count('applications'),
    })
    .from(users)
    .orderBy(asc(users.id));
  const [admin, ...people] = rows;
  expect(admin).toMatchObject({ username: 'demo-admin', isAdmin: true });
  expect(people.map(({ username }) => username)).toEqual(names);
  expect(people.map(({ branch }) => branch !== null)).toEqual([false, true, true, true, true, true, true]);
  expect(people.map(({ assessments }) => assessments)).toEqual([0, 0, 1, 1, 1, 1, 1]);
  expect(people.map(({ service }) => service !== null)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(people.map(({ selected }) => selected)).toEqual([false, false, false, false, true, true, true]);
  expect(people.map(({ resumes }) => resumes)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(people.map(({ applied }) => applied)).toEqual([0, 0, 0, 0, 0, 0, 5]);
  expect(people.every(({ lastName }) => lastName?.startsWith('Veteran '))).toBe(true);
  expect(await db.query.$count(forumThreads)).toBe(2);
  expect(await db.query.$count(forumReplies)).toBe(3);
  expect(await db.query.$count(jobListings)).toBe(0);
  expect(await db.query.$count(applications, eq(applications.status, 'accepted'))).toBe(1);
  await db.close();

  const before = readdirSync(dataDir);
  await expect(run(dataDir)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty'),
  });
  expect(readdirSync(dataDir)).toEqual(before);
});
