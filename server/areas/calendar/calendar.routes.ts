import {
  deleteCalendar,
  downloadCalendar,
  getCalendar,
  makeFeed,
  readFeed,
  revokeFeed,
  setLeaving,
  setReminders,
  stopReminders,
  tickEntry,
} from '#contract/calendar.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { sendAsFile } from '#server/platform/http/attachment.ts';
import {
  deleteOwnCalendar,
  getOwnCalendar,
  makeOwnFeed,
  openFeed,
  ownCalendarFile,
  revokeOwnFeed,
  setOwnLeaving,
  setOwnReminders,
  tickOwnEntry,
} from './calendar.service.ts';
import { stopByLink } from './reminders.service.ts';

export function calendarRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(getCalendar, ({ viewer }) => getOwnCalendar(context, viewer.id));

  mount(setLeaving, ({ viewer, body }) => setOwnLeaving(context, viewer.id, body));

  mount(deleteCalendar, ({ viewer }) => deleteOwnCalendar(context, viewer.id));

  mount(tickEntry, ({ viewer, params, body }) => tickOwnEntry(context, viewer.id, params.key, body.isDone));

  mount(setReminders, ({ viewer, body }) => setOwnReminders(context, viewer.id, body.reminders));

  mount(stopReminders, ({ body }) => stopByLink(context, body.token));

  mount(downloadCalendar, async ({ viewer, reply }) => {
    const file = await ownCalendarFile(context, viewer.id);
    sendAsFile(reply, 'leaving-the-service.ics');
    return file;
  });

  mount(makeFeed, ({ viewer }) => makeOwnFeed(context, viewer.id));

  mount(revokeFeed, ({ viewer }) => revokeOwnFeed(context, viewer.id));

  mount(readFeed, async ({ params, reply }) => {
    const file = await openFeed(context, params.token);
    reply.header('x-robots-tag', 'noindex, nofollow');
    reply.header('cache-control', 'private, no-cache');
    return file;
  });
}
