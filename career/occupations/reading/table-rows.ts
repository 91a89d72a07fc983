/** A table of facts that does not hold what it should; says which table, column and row. */
export class FactsError extends Error {}

type Columns = Readonly<Record<string, readonly unknown[]>>;
type RowOf<Of extends Columns> = { readonly [Name in keyof Of]: Of[Name][number] };

/**
 * The rows of a table that is stored column by column. Throws where the columns differ in length: a row that lacks a
 * cell is a broken release, and must not turn into an occupation without a title.
 */
export function rowsOf<Of extends Columns>(table: string, columns: Of): RowOf<Of>[] {
  const names = Object.keys(columns);
  const length = columns[names[0] ?? '']?.length ?? 0;
  for (const name of names) {
    const own = columns[name]?.length;
    if (own !== length)
      throw new FactsError(
        `facts/${table}.json: the column ${name} holds ${own} rows and ${names[0]} ${length}.`,
      );
  }
  const entries = Object.entries(columns);
  return Array.from({ length }, (_, at) => {
    // Filled name by name: thirteen thousand rows made from entries take three times as long.
    const row: Record<string, unknown> = {};
    for (const [name, cells] of entries) row[name] = cells[at];
    return row as RowOf<Of>;
  });
}

/** The thing a cell refers to by its row. Throws where it refers to none. */
export function referred<Thing>(things: readonly Thing[], row: number, from: string): Thing {
  const thing = things[row];
  if (thing === undefined) throw new FactsError(`${from} refers to row ${row} of ${things.length}.`);
  return thing;
}
