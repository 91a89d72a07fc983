import { useRouteError } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';

/** What shows when a page itself breaks, or its file cannot be fetched because a newer version was put up meanwhile. */
export function RouteFailure() {
  const error = useRouteError();
  const outdated = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <div className="mx-auto max-w-2xl p-4 py-12">
      <h1 className="sr-only">We couldn’t show this page</h1>
      <ErrorCard
        title={outdated ? 'We couldn’t load this page' : 'Something on this page broke'}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <a
              href="/dashboard"
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              Go to Mission Control
            </a>
          </>
        }
      >
        {outdated
          ? 'Your connection may have dropped, or Mission Ready was updated while you had it open. Reload to get the current version.'
          : 'This one’s on us, not you. Everything you saved is safe. Reloading often helps.'}
      </ErrorCard>
    </div>
  );
}
