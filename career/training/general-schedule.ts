import type { GeneralScheduleTable } from './tables.ts';

/** What the General Schedule pays in a place, dollars a year. Grades follow from announcements, never from a rank. */
export interface GeneralSchedulePay {
  readonly year: number;
  readonly locality: string;
  readonly percent: number;
  /**
   * False: the place's locality can't be told, and this is what is paid in the rest of the country, the lowest rate there
   * is.
   */
  readonly isSure: boolean;
  /** A territory: the rest of the country by rule, not because its locality can't be told. */
  readonly isTerritory: boolean;
  readonly grades: readonly { readonly grade: number; readonly from: number; readonly to: number }[];
}

const REST = 'RUS';

/** Pay by grade, first and last step, where a metropolitan area, a state or a territory lies; null where nobody says a state. */
export function generalSchedulePay(
  table: GeneralScheduleTable,
  area: string | null,
  state: string | null,
): GeneralSchedulePay | null {
  if (state === null) return null;
  const isTerritory = TERRITORIES.has(state);
  const whole = table.wholeState.indexOf(state);
  const named = area === null ? -1 : table.areas.findIndex((areas) => areas.includes(area));
  const sure = Math.max(whole, named);
  const row = sure < 0 ? table.locality.indexOf(REST) : sure;
  const percent = table.percent[row] ?? 0;
  // Base and percentage rounded to the dollar, at most the cap: this gives each cell OPM publishes.
  const pay = (base: number) => Math.min(table.cap, Math.round(base * (1 + percent / 100)));
  return {
    year: table.year,
    locality: table.localityName[row] ?? '',
    percent,
    isSure: isTerritory || sure >= 0,
    isTerritory,
    grades: table.base.map((steps, at) => ({
      grade: at + 1,
      from: pay(steps[0] ?? 0),
      to: pay(steps.at(-1) ?? 0),
    })),
  };
}

/** OPM counts these to the rest of the country (5 CFR 531.603, as since its final rule of June 7, 2011, 76 FR 32859). */
const TERRITORIES: ReadonlySet<string> = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
