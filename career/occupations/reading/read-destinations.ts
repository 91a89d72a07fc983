import type { Destination, VeteranDestinations } from '../military-job.ts';
import type { DestinationTable } from '../tables.ts';
import { FactsError, rowsOf } from './table-rows.ts';

const FROM = 'facts/destinations.json';

/** By the first two figures of the DoD occupation code. Throws a FactsError where a group's columns are not whole. */
export function readDestinations(table: DestinationTable): ReadonlyMap<string, VeteranDestinations> {
  const { dodGroup, label, employed, bySector, byState, sectorNames, stateNames } = table;
  return new Map(
    rowsOf('destinations', { dodGroup, label, employed, bySector, byState }).map((row) => [
      row.dodGroup,
      {
        label: row.label,
        sectors: mostFirst(sectorNames, row.bySector, row.employed),
        states: mostFirst(stateNames, row.byState, row.employed),
        sourceId: 'census-veo',
      },
    ]),
  );
}

function mostFirst(
  names: readonly string[],
  persons: readonly (number | null)[],
  employed: number,
): Destination[] {
  if (persons.length !== names.length || !(employed > 0))
    throw new FactsError(`${FROM}: a group holds ${persons.length} figures for ${names.length} names.`);
  return names
    .map((name, at) => ({ name, share: (persons[at] ?? 0) / employed }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
}
