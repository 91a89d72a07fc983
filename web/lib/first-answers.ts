import type { QueryClient } from '@tanstack/react-query';

/** The server's replies by the address they answer, as a page that the server draws brings them (decision 0072). */
export type FirstAnswers = Readonly<Record<string, unknown>>;

/** Where a page holds them: a script of type application/json, which no browser runs. */
const PLACE = 'first-answers';

/** How long they count as just asked for, in milliseconds: until the page that came with them stands. */
const FRESH_MS = 5000;

/** What came with the page; undefined on one that the server hasn't drawn. */
export function answersInPage(): FirstAnswers | undefined {
  const text = document.getElementById(PLACE)?.textContent;
  return text ? (JSON.parse(text) as FirstAnswers) : undefined;
}

/** Keeps them as if each had been called for, so that the page neither waits nor asks a second time. */
export function keepAnswers(queryClient: QueryClient, answers: FirstAnswers): void {
  for (const [address, reply] of Object.entries(answers)) {
    queryClient.setQueryDefaults([address], {
      // Only what came with the page: whatever was asked for since is as stale as any other answer.
      staleTime: ({ state }) => (state.dataUpdateCount === 1 ? FRESH_MS : 0),
    });
    queryClient.setQueryData([address], reply);
  }
}
