import {
  deleteCalendar,
  getCalendar,
  makeFeed,
  revokeFeed,
  setLeaving,
  setReminders,
  stopReminders,
  tickEntry,
} from '#contract/calendar.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** One's own plan for leaving the service. */
export const calendarQuery = apiQuery(getCalendar, {});

/** Stores when one leaves. Errors land on the form. */
export function useSetLeaving() {
  return useEndpointMutation((body: InputOf<typeof setLeaving, 'body'>) => change(setLeaving, { body }), {
    done: { title: 'Plan ready', description: 'Every date is counted from your last day.' },
  });
}

/** Deletes the plan, its ticks and its calendar address. */
export function useDeleteCalendar() {
  return useEndpointMutation(() => change(deleteCalendar, {}), { failed: 'Not deleted' });
}

interface Tick {
  readonly key: string;
  readonly isDone: boolean;
}

/** Ticks an entry off. What was pressed shows at once; it is taken back where the save fails. */
export function useTickEntry() {
  return useEndpointMutation(
    ({ key, isDone }: Tick) => change(tickEntry, { params: { key }, body: { isDone } }),
    {
      atOnce: {
        queryKey: calendarQuery.queryKey,
        show: (queryClient, { key, isDone }) => {
          const doneAt = isDone ? new Date().toISOString() : null;
          queryClient.setQueryData(
            calendarQuery.queryKey,
            (calendar) =>
              calendar && {
                ...calendar,
                entries: calendar.entries.map((entry) => (entry.key === key ? { ...entry, doneAt } : entry)),
              },
          );
        },
      },
      failed: 'Not saved',
    },
  );
}

/** Turns the reminder mail on or off. */
export function useSetReminders() {
  return useEndpointMutation((reminders: boolean) => change(setReminders, { body: { reminders } }), {
    failed: 'Not saved',
  });
}

/** Makes the secret address calendars subscribe to; the one before stops working. */
export function useMakeFeed() {
  return useEndpointMutation(() => change(makeFeed, {}), { failed: 'No link made' });
}

/** Stops the address calendars subscribe to. */
export function useRevokeFeed() {
  return useEndpointMutation(() => change(revokeFeed, {}), { failed: 'The link still works' });
}

/** Stops the reminder by the link in it. */
export function useStopReminders() {
  return useEndpointMutation((token: string) => change(stopReminders, { body: { token } }));
}
