import { Column, is, SQL } from 'drizzle-orm';

/** A column of a result as drizzle describes it: where its value goes, and what reads it. */
interface Field {
  readonly path: readonly string[];
  readonly field: unknown;
}
type Rows = readonly (readonly unknown[])[];
type MapRows = (rows: Rows) => unknown[];

interface Session {
  prepareQuery: (
    query: { sql: string },
    fields: readonly Field[] | undefined,
    name: string | undefined,
    isInArrayMode: boolean,
    mapper: MapRows | undefined,
    ...rest: never[]
  ) => unknown;
}

/**
 * Has a session make its rows by a mapper that is put together once a statement: drizzle's own asks of every value of
 * every row what kind of column it is in, which took a third of the time of a list. Rows with objects in them stay with
 * drizzle's. Each transaction has a session of its own.
 */
export function mapRowsOnce(session: unknown): void {
  const mapped = session as Session;
  const prepare = mapped.prepareQuery.bind(mapped);
  mapped.prepareQuery = (query, fields, name, isInArrayMode, mapper, ...rest) =>
    prepare(query, fields, name, isInArrayMode, mapper ?? (fields && mapperOf(fields)), ...rest);
}

const asItIs = Column.prototype.mapFromDriverValue;

/** Undefined for rows that are not flat, or with a column whose kind isn't known here. */
function mapperOf(fields: readonly Field[]): MapRows | undefined {
  const columns: { name: string; read: ((value: unknown) => unknown) | null }[] = [];
  for (const { path, field } of fields) {
    const [name, deeper] = path;
    if (name === undefined || deeper !== undefined) return undefined;
    const decoder = decoderOf(field);
    if (decoder === undefined) return undefined;
    const isRead = decoder.mapFromDriverValue !== asItIs;
    columns.push({ name, read: isRead ? (value) => decoder.mapFromDriverValue(value) : null });
  }
  return (rows) =>
    rows.map((row) => {
      const made: Record<string, unknown> = {};
      for (let at = 0; at < columns.length; at++) {
        const column = columns[at];
        const value = row[at];
        if (column) made[column.name] = value === null || column.read === null ? value : column.read(value);
      }
      return made;
    });
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

function decoderOf(field: unknown): Decoder | undefined {
  if (is(field, Column)) return field;
  // What drizzle decodes an expression with is internal to it by type alone.
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, SQL.Aliased)) return (field.sql as unknown as { decoder: Decoder }).decoder;
  return undefined;
}
