import type { CareerTables, ExposureTable, LabourTable, MilitaryTable } from '#career/occupations/tables.ts';

/** The tables that refer to occupations by row, referring to the same occupations under a new list of codes. */
export function carryOver(before: CareerTables, codes: readonly string[]): CareerTables {
  const newRow = new Map(codes.map((code, row) => [code, row]));
  const to = before.occupations.code.map((code) => newRow.get(code));
  const from = new Map(before.occupations.code.map((code, row) => [code, row]));
  const oldRows = codes.map((code) => from.get(code));
  return {
    ...before,
    labour: labour(before.labour, oldRows),
    exposure: exposure(before.exposure, oldRows),
    military: military(before.military, to),
  };
}

type OldRows = readonly (number | undefined)[];

function labour(table: LabourTable, oldRows: OldRows): LabourTable {
  return {
    ...table,
    rowOfOccupation: oldRows.map((row) => (row === undefined ? -1 : (table.rowOfOccupation[row] ?? -1))),
  };
}

function exposure(table: ExposureTable, oldRows: OldRows): ExposureTable {
  return {
    measures: table.measures.map((measure) => ({
      ...measure,
      values: oldRows.map((row) => (row === undefined ? null : (measure.values[row] ?? null))),
    })),
  };
}

function military(table: MilitaryTable, to: OldRows): MilitaryTable {
  const ascending = (rows: readonly number[]) => rows.flatMap((row) => to[row] ?? []).sort((a, b) => a - b);
  return {
    ...table,
    crosswalk: table.crosswalk.map(ascending),
    seniorCrosswalk: table.seniorCrosswalk.map(ascending),
    near: table.near.map((rows) => rows.flatMap((row) => to[row] ?? [])),
    // One character a row, in the order of `near`.
    nearness: table.nearness.map((packed, job) =>
      [...packed].filter((_step, at) => to[table.near[job]?.[at] ?? -1] !== undefined).join(''),
    ),
  };
}
