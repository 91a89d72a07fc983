import { endOtherSessions, endSession, listSessions } from '#contract/account.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** Where one is signed in. */
export const sessionsQuery = apiQuery(listSessions, {});

/** Signs one browser out, or, without an id, every one but this. What was wrong with the password is said at its field. */
export function useEndSessions(session: string | undefined) {
  return useEndpointMutation(
    (body: InputOf<typeof endSession, 'body'>) =>
      session === undefined
        ? change(endOtherSessions, { body })
        : change(endSession, { params: { session }, body }),
    { done: { title: session === undefined ? 'Signed out everywhere else' : 'Signed out' } },
  );
}
