import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { contactMessages } from '#server/platform/database/schema/support.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { keyset, pagesOf } from './keyset.ts';

const { id, name, createdAt } = contactMessages;
const LENGTH = sql`length(${name})`;
const MINUTE = Date.parse('2026-11-23T12:00:00.000Z');

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  // Several at the same moment and of the same length: only the id tells them apart.
  const rows = [3, 1, 2, 1, 3, 1, 2].map((number) => ({
    name: 'x'.repeat(number),
    email: 'dana@example.org',
    message: 'Hello',
    createdAt: new Date(MINUTE + number),
  }));
  await db.query.insert(contactMessages).values(rows);
});
afterAll(() => db.close());

type Order = ReturnType<typeof keyset>;
const read = (order: Order, behind: ReturnType<Order['behind']>, limit: number) =>
  db.query
    .select({ id, createdAt, length: LENGTH.mapWith(Number) })
    .from(contactMessages)
    .where(behind)
    .orderBy(...order.order)
    .limit(limit);
type Row = Awaited<ReturnType<typeof read>>[number];

describe.each([
  ['the id, rising', keyset('asc', id), (row: Row) => [row.id], [1, 2, 3, 4, 5, 6, 7]],
  [
    'an instant, falling',
    keyset('desc', createdAt, id),
    (row: Row) => [row.createdAt, row.id],
    [5, 1, 7, 3, 6, 4, 2],
  ],
  [
    'an expression, rising',
    keyset('asc', LENGTH, id),
    (row: Row) => [row.length, row.id],
    [2, 4, 6, 3, 7, 1, 5],
  ],
])('a list by %s', (_name, order, placeOf, expected) => {
  it.each([1, 2, 3, 7])('comes whole and in its order in pages of %i', async (size) => {
    const byPlace: number[] = [];
    let page = await read(order, order.behind(), size);
    // At most as many pages as there are rows: an order that stood still would never end.
    for (let turn = 0; turn < expected.length && page.length > 0; turn++) {
      byPlace.push(...page.map((row) => row.id));
      const last = page.at(-1);
      page = last ? await read(order, order.behind(...placeOf(last)), size) : [];
    }
    expect(byPlace).toEqual(expected);
  });

  it('goes on behind a row, and ends where that row is gone', async () => {
    for (const [at, one] of expected.entries()) {
      expect((await read(order, order.behindRow(contactMessages, one), 9)).map((row) => row.id)).toEqual(
        expected.slice(at + 1),
      );
    }
    expect(await read(order, order.behindRow(contactMessages, 99), 9)).toEqual([]);
  });
});

it('goes behind no row but one’s own', async () => {
  const order = keyset('asc', id);
  const behind = order.behindRow(contactMessages, 2, eq(name, 'xxx'));
  expect(await read(order, behind, 9)).toEqual([]);
  expect(await read(order, order.behindRow(contactMessages, 2, eq(name, 'x')), 9)).toHaveLength(5);
});

it('refuses a place that lacks a value of the key', () => {
  expect(() => keyset('asc', createdAt, id).behind(1)).toThrow('2 values');
});

it('reads all of a list in pages, and asks no more once one is short', async () => {
  const order = keyset('asc', id);
  const asked: (number | undefined)[] = [];
  const pages: number[][] = [];
  const next = (last?: Row) => {
    asked.push(last?.id);
    return read(order, order.behind(last?.id), 3);
  };
  for await (const page of pagesOf(3, next)) {
    if (pages.length > 3) break;
    pages.push(page.map((row) => row.id));
  }
  expect(pages).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(asked).toEqual([undefined, 3, 6]);
});
