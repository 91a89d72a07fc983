import type { QueryClient } from '@tanstack/react-query';
import { forgetCsrfToken } from './api-client.ts';
import { currentUserQuery, SIGNED_OUT_ON_PURPOSE } from './current-user.ts';
import { MARKS } from './device-marks.ts';
import { clearAllDrafts, forgetDraftKey } from './drafts.ts';
import { THEME_KEY } from './theme.ts';

const KEPT = new Set<unknown>([currentUserQuery.queryKey[0], SIGNED_OUT_ON_PURPOSE[0]]);

/** Forgets everything about a person who left on purpose, as the device may be shared; the guard then shows the sign-in page. */
export function forgetPerson(queryClient: QueryClient): void {
  clearAllDrafts();
  queryClient.setQueryData(SIGNED_OUT_ON_PURPOSE, true);
  leavePerson(queryClient);
}

/**
 * Takes a person whose session has ended off the page: what was read, the token and the key of their drafts. The drafts
 * themselves stay, sealed, for their return.
 */
export function leavePerson(queryClient: QueryClient): void {
  forgetCsrfToken();
  forgetDraftKey();
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !KEPT.has(queryKey[0]) });
}

/**
 * A call that ends this browser's session. The server's answer has the browser clear its storage (Clear-Site-Data); what
 * is the device's and nobody's is put back: the theme, and which guides were seen.
 */
export function endingSession<Call extends { readonly send: () => Promise<unknown> }>(call: Call): Call {
  const send = async () => {
    const kept = ofTheDevice();
    const reply = await call.send();
    try {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    } catch {
      // The theme then lasts as long as the page.
    }
    return reply;
  };
  return { ...call, send };
}

function ofTheDevice(): [key: string, value: string][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key === THEME_KEY || key.startsWith(MARKS))
      .map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}
