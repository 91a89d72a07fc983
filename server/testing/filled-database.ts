import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { settleTextForms, tableShapes } from '#server/platform/backups/backups.store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { auditLog } from '#server/platform/database/schema/administration.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import {
  installationSecrets,
  profileImages,
  sessions,
  users,
} from '#server/platform/database/schema/users.ts';

const AT = new Date('2026-11-20T12:00:00.678Z');

/** Every row of every table as PostgreSQL writes it, by table; how backups went aside, which belongs to the machine. */
export async function everything(db: Database): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await settleTextForms(tx);
    const all: Record<string, string[]> = {};
    for (const { name } of await tableShapes(tx)) {
      if (name === 'site_operations') continue;
      const rows = await rowsOf<{ row: string }>(
        tx,
        sql`select ${sql.identifier(name)}::text as row from ${sql.identifier(name)} order by 1`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  });
}

export async function insertPerson(db: Database, username: string): Promise<number> {
  const row = {
    username,
    email: `${username}@example.org`,
    passwordHash: 'argon',
    firstName: 'Zoë \u2028 "Q"\\n',
  };
  const [inserted] = await db.query
    .insert(users)
    .values({
      ...row,
      militaryAwards: 'one\ntwo\r\n\tthree',
      earlierService: [
        {
          branch: 'Army',
          component: null,
          rank: null,
          occupation: '11B',
          startDate: null,
          endDate: null,
          duties: 'é"\\u',
        },
      ],
    })
    .returning({ id: users.id });
  return inserted?.id ?? 0;
}

/** People with what is hard to carry over: pictures, JSON, quotes, line ends, dates, microseconds, nothing at all. */
export async function fillDatabase(db: Database): Promise<number[]> {
  const ids = [await insertPerson(db, 'ana'), await insertPerson(db, 'bo')];
  for (const userId of ids) {
    await db.query.insert(profileImages).values({ userId, webp: randomBytes(300), updatedAt: AT });
    const [match] = await db.query
      .insert(jobMatches)
      .values({
        userId,
        jobTitle: 'Technician',
        relevanceScore: 80,
        strengthsAlignment: { vectors: { a: 1.5 }, industries: ['x'] },
      })
      .returning({ id: jobMatches.id });
    await db.query.insert(applications).values({
      userId,
      jobTitle: 'Technician',
      company: "O'Hara",
      appliedDate: '2025-01-05',
      jobMatchId: match?.id ?? null,
    });
    await db.query.insert(sessions).values({ userId, tokenHash: `hash-${userId}`, expiresAt: AT });
  }
  await db.query.insert(installationSecrets).values({ name: 'csrf', value: 'a-secret-value' });
  await db.query.insert(auditLog).values({ at: AT, action: 'user-invited', subject: 'ana' });
  return ids;
}
