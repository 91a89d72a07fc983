import { z } from 'zod';
import { LEAVE_DAYS_MOST, LEAVING_KINDS } from '#career/leaving/leaving-kind.ts';
import { planEntry } from '#career/leaving/plan-entry.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, done, instant, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Days outside are slips of the keyboard; inside, every day of the plan has a year of four figures. */
const EARLIEST = '2000-01-01';
const LATEST = '2079-12-31';

/** What the plan is counted from: the form, and the body that stores it. */
export const leavingBody = z.object({
  kind: z.enum(LEAVING_KINDS, 'Choose how you’re leaving'),
  lastDay: calendarDate.refine(
    (day) => day >= EARLIEST && day <= LATEST,
    'Enter a day between 2000 and 2079',
  ),
  leaveDays: z.coerce
    .number('Enter a number of days')
    .int('Enter whole days')
    .min(0, 'Enter 0 or more days')
    .max(LEAVE_DAYS_MOST, `Enter up to ${LEAVE_DAYS_MOST} days`)
    .default(0),
});

const leavingReply = z.object({
  kind: z.enum(LEAVING_KINDS),
  lastDay: z.string(),
  leaveDays: z.number().int(),
  reminders: z.boolean(),
  /** Since when calendars can subscribe; null: they can’t. The address is shown only when it is made. */
  feedMadeAt: instant.nullable(),
});

/** The plan of somebody who leaves, in the order of its days; `leaving` is null before they gave a date. */
export const calendarReply = z.object({
  leaving: leavingReply.nullable(),
  entries: z.array(
    planEntry.extend({
      /** When it was ticked off. */
      doneAt: instant.nullable(),
      /** The site knows it is done: a title is selected, a resume made, an application recorded. No tick can change that. */
      isDoneHere: z.boolean(),
    }),
  ),
});
export type CalendarReply = z.input<typeof calendarReply>;
export type CalendarEntry = CalendarReply['entries'][number];
/** An entry before it is sent, its instants as they are stored. */
export type GivenEntry = z.output<typeof calendarReply>['entries'][number];

/** Whether nothing is left to do of an entry. */
export const isDone = ({ doneAt, isDoneHere }: Pick<GivenEntry, 'doneAt' | 'isDoneHere'>): boolean =>
  doneAt !== null || isDoneHere;

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'user',
  summary: "One's own plan for leaving the service, with its dates and what is ticked off",
  reply: calendarReply,
});

export const setLeaving = endpoint({
  method: 'POST',
  path: '/api/calendar',
  changes: [],
  answers: '/api/calendar',
  access: 'user',
  summary: 'Say when and how one leaves; what was ticked off stays',
  body: leavingBody,
  reply: calendarReply,
});

export const deleteCalendar = endpoint({
  method: 'DELETE',
  path: '/api/calendar',
  changes: ['/api/calendar'],
  access: 'user',
  summary: 'Delete the plan, with what was ticked off and the address that calendars subscribe to',
  reply: done,
});

export const tickEntry = endpoint({
  method: 'PATCH',
  path: '/api/calendar/entries/:key',
  changes: [],
  answers: '/api/calendar',
  access: 'user',
  summary: 'Tick an entry of the plan off, or take the tick back',
  params: z.object({ key: text(LIMITS.calendarKeyMax, { min: 1 }) }),
  body: z.object({ isDone: z.boolean() }),
  reply: calendarReply,
});

export const setReminders = endpoint({
  method: 'PATCH',
  path: '/api/calendar',
  changes: [],
  answers: '/api/calendar',
  access: 'user',
  summary: 'Turn the reminder mail on or off',
  body: z.object({ reminders: z.boolean() }),
  reply: calendarReply,
});

export const stopReminders = endpoint({
  method: 'POST',
  path: '/api/calendar/reminders/stop',
  changes: ['/api/calendar'],
  access: 'public',
  summary: 'Turn the reminder mail off by the link in it',
  body: z.object({ token: text(200) }),
  reply: done,
  requestsPerMinute: 30,
});

export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar/file',
  access: 'user',
  summary: 'What is still to do as an iCalendar file',
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
});

export const makeFeed = endpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  changes: ['/api/calendar'],
  access: 'user',
  summary: 'Make the secret address that calendars subscribe to; one made before stops working',
  reply: z.object({ token: z.string(), calendar: calendarReply }),
  status: 201,
});

export const revokeFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar/feed',
  changes: [],
  answers: '/api/calendar',
  access: 'user',
  summary: 'Stop the address that calendars subscribe to',
  reply: calendarReply,
});

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed/:token',
  access: 'public',
  summary: 'A plan as an iCalendar feed, by its secret address; unknown and revoked are not found',
  params: z.object({ token: text(100) }),
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
  requestsPerMinute: 60,
});
