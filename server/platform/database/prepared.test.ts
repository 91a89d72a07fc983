import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { Database, Query } from './database.ts';
import { prepared } from './prepared.ts';
import { sessions, users } from './schema/users.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  const row = { username: 'dana', email: 'dana@example.org', passwordHash: 'argon', createdAt: AT };
  await db.query.insert(users).values(row);
});
afterAll(() => db.close());

const AT = new Date('2026-11-20T12:00:00.678Z');
let built = 0;
const byName = prepared('person_by_name', (handle: Query) => {
  built += 1;
  return handle
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.username, sql.placeholder('username')));
});

describe('a prepared statement', () => {
  it('is put together once and answers each time for what it is asked', async () => {
    expect(await byName(db.query).execute({ username: 'dana' })).toMatchObject([{ username: 'dana' }]);
    expect(await byName(db.query).execute({ username: 'nobody' })).toEqual([]);
    expect(built).toBe(1);
  });

  it('reads inside a transaction what that transaction wrote, and nobody else does', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.insert(users).values({ username: 'sam', email: 'sam@example.org', passwordHash: 'argon' });
      expect(await byName(tx).execute({ username: 'sam' })).toHaveLength(1);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await byName(db.query).execute({ username: 'sam' })).toEqual([]);
  });
});

describe('a row', () => {
  it('has each column under its name, read as what it is, and null where there is none', async () => {
    const rows = await db.query
      .select({
        name: users.username,
        isAdmin: users.isAdmin,
        createdAt: users.createdAt,
        suspendedAt: users.suspendedAt,
        earlierService: users.earlierService,
        credits: users.resumeCreditsLimit,
        upper: sql<string>`upper(${users.username})`,
        again: sql<number>`${users.resumeCreditsLimit} + 1`.mapWith(Number).as('again'),
        session: sessions.tokenHash,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, users.id));
    expect(rows).toEqual([
      {
        name: 'dana',
        isAdmin: false,
        createdAt: AT,
        suspendedAt: null,
        earlierService: [],
        credits: 5,
        upper: 'DANA',
        again: 6,
        session: null,
        lastSeenAt: null,
      },
    ]);
  });

  it('with a whole table in it is null there where a join found nothing', async () => {
    const [row] = await db.query
      .select({ person: users, session: sessions })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, users.id));
    expect(row).toMatchObject({ person: { username: 'dana', createdAt: AT }, session: null });
  });
});
