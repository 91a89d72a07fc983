import { and, asc, Column, desc, eq, is, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * An order in which a list is read page by page, each found by where the page before ended (keyset pagination), so that
 * the last page is as quick as the first. `key` are the columns or expressions of the order, the row's id last: no two
 * rows have the same place.
 */
export function keyset(direction: 'asc' | 'desc', ...key: readonly [...(Column | SQL)[], Column]) {
  const columns = sql.join([...key], sql`, `);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const behindPlace = (place: SQL) => sql`(${columns}) ${beyond} (${place})`;
  return {
    /** For the statement's `orderBy`. */
    order: key.map(direction === 'asc' ? asc : desc),

    /** What is behind a place, given as the values of the key there; undefined ones are no place, so no condition. */
    behind(...place: readonly unknown[]): SQL | undefined {
      if (place.every((value) => value === undefined)) return undefined;
      if (place.length !== key.length) throw new Error(`A place in this list has ${key.length} values`);
      const values = place.map((value, at) =>
        is(key[at], Column) ? sql.param(value, key[at]) : sql`${value}`,
      );
      return behindPlace(sql.join(values, sql`, `));
    },

    /**
     * What is behind the row of `table` with this id, as it stands now; no condition without an id. Nothing where there
     * is no such row, or it is not among the `own` ones.
     */
    behindRow(table: PgTable, id: number | string | Placeholder | undefined, own?: SQL): SQL | undefined {
      if (id === undefined) return undefined;
      const which = and(eq(key[key.length - 1] as Column, id), own);
      return behindPlace(sql`select ${columns} from ${table} where ${which}`);
    },
  };
}

/**
 * All of a list, in pages of `size` and without a transaction around them: `read` gives at most so many rows behind the
 * one named, or the first.
 */
export async function* pagesOf<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const page = await read(last);
    if (page.length > 0) yield page;
    last = page.length < size ? undefined : page.at(-1);
  } while (last !== undefined);
}
