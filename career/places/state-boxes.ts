import { z } from 'zod';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/places/state-boxes.json' with { type: 'json' };
import type { Point } from './point.ts';

const degrees = z.number().min(-180).max(180);

/** How far each state and territory reaches, in degrees. */
export const stateBoxTable = tableOf(
  'places/state-boxes.json',
  rows,
  () =>
    entryOf({ code: words.length(2), south: degrees, north: degrees, west: degrees, east: degrees }).refine(
      ({ south, north, west, east }) => south < north && west < east,
      { path: ['south'], message: 'south must be below north, and west below east' },
    ),
  noRepeats('code', ({ code }) => code),
);

const boxes = lazily(() => new Map(stateBoxTable.entries().map((box) => [box.code, box])));

/** Whether a point may lie in a state, by its postal code; false for a code that is no state's. */
export function mayLieIn({ latitude, longitude }: Point, state: string): boolean {
  const box = boxes().get(state);
  return (
    box !== undefined &&
    box.south <= latitude &&
    latitude <= box.north &&
    box.west <= longitude &&
    longitude <= box.east
  );
}
