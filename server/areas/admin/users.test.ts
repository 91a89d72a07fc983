import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportUsers, getUserCounts, listUsers, USER_SORTS } from '#contract/admin.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestApp();
  ({ client: admin } = await site.administrator());
  const names = ['Ada', 'Bo', 'Cy', 'Di', null];
  const rows = Array.from({ length: 120 }, (_, number) => ({
    username: `member-${number}`,
    email: `member-${number}@${number % 2 ? 'north' : 'south'}.example.org`,
    passwordHash: 'none',
    firstName: names[number % 5] ?? null,
    lastName: number % 7 === 0 ? null : `O'Hara${number % 3}`,
    subscriptionType: number % 4 === 0 ? ('premium' as const) : ('free' as const),
    // Some on the same instant: the order must still be one.
    createdAt: new Date(Date.UTC(2025, 0, 1 + Math.floor(number / 10))),
  }));
  await site.db.query.insert(users).values(rows);
});
afterAll(() => site.close());

const list = async (query: Record<string, string | number> = {}) => {
  const answer = await admin.call(listUsers, { query: query as never });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

describe('the list of users', () => {
  it('is an array of at most 50, or as many as asked for up to 100', async () => {
    expect(await list()).toHaveLength(50);
    expect(await list({ limit: 100 })).toHaveLength(100);
    for (const limit of [0, 101, -1, 1.5]) {
      expect((await admin.call(listUsers, { query: { limit } })).status).toBe(400);
    }
  });

  it('tells what the table shows and no secret', async () => {
    const [first] = await list({ search: 'member-4 south' });
    expect(first).toEqual({
      id: expect.any(Number),
      username: 'member-4',
      email: 'member-4@south.example.org',
      firstName: null,
      lastName: "O'Hara1",
      isAdmin: false,
      subscriptionType: 'premium',
      subscriptionEndDate: null,
      paysThroughStripe: false,
      hasTwoFactor: false,
      suspendedAt: null,
      createdAt: '2025-01-01T00:00:00.000Z',
    });
  });

  it.each(USER_SORTS.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
    'by %s %s gives everyone once, page after page, and the other way round in the other direction',
    async (sort, direction) => {
      const walk = async (way: 'asc' | 'desc') => {
        const seen: number[] = [];
        for (;;) {
          const last = seen.at(-1);
          const page = await list({ sort, direction: way, limit: 17, ...(last ? { after: last } : {}) });
          seen.push(...page.map(({ id }) => id));
          if (page.length < 17) return seen;
        }
      };
      const ids = await walk(direction);
      expect(new Set(ids).size).toBe(121);
      expect(ids).toEqual((await walk(direction === 'asc' ? 'desc' : 'asc')).reverse());
    },
  );

  it.each([
    [
      'member-7',
      [
        'member-7',
        'member-70',
        'member-71',
        'member-72',
        'member-73',
        'member-74',
        'member-75',
        'member-76',
        'member-77',
        'member-78',
        'member-79',
      ],
    ],
    ['MEMBER-77', ['member-77']],
    ["ada o'hara1 member-1", ['member-10', 'member-100', 'member-115']],
    ['north 117', ['member-117']],
    ['nobody', []],
    ['ember', []],
    ['%', []],
    ["'; drop table users; --", []],
    ['a:* | b & !c', []],
  ])('for "%s" finds those whose words begin so', async (search, found) => {
    expect((await list({ search, sort: 'username' })).map(({ username }) => username)).toEqual(found);
  });
});

it('counts users, premium users and users with an email', async () => {
  expect((await admin.call(getUserCounts)).body).toEqual({ total: 121, premium: 30, withEmail: 121 });
});

describe('the CSV export', () => {
  it('holds everyone, and a username that is a formula comes out as text', async () => {
    const row = {
      username: '=1+1',
      email: 'formula@example.org',
      passwordHash: 'none',
      firstName: '@cmd',
      lastName: 'A "B", C',
    };
    await site.db.query.insert(users).values(row);
    const answer = await admin.call(exportUsers);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="mission-ready-users-2026-11-20.csv"',
    );
    const records = parse(String(answer.body), { bom: true, columns: true }) as Record<string, string>[];
    expect(records).toHaveLength(122);
    expect(records.at(-1)).toMatchObject({
      Username: "'=1+1",
      'First name': "'@cmd",
      'Last name': 'A "B", C',
      Subscription: 'free',
      Administrator: 'no',
    });
    expect(records[0]).toMatchObject({ Administrator: 'yes' });
  });

  it('reads more users than it takes from the database at once', async () => {
    const rows = Array.from({ length: 2100 }, (_, number) => ({
      username: `many-${number}`,
      email: `many-${number}@example.org`,
      passwordHash: 'none',
    }));
    await site.db.query.insert(users).values(rows);
    const records = parse(String((await admin.call(exportUsers)).body), { bom: true, columns: true });
    expect(records).toHaveLength(2222);
    // So many that the search goes another way.
    const page = await list({ search: 'many', sort: 'id', direction: 'desc', limit: 2 });
    expect(page.map(({ username }) => username)).toEqual(['many-2099', 'many-2098']);
  });
});
