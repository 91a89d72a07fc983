import { z } from 'zod';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { LEAVING_TOPICS } from './leaving-kind.ts';

/** One thing to do, with its days: sent over the wire as it is. */
export const planEntry = z.object({
  key: z.string(),
  title: z.string(),
  topic: z.enum(LEAVING_TOPICS),
  /** The first day on which it can be done; null: any day. */
  opens: z.string().nullable(),
  /** The last day, or the day by which it should be done; null: from `opens` on, without an end. */
  due: z.string().nullable(),
  /** It happens on `due`, whatever anybody does. */
  byItself: z.boolean(),
  /** The rule is the source's, the day our advice. */
  dayIsAdvice: z.boolean(),
  rule: z.string(),
  /** What is still possible after `due`. */
  late: z.string().nullable(),
  /** A page of this site that helps. */
  page: z.string().nullable(),
  /** Null: our own advice, or counted from the person's own titles. */
  source: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** When the rule was last compared with its source; null for what is counted from the person's own titles. */
  reviewed: z.string().nullable(),
});
export type PlanEntry = z.infer<typeof planEntry>;

/** Where an entry stands on a day: its day has passed, it is open or near, or it comes later. */
export type Standing = 'past' | 'now' | 'later';

/** What is due within so many days is for now. */
export const SOON_DAYS = 30;

/** Where an entry stands on the day `today`. Open windows are for now until their last day, whenever that is. */
export function standingOf({ opens, due }: Pick<PlanEntry, 'opens' | 'due'>, today: CalendarDate): Standing {
  if (due !== null && due < today) return 'past';
  if (opens !== null) return opens <= today ? 'now' : 'later';
  return due !== null && due <= addDays(today, SOON_DAYS) ? 'now' : 'later';
}
