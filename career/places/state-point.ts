import type { Place } from './place.ts';
import { pointAt } from './point.ts';
import type { PlaceTable } from './tables.ts';

/** Where a state lies that is a single county, as the District of Columbia is; null for all others. */
export function pointOfState(table: PlaceTable, code: string): Place['point'] {
  const fips = table.stateFips[table.state.indexOf(code)];
  const [only, second] = table.county.flatMap((county, row) => (county.slice(0, 2) === fips ? [row] : []));
  const point = only === undefined || second !== undefined ? null : pointAt(table.countyPoint, only);
  return point === null ? null : { ...point, of: 'county' };
}
