import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { addDays, type CalendarDate } from '#career/leaving/calendar-date.ts';
import { standingOf } from '#career/leaving/plan-entry.ts';
import { type GivenEntry, isDone } from '#contract/calendar.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { pagesOf } from '#server/platform/database/keyset.ts';
import { installationSecret } from '#server/platform/database/secrets.store.ts';
import { Refusal } from '#server/platform/http/errors.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { calendarOf } from './calendar.service.ts';
import { changeLeaving, findLeaving, listToRemind, takeReminder } from './calendar.store.ts';

const PEOPLE_AT_ONCE = 100;
/** A reminder names what is due, or opens, within two weeks: it comes each Monday, so nothing is told too late. */
const AHEAD_DAYS = 14;
/** More lines than this nobody reads; the page has them all. */
const NAMED_MOST = 8;

type Remindable = Awaited<ReturnType<typeof listToRemind>>[number];

/** Mails those who asked for it, on Mondays, what is due or opens in the two weeks ahead; nobody when nothing is. */
export function calendarReminders(context: Context): JobKind {
  return {
    name: 'calendar-reminders',
    data: z.object({}),
    schedule: '0 13 * * 1',
    async run() {
      const today = context.clock.now().toISOString().slice(0, 10);
      const failures: unknown[] = [];
      const read = (last?: Remindable) =>
        listToRemind(context.db.query, today, last?.plan.userId, PEOPLE_AT_ONCE);
      for await (const people of pagesOf(PEOPLE_AT_ONCE, read)) {
        for (const person of people) {
          // One address that takes no mail must not keep the others from theirs.
          await remind(context, person, today).catch((error: unknown) => failures.push(error));
        }
      }
      // The queue tries again; those who have theirs are left out then.
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders not sent`);
    },
  };
}

async function remind(context: Context, { plan, email, firstName }: Remindable, today: CalendarDate) {
  const { entries } = await calendarOf(context, plan);
  const near = entries
    .filter((entry) => !isDone(entry) && isNear(entry, today))
    // What merely opens can wait for the next mail.
    .toSorted((one, other) => Number(isDueSoon(other, today)) - Number(isDueSoon(one, today)));
  if (near.length === 0 || !(await takeReminder(context.db.query, plan.userId, today))) return;
  const site = siteUrl(context.config);
  const stop = `${site}/stop-reminders/${await stopToken(context, plan.userId)}`;
  const count = near.length === 1 ? 'One date' : `${near.length} dates`;
  try {
    await context.sendMail({
      to: email,
      subject: `${count} coming up in your plan for leaving the service`,
      text: text(firstName, near, `${site}/calendar`, stop),
    });
  } catch (error) {
    await changeLeaving(context.db.query, plan.userId, { remindedOn: plan.remindedOn });
    throw error;
  }
}

const isAhead = (day: string | null, today: CalendarDate) =>
  day !== null && day >= today && day <= addDays(today, AHEAD_DAYS);

const isDueSoon = ({ due }: GivenEntry, today: CalendarDate) => isAhead(due, today);

/** Whether an entry opens or is due from today to two weeks on. */
function isNear(entry: GivenEntry, today: CalendarDate): boolean {
  return standingOf(entry, today) !== 'past' && (isDueSoon(entry, today) || isAhead(entry.opens, today));
}

/** Only names greet: anyone can register with a name that is an address. */
const NAME = /^[\p{L}\p{M}' -]+$/u;

function text(firstName: string | null, near: readonly GivenEntry[], page: string, stop: string): string {
  const lines = near.slice(0, NAMED_MOST).map(({ title, opens, due }) => {
    if (due === null) return `- ${title}: ${spoken(opens)}`;
    return `- ${title}: ${opens === null ? 'by' : `${spoken(opens)} to`} ${spoken(due)}`;
  });
  const more = near.length > NAMED_MOST ? [`- and ${near.length - NAMED_MOST} more`] : [];
  return `${firstName && NAME.test(firstName) ? `Hello ${firstName},` : 'Hello,'}

These dates come up in the next two weeks:

${[...lines, ...more].join('\n')}

Your whole plan, with the rule behind each date: ${page}

You asked for this reminder. To stop it, open ${stop}

If you are in crisis or worried about someone: dial 988 and press 1, or text 838255. The Veterans Crisis Line answers at any hour.
`;
}

const SPOKEN = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const spoken = (day: string | null) => SPOKEN.format(new Date(`${day}T00:00:00Z`));

/**
 * What the link in a reminder holds: whose it is, and a seal of this installation. It opens nothing and only stops
 * reminders, so it needs no place of its own and works for as long as the mail is kept.
 */
async function stopToken({ db }: Pick<Context, 'db'>, userId: number): Promise<string> {
  const secret = await installationSecret(db.query, 'calendar-reminders');
  const seal = createHmac('sha256', secret).update(String(userId)).digest('base64url');
  return `${userId}.${seal}`;
}

/** Stops the reminders of whoever got the mail. Throws not-found for a link that is none of ours. */
export async function stopByLink(context: Context, token: string): Promise<void> {
  const [, id = ''] = /^(\d{1,9})\.[\w-]+$/.exec(token) ?? [];
  const expected = Buffer.from(await stopToken(context, Number(id)));
  const given = Buffer.from(token);
  if (id === '' || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Refusal('not-found', 'This link is incomplete. It may have been cut off.');
  }
  if (await findLeaving(context.db.query, Number(id)))
    await changeLeaving(context.db.query, Number(id), { reminders: false });
}
