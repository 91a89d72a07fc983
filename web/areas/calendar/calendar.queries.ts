import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CalendarReply,
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
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** One's own plan for leaving the service. */
export const calendarQuery = apiQuery(getCalendar, {});

/** What a change of the plan answers is how the plan stands; what failed is said. */
function useCalendarMutation<Input, Reply>(
  call: (input: Input) => Promise<Reply>,
  calendarOf: (reply: Reply) => CalendarReply,
  failed: string,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: call,
    onSuccess: (reply) => queryClient.setQueryData(calendarQuery.queryKey, calendarOf(reply)),
    onError: (error) =>
      toast({ title: failed, description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** Stores when one leaves. Errors land on the form. */
export function useSetLeaving() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof setLeaving, 'body'>) => callApi(setLeaving, { body }),
    onSuccess: (calendar) => {
      queryClient.setQueryData(calendarQuery.queryKey, calendar);
      toast({ title: 'Plan ready', description: 'Every date is counted from your last day.' });
    },
  });
}

/** Deletes the plan, its ticks and its calendar address. */
export function useDeleteCalendar() {
  return useCalendarMutation(
    () => callApi(deleteCalendar, {}),
    (): CalendarReply => ({ leaving: null, entries: [] }),
    'Not deleted',
  );
}

interface Tick {
  readonly key: string;
  readonly isDone: boolean;
}

/** Ticks an entry off. What was pressed shows at once; it is taken back where the save fails. */
export function useTickEntry() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    // Saves follow one another, so that the answer of an earlier one never hides a later tick.
    scope: { id: 'calendar-ticks' },
    mutationKey: ['calendar-ticks'],
    mutationFn: ({ key, isDone }: Tick) => callApi(tickEntry, { params: { key }, body: { isDone } }),
    onMutate: async ({ key, isDone }) => {
      await queryClient.cancelQueries({ queryKey: calendarQuery.queryKey });
      const before = queryClient.getQueryData(calendarQuery.queryKey);
      const doneAt = isDone ? new Date().toISOString() : null;
      queryClient.setQueryData(
        calendarQuery.queryKey,
        (calendar) =>
          calendar && {
            ...calendar,
            entries: calendar.entries.map((entry) => (entry.key === key ? { ...entry, doneAt } : entry)),
          },
      );
      return before;
    },
    onSuccess: (calendar) => {
      if (queryClient.isMutating({ mutationKey: ['calendar-ticks'] }) <= 1)
        queryClient.setQueryData(calendarQuery.queryKey, calendar);
    },
    onError: (error, _tick, before) => {
      queryClient.setQueryData(calendarQuery.queryKey, before);
      toast({ title: 'Not saved', description: messageOf(error, 'Please try again.'), tone: 'danger' });
    },
  });
}

/** Turns the reminder mail on or off. */
export function useSetReminders() {
  return useCalendarMutation(
    (reminders: boolean) => callApi(setReminders, { body: { reminders } }),
    (calendar) => calendar,
    'Not saved',
  );
}

/** Makes the secret address calendars subscribe to; the one before stops working. */
export function useMakeFeed() {
  return useCalendarMutation(
    () => callApi(makeFeed, {}),
    ({ calendar }) => calendar,
    'No link made',
  );
}

/** Stops the address calendars subscribe to. */
export function useRevokeFeed() {
  return useCalendarMutation(
    () => callApi(revokeFeed, {}),
    (calendar) => calendar,
    'The link still works',
  );
}

/** Stops the reminder by the link in it. */
export function useStopReminders() {
  return useMutation({ mutationFn: (token: string) => callApi(stopReminders, { body: { token } }) });
}
