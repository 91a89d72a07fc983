import type { QueryClient } from '@tanstack/react-query';
import { forgetCsrfToken } from './api-client.ts';
import { currentUserQuery, SIGNED_OUT_ON_PURPOSE } from './current-user.ts';
import { clearAllDrafts } from './drafts.ts';

const KEPT = new Set<unknown>([currentUserQuery.queryKey[0], SIGNED_OUT_ON_PURPOSE[0]]);

/** Forgets everything about a person who left on purpose, as the device may be shared; the guard then shows the sign-in page. */
export function forgetPerson(queryClient: QueryClient): void {
  forgetCsrfToken();
  clearAllDrafts();
  queryClient.setQueryData(SIGNED_OUT_ON_PURPOSE, true);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !KEPT.has(queryKey[0]) });
}
