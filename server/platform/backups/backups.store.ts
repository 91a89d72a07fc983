import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import type { RowLine } from './backup-format.ts';

const ROWS_AT_ONCE = 200;

export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly primaryKey: readonly string[];
}

const nameOf = (table: string) => sql`${sql.identifier('public')}.${sql.identifier(table)}`;
const namesOf = (tables: readonly string[]) => sql.join(tables.map(nameOf), sql`, `);

/** Everything this transaction reads is from one moment, however long it takes and whoever writes meanwhile. */
export async function freezeSnapshot(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** Values as text come out the same on every machine; a large table may take longer than a request is allowed to. */
export async function settleTextForms(tx: Tx): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`);
  await tx.execute(sql`set local intervalstyle = 'postgres'`);
  await tx.execute(sql`set local statement_timeout = 0`);
}

/** The time stamp of the last migration, which is how drizzle names them in the database. */
export async function lastMigrationAt(tx: Tx): Promise<number> {
  const [row] = await rowsOf<{ at: string }>(
    tx,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(row?.at);
}

/** Every table of ours as it is stored: generated columns left out, for the database computes them. */
export async function tableShapes(tx: Tx): Promise<TableShape[]> {
  return rowsOf<TableShape>(
    tx,
    sql`select c.relname as name,
          json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns,
          coalesce(json_agg(a.attname order by a.attnum) filter (where a.attnum = any (i.indkey)), '[]') as "primaryKey"
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        group by c.relname order by c.relname`,
  );
}

/** A table's rows in the order of its key, each already as a line of JSON, some at a time. */
export async function* readRows(
  tx: Tx,
  shape: TableShape,
  columns: readonly string[],
): AsyncGenerator<string[]> {
  const values = sql.join(
    columns.map((name) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  const key = shape.primaryKey.length === 0 ? columns : shape.primaryKey;
  const order = sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select to_json(array[${values}]::text[])::text as line from ${nameOf(shape.name)} order by ${order}`,
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

/** Rows by table, counted. */
export async function countRows(tx: Tx, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from ${nameOf(table)}`,
    );
    counts[table] = row?.count ?? 0;
  }
  return counts;
}

/** The last value of each sequence of ours; null for one that was never used. */
export async function sequenceValues(tx: Tx): Promise<Record<string, number | null>> {
  const rows = await rowsOf<{ name: string; last: string | null }>(
    tx,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last === null ? null : Number(last)]));
}

export async function setSequence(tx: Tx, name: string, last: number | null): Promise<void> {
  const sequence = `"public"."${name.replaceAll('"', '""')}"`;
  await tx.execute(
    sql`select setval(${sequence}::text::regclass, ${last ?? 1}::bigint, ${last !== null}::boolean)`,
  );
}

/** Nobody else reads or writes these until the transaction ends; waits half a minute at most. */
export async function lockTables(tx: Tx, tables: readonly string[]): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '30s'`);
  await tx.execute(sql`lock table ${namesOf(tables)} in access exclusive mode`);
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Takes the foreign keys off, so that tables can be filled in any order, in circles too; `addForeignKeys` puts the same
 * ones back, which checks every row.
 */
export async function dropForeignKeys(tx: Tx): Promise<ForeignKey[]> {
  const keys = await rowsOf<ForeignKey>(
    tx,
    sql`select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
        from pg_constraint k join pg_class c on c.oid = k.conrelid
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by c.relname, k.conname`,
  );
  for (const { table, name } of keys) {
    await tx.execute(sql`alter table ${nameOf(table)} drop constraint ${sql.identifier(name)}`);
  }
  return keys;
}

export async function addForeignKeys(tx: Tx, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    // The definition is PostgreSQL's own, read a moment ago.
    const added = sql`alter table ${nameOf(table)} add constraint ${sql.identifier(name)} `;
    await tx.execute(sql`${added}${sql.raw(definition)}`);
  }
}

/** Empties tables, and keeps what our triggers would do with each row from being done a second time. */
export async function emptyTables(tx: Tx, tables: readonly string[]): Promise<void> {
  await tx.execute(sql`truncate ${namesOf(tables)}`);
  for (const table of tables) await tx.execute(sql`alter table ${nameOf(table)} disable trigger user`);
}

export async function wakeTriggers(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const table of tables) await tx.execute(sql`alter table ${nameOf(table)} enable trigger user`);
}

/** Stores rows as a backup holds them; rows that are there already stay as they are. */
export async function insertRows(
  tx: Tx,
  shape: TableShape,
  columns: readonly string[],
  rows: readonly RowLine[],
): Promise<void> {
  const types = new Map(shape.columns.map(({ name, type }) => [name, type]));
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((name, place) => sql.raw(`(r->>${place})::${types.get(name)}`)),
    sql`, `,
  );
  // Through text: postgres.js would make JSON of what it takes for a value of jsonb.
  await tx.execute(
    sql`insert into ${nameOf(shape.name)} (${names}) overriding system value
        select ${values} from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as r on conflict do nothing`,
  );
}
