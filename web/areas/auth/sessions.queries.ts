import { endOtherSessions, endSession, listSessions } from '#contract/account.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** Where one is signed in. */
export const sessionsQuery = apiQuery(listSessions, {});

/** Signs one browser out, or, without an id, every one but this. */
export function useEndSessions() {
  return useEndpointMutation(
    (id?: string) =>
      id === undefined ? change(endOtherSessions, {}) : change(endSession, { params: { session: id } }),
    {
      done: (_done, id) => ({ title: id === undefined ? 'Signed out everywhere else' : 'Signed out' }),
      failed: 'We couldn’t sign it out',
      alsoRefused: true,
    },
  );
}
