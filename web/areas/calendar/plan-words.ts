import { type CalendarDate, daysBetween } from '#career/leaving/calendar-date.ts';
import type { LeavingKind, LeavingTopic } from '#career/leaving/leaving-kind.ts';
import { type Standing, standingOf } from '#career/leaving/plan-entry.ts';
import { type CalendarEntry, isDone } from '#contract/calendar.ts';
import { formatDay } from '#web/lib/date-format.ts';

export const TOPIC_NAMES: Readonly<Record<LeavingTopic, string>> = {
  transition: 'Getting out',
  work: 'Work',
  schooling: 'Licenses and school',
  health: 'Health',
  benefits: 'VA and benefits',
  insurance: 'Life insurance',
};

export const KIND_NAMES: Readonly<Record<LeavingKind, string>> = {
  separation: 'Separation',
  retirement: 'Retirement',
  'orders-end': 'End of orders',
};

type Days = Pick<CalendarEntry, 'opens' | 'due'>;

/** The days of an entry in words: a window, a last day, or a day from which it goes on. */
export function daysInWords({ opens, due }: Days): string {
  if (due === null) return formatDay(opens) ?? '';
  if (opens === null) return `By ${formatDay(due)}`;
  return `${formatDay(opens)} to ${formatDay(due)}`;
}

/** How far a day is: "today", "in 3 days", "12 days ago". */
export function distanceInWords(day: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** How far the day is that matters now: the last one while it is open, the first before. */
export function whenInWords({ opens, due }: Days, standing: Standing, today: CalendarDate): string {
  if (standing === 'later' && opens !== null)
    return `${due === null ? '' : 'opens '}${distanceInWords(opens, today)}`;
  if (due === null) return distanceInWords(opens ?? today, today);
  return `${standing === 'past' ? 'was ' : 'due '}${distanceInWords(due, today)}`;
}

/** What is due next and not done; null when no last day lies ahead. */
export function nextDue(
  entries: readonly CalendarEntry[],
  today: CalendarDate,
): (CalendarEntry & { due: CalendarDate }) | null {
  const [next] = entries
    .flatMap((entry) =>
      entry.due !== null && entry.due >= today && !isDone(entry) ? [{ ...entry, due: entry.due }] : [],
    )
    .sort((one, other) => one.due.localeCompare(other.due));
  return next ?? null;
}

/** The entries of the plan by where they stand on a day, in the order in which the screen shows them. */
export function byStanding(
  entries: readonly CalendarEntry[],
  today: CalendarDate,
): { standing: Standing; entries: CalendarEntry[] }[] {
  const groups = Map.groupBy(entries, (entry) => standingOf(entry, today));
  const byDue = (one: CalendarEntry, other: CalendarEntry) =>
    (one.due ?? '9999').localeCompare(other.due ?? '9999');
  return (['now', 'past', 'later'] as const).flatMap((standing) => {
    const own = groups.get(standing) ?? [];
    if (own.length === 0) return [];
    return [{ standing, entries: standing === 'now' ? own.toSorted(byDue) : own }];
  });
}
