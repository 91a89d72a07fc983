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
  readonly grades: readonly { readonly grade: number; readonly from: number; readonly to: number }[];
}

const REST = 'RUS';

/** Pay by grade, first and last step, where a metropolitan area or a state lies; null for a place outside the states. */
export function generalSchedulePay(
  table: GeneralScheduleTable,
  area: string | null,
  state: string | null,
): GeneralSchedulePay | null {
  if (state === null || OUTSIDE.has(state)) return null;
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
    isSure: sure >= 0,
    grades: table.base.map((steps, at) => ({
      grade: at + 1,
      from: pay(steps[0] ?? 0),
      to: pay(steps.at(-1) ?? 0),
    })),
  };
}

/** Territories have cost-of-living allowances of their own instead of these rates. */
const OUTSIDE: ReadonlySet<string> = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
