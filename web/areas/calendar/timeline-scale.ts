import { addMonths, type CalendarDate, daysBetween } from '#career/leaving/calendar-date.ts';
import type { CalendarEntry } from '#contract/calendar.ts';

export interface Scale {
  /** How far along a day lies, 0 to 100. */
  readonly at: (day: CalendarDate) => number;
  /** Firsts of months that are written below. */
  readonly ticks: readonly CalendarDate[];
}

/** As many labels stand beside each other on a phone. */
const TICKS_MOST = 6;
const STEPS_MONTHS = [1, 2, 3, 6, 12];

/** The scale of a timeline from the first to the last day that it has to show. */
export function scaleOf(
  entries: readonly Pick<CalendarEntry, 'opens' | 'due'>[],
  ...others: readonly CalendarDate[]
): Scale {
  const days = [...entries.flatMap(({ opens, due }) => [opens, due]), ...others]
    .filter((day) => day !== null)
    .sort();
  const first = `${(days[0] ?? '').slice(0, 7)}-01`;
  const last = addMonths(`${(days.at(-1) ?? '').slice(0, 7)}-01`, 1);
  const length = daysBetween(first, last);
  const months = Math.round(length / 30.4);
  const step = STEPS_MONTHS.find((one) => months / one <= TICKS_MOST) ?? Math.ceil(months / TICKS_MOST);
  const ticks: CalendarDate[] = [];
  for (let day = first; day < last; day = addMonths(day, step)) ticks.push(day);
  return { at: (day) => (daysBetween(first, day) / length) * 100, ticks };
}

/** Room that a dot takes beside another, in hundredths of the width: enough on a phone. */
const DOT_WIDTH = 4;

/** The entries of a lane on as many lines as it takes for none to lie on another, each with its line from 0 on. */
export function linesOf<Entry extends Pick<CalendarEntry, 'opens' | 'due'>>(
  entries: readonly Entry[],
  { at }: Scale,
): { entry: Entry; line: number }[] {
  const ends: number[] = [];
  return entries.map((entry) => {
    const from = at(entry.opens ?? entry.due ?? '');
    const to = Math.max(at(entry.due ?? entry.opens ?? ''), from + DOT_WIDTH);
    const free = ends.findIndex((end) => end <= from);
    const line = free < 0 ? ends.length : free;
    ends[line] = to;
    return { entry, line };
  });
}
