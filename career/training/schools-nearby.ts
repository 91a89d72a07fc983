import { integerAt } from '#career/occupations/packed.ts';
import { type Point, pointAt } from '#career/places/point.ts';
import { AWARDS } from './award-names.ts';
import { CAUTION_KINDS } from './caution-kinds.ts';
import { milesBetween } from './near.ts';
import type { CollegeTable, SponsorTable } from './tables.ts';

/** A public college near a place, with its programs for an occupation. */
export interface College {
  /** Its row: the same as long as the table is. */
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** As the crow flies; null where the place is a whole state. */
  readonly miles: number | null;
  readonly programs: readonly { readonly title: string; readonly awards: readonly string[] }[];
  /** VA's facility code, found by name and place; null where none was. */
  readonly facilityCode: string | null;
  /** Last year VA's Yellow Ribbon list names; "?" where it names none; null: not on it, or not known. */
  readonly yellowRibbon: string | null;
}

/** A school VA put a caution flag on. */
export interface FlaggedSchool {
  /** Its row: the same as long as the table is. */
  readonly id: number;
  readonly name: string;
  readonly miles: number;
  readonly reason: string;
  readonly on: string | null;
}

/** A sponsor of registered apprenticeships. */
export interface Sponsor {
  /** Its row: the same as long as the table is. */
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly state: string;
  readonly miles: number | null;
  readonly occupations: readonly string[];
}

/** Where to look: around a point, or in a whole state. */
export interface Around {
  readonly point: Point | null;
  readonly state: string | null;
}

/** Farther than this is no school or employer of the place. */
export const NEAR_MILES = 75;

/** How far a row lies from a place; null where it is not near, or its place isn't known. A whole state has no miles. */
function reach(around: Around, points: string, row: number, state: string): { miles: number | null } | null {
  if (around.point === null) return around.state === state ? { miles: null } : null;
  const point = pointAt(points, row);
  if (point === null) return null;
  const miles = milesBetween(around.point, point);
  return miles <= NEAR_MILES ? { miles: Math.round(miles) } : null;
}

const nearestFirst = (
  one: { miles: number | null; name: string },
  other: { miles: number | null; name: string },
) => (one.miles ?? 0) - (other.miles ?? 0) || (one.name < other.name ? -1 : 1);

/** Public colleges around a place with a program for an occupation, nearest first. */
export function collegesNear(table: CollegeTable, socs: readonly string[], around: Around): College[] {
  const own = new Set(socs.map((soc) => table.socs.indexOf(soc)));
  const fits = new Set(
    table.cipSocs.flatMap((those, row) => (those.some((one) => own.has(one)) ? [row] : [])),
  );
  if (fits.size === 0) return [];
  return table.name
    .flatMap((name, row): College[] => {
      const state = table.states[table.state[row] ?? 0] ?? '';
      const far = reach(around, table.points, row, state);
      if (far === null) return [];
      const programs = programsOf(table, row).filter(({ cip }) => fits.has(cip));
      if (programs.length === 0) return [];
      return [
        {
          id: row,
          name,
          city: table.city[row] ?? '',
          state,
          ...far,
          programs: programs.map(({ cip, awards }) => ({ title: table.cipTitle[cip] ?? '', awards })),
          facilityCode: table.facility[row] || null,
          yellowRibbon: table.yellowRibbon[row] || null,
        },
      ];
    })
    .sort(nearestFirst);
}

function programsOf({ programs, awardSets }: CollegeTable, row: number) {
  const packed = programs[row] ?? '';
  return Array.from({ length: packed.length / 4 }, (_, at) => ({
    cip: integerAt(packed, 2 * at, 2) ?? -1,
    awards: (awardSets[integerAt(packed, 2 * at + 1, 2) ?? -1] ?? []).map(
      (award) => AWARDS[award]?.said ?? '',
    ),
  }));
}

/** Schools around a point that VA put a caution flag on, nearest first. */
export function flaggedNear(table: CollegeTable, point: Point): FlaggedSchool[] {
  return table.flagged
    .flatMap((name, row): FlaggedSchool[] => {
      const place = pointAt(table.flaggedPoints, row);
      const miles = place === null ? Number.POSITIVE_INFINITY : milesBetween(point, place);
      if (miles > NEAR_MILES) return [];
      const reason = CAUTION_KINDS[Number(table.flaggedKind.charAt(row))]?.said ?? '';
      return [{ id: row, name, miles: Math.round(miles), reason, on: table.flaggedOn[row] || null }];
    })
    .sort(nearestFirst);
}

/** Sponsors of apprenticeships around a place that train an occupation, nearest first. */
export function sponsorsNear(table: SponsorTable, socs: readonly string[], around: Around): Sponsor[] {
  const fits = new Set(table.socs.flatMap((own, row) => (socs.includes(own) ? [row] : [])));
  if (fits.size === 0) return [];
  return table.name
    .flatMap((name, row): Sponsor[] => {
      const packed = table.trains[row] ?? '';
      const own = Array.from({ length: packed.length / 2 }, (_, at) => integerAt(packed, at, 2) ?? -1).filter(
        (occupation) => fits.has(occupation),
      );
      if (own.length === 0) return [];
      const state = table.states[table.state[row] ?? 0] ?? '';
      const far = reach(around, table.points, row, state);
      if (far === null) return [];
      const occupations = own.map((occupation) => table.occupations[occupation] ?? '');
      return [{ id: row, name, city: table.city[row] || null, state, ...far, occupations }];
    })
    .sort(nearestFirst);
}

/** Occupations that can be apprenticed (RAPIDS) and belong to an occupation of the classification. */
export function apprenticeable(
  table: SponsorTable,
  socs: readonly string[],
): { code: string; title: string }[] {
  return table.rapids.flatMap((code, row) =>
    socs.includes(table.rapidsSoc[row] ?? '') ? [{ code, title: table.rapidsTitle[row] ?? '' }] : [],
  );
}
