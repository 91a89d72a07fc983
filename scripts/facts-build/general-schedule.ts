import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PlaceTable } from '#career/places/tables.ts';
import type { GeneralScheduleTable } from '#career/training/tables.ts';

const published = z.object({
  year: z.number().int(),
  cap_ex_iv: z.number(),
  base: z.record(z.string(), z.array(z.number())),
  /** Percent and name. */
  locality: z.record(z.string(), z.tuple([z.number(), z.string()])),
});

const GRADES = 15;
const WHOLE_STATES: Readonly<Record<string, string>> = { AK: 'AK', DCB: 'DC', HI: 'HI' };

/**
 * Federal pay of the General Schedule. OPM draws localities by counties, which the release does not hold; an area that
 * wages are published for counts to a locality only where the locality's own name names one of its cities, in one of its
 * states. The rest of the country is left open.
 */
export function buildGeneralSchedule(inputDir: string, places: PlaceTable): GeneralScheduleTable {
  const path = join(inputDir, 'federal-pay', 'gs_2026.json');
  const read = published.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path}: ${read.error.issues[0]?.path.join('.')} is missing`);
  const { data } = read;
  const base = Array.from({ length: GRADES }, (_, at) => {
    const steps = data.base[String(at + 1)];
    if (steps?.length !== 10) throw new Error(`${path}: grade ${at + 1} has no ten steps`);
    return steps;
  });
  const localities = Object.entries(data.locality);
  return {
    year: data.year,
    cap: data.cap_ex_iv,
    base,
    locality: localities.map(([code]) => code),
    localityName: localities.map(([, [, name]]) => name),
    percent: localities.map(([, [percent]]) => percent),
    areas: localities.map(([, [, name]]) => areasNamedBy(name, places)),
    wholeState: localities.map(([code]) => WHOLE_STATES[code] ?? ''),
  };
}

/** "Virginia Beach-Norfolk, VA-NC": cities and states. A name without a comma ("Rest of U.S.") has none. */
function readName(name: string): { cities: readonly string[]; states: readonly string[] } {
  const [cities = '', states] = name.split(', ');
  if (states === undefined) return { cities: [], states: [] };
  return { cities: cities.split(/-{1,2}/), states: states.split('-') };
}

function areasNamedBy(name: string, { area, areaName, areaMetro }: PlaceTable): string[] {
  const locality = readName(name);
  return area.filter((_, row) => {
    if (areaMetro.charAt(row) !== '1') return false;
    const { cities, states } = readName(areaName[row] ?? '');
    return (
      cities.some((city) => locality.cities.includes(city)) &&
      states.some((state) => locality.states.includes(state))
    );
  });
}
