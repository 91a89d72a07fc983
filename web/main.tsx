import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { App } from './app/app.tsx';
import { createRouter } from './app/router.tsx';
import { renewCsrfToken } from './lib/api-client.ts';
import { answersInPage, type FirstAnswers, keepAnswers } from './lib/first-answers.ts';
import { createQueryClient } from './lib/query-client.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('app.html has no #root');
const answers = answersInPage();
if (answers === undefined) begin(root);
// Apart from running the files: together they would hold a slow phone for a tenth of a second.
else setTimeout(() => takeOver(root, answers));

/** Draws the app in the place of its first frame. As a transition React lets the browser in between. */
function begin(place: HTMLElement): void {
  const page = app(createQueryClient(), createRouter());
  startTransition(() => createRoot(place).render(page));
}

/** Makes the page that the server has drawn the app's own, once the page's own file is there. */
function takeOver(place: HTMLElement, drawnFrom: FirstAnswers): void {
  const queryClient = createQueryClient();
  keepAnswers(queryClient, drawnFrom);
  // Other pages have it with the answer to who is signed in, which came here without its headers (decision 0070).
  renewCsrfToken();
  const router = createRouter();
  const page = <Awake place={place}>{app(queryClient, router)}</Awake>;
  const stop = router.subscribe(hydrate);
  hydrate(router.state);

  function hydrate({ initialized }: typeof router.state) {
    if (!initialized) return;
    stop();
    // Where the reader's time zone gives another day, React draws the page anew by itself; nothing is wrong.
    startTransition(() => void hydrateRoot(place, page, { onRecoverableError: () => undefined }));
  }
}

function app(queryClient: ReturnType<typeof createQueryClient>, router: ReturnType<typeof createRouter>) {
  return (
    <StrictMode>
      <App queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
}

/** Lets the page be pressed and read out: until now nobody was there who answers. */
function Awake({ place, children }: { readonly place: HTMLElement; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    place.inert = false;
  }, [place]);
  return children;
}
