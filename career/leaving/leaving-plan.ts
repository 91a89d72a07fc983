import { listed, weeksInWords } from '#career/matching/wording/sentence.ts';
import { addDays, addMonths, type CalendarDate } from './calendar-date.ts';
import type { LeavingKind } from './leaving-kind.ts';
import { type LeavingRule, leavingTable, type Offset } from './leaving-rules.ts';
import type { PlanEntry } from './plan-entry.ts';

/** What the plan is counted from. */
export interface Leaving {
  readonly kind: LeavingKind;
  /** The last day of service: separation, retirement, or the end of the orders. */
  readonly lastDay: CalendarDate;
  /** Days of terminal leave; 0 for none. */
  readonly leaveDays: number;
}

/** A license or certificate a chosen title still asks for, with its usual time. */
export interface OwnNeed {
  /** In words with its article, as the match names it: "an EMT license". */
  readonly needs: string;
  readonly weeks: number;
  readonly jobTitle: string;
}

/**
 * The dated plan of somebody who leaves: every rule that is for them, and what their own titles still need, counted back
 * so that it is in hand on the last day. In the order in which the days come.
 */
export function leavingPlan(leaving: Leaving, ownNeeds: readonly OwnNeed[]): PlanEntry[] {
  const rules = leavingTable.entries().filter((rule) => isFor(rule, leaving));
  return [...rules.map((rule) => entryOf(rule, leaving)), ...needEntries(leaving.lastDay, ownNeeds)].sort(
    (one, other) => beginOf(one).localeCompare(beginOf(other)) || one.key.localeCompare(other.key),
  );
}

/** The first day of terminal leave, which ends with the last day of service; the day after it where none is taken. */
export function firstDayOfLeave({ lastDay, leaveDays }: Leaving): CalendarDate {
  return addDays(lastDay, 1 - leaveDays);
}

const isFor = (rule: LeavingRule, { kind, leaveDays }: Leaving) =>
  (rule.for === undefined || rule.for.includes(kind)) && !(rule.needsLeave && leaveDays === 0);

function entryOf(rule: LeavingRule, leaving: Leaving): PlanEntry {
  const anchor =
    rule.anchor === 'terminal-leave' && leaving.leaveDays > 0 ? firstDayOfLeave(leaving) : leaving.lastDay;
  return {
    key: rule.id,
    title: rule.title,
    topic: rule.topic,
    opens: rule.opens === undefined ? null : shifted(anchor, rule.opens),
    due: dueOf(rule, anchor, leaving),
    byItself: rule.byItself ?? false,
    dayIsAdvice: rule.dayIsAdvice ?? false,
    rule: rule.rule,
    late: rule.late ?? null,
    page: rule.page ?? null,
    source:
      rule.source === undefined || rule.sourceName === undefined
        ? null
        : { name: rule.sourceName, address: rule.source },
    reviewed: rule.reviewed,
  };
}

function dueOf(rule: LeavingRule, anchor: CalendarDate, leaving: Leaving): CalendarDate | null {
  if (rule.due === undefined) return null;
  return rule.dueBeforeLeave && leaving.leaveDays > 0
    ? addDays(firstDayOfLeave(leaving), -1)
    : shifted(anchor, rule.due);
}

/**
 * A day so far from another. Months and days together are counted both ways, whole years by 365 days as well ("485
 * days"), and the earliest day is taken: over a leap day they are a day apart, and nobody shall be told a day that may be
 * too late.
 */
function shifted(date: CalendarDate, offset: Offset): CalendarDate {
  if (!('months' in offset)) return addDays(date, offset.days);
  if (!('days' in offset)) return addMonths(date, offset.months);
  const { months, days } = offset;
  const [earliest] = [
    addDays(addMonths(date, months), days),
    addMonths(addDays(date, days), months),
    ...(months % MONTHS_A_YEAR === 0 ? [addDays(date, (months / MONTHS_A_YEAR) * DAYS_A_YEAR + days)] : []),
  ].sort();
  return earliest ?? date;
}

/** What stands first in time about an entry. */
const beginOf = ({ opens, due }: PlanEntry): CalendarDate => opens ?? due ?? '';

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365;

/** One entry for each license, whichever of the titles ask for it. */
function needEntries(lastDay: CalendarDate, ownNeeds: readonly OwnNeed[]): PlanEntry[] {
  return [...Map.groupBy(ownNeeds, ({ needs }) => needs).values()].flatMap((same): PlanEntry[] => {
    const [first] = same;
    if (first === undefined) return [];
    const titles = [...new Set(same.map(({ jobTitle }) => jobTitle))];
    const { needs, weeks } = first;
    return [
      {
        key: `need-${needs.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
          .slice(0, ENTRY_KEY_MAX)
          .replace(/-$/, ''),
        title: `Start on ${needs}`,
        topic: 'schooling',
        opens: null,
        due: addDays(lastDay, -weeks * DAYS_A_WEEK),
        byItself: false,
        dayIsAdvice: false,
        rule: `You chose ${listed(titles)}, and you need ${needs} for that. That usually takes ${weeksInWords(weeks)}, so begin by this day to have it when you get out.`,
        late: `You can still start today. Plan on ${weeksInWords(weeks)} from when you begin, and ask whether your military training counts toward it.`,
        page: '/job-matches',
        source: null,
        reviewed: null,
      },
    ];
  });
}

/** The longest key of an entry. */
export const ENTRY_KEY_MAX = 80;
