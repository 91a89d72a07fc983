import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isChangeUnderWay } from './api-client.ts';
import { ApiError, isSignedOut } from './api-error.ts';
import { currentUserQuery } from './current-user.ts';

/** The specification wants failed requests in the browser's console (part 1, section 8). */
const { console: log } = globalThis;

/** Fired on window when a call of a signed-in person was answered with "sign in first". */
export const SESSION_ENDED = 'mission-ready:session-ended';

/** Specification part 1, section 7: no refetch on window focus, one retry; a refusal (4xx) is final and not retried. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    noticeFailure(error);
    // The guard then asks for a new password in the place of every page.
    if (error instanceof ApiError && error.code === 'password-change-required') {
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: (failures, error) => failures < 1 && mayPass(error) },
    },
  });
  return client;
}

/** Has the browser ask before the page is left with a change under way, or one that waits for another. Gives the way to stop. */
export function askBeforeLosing(client: QueryClient): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    const isAnyWaiting = client
      .getMutationCache()
      .getAll()
      .some(({ state }) => state.isPaused);
    if (isAnyWaiting || isChangeUnderWay()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Whether asking again could help: the connection failed, or the server did. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

function noticeFailure(error: unknown): void {
  log.warn(error);
  if (isSignedOut(error)) window.dispatchEvent(new Event(SESSION_ENDED));
}
