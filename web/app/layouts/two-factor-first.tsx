import { lazy, Suspense } from 'react';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';

const TwoFactorCard = lazy(() =>
  import('#web/areas/auth/two-factor-card.tsx').then(({ TwoFactorCard: card }) => ({ default: card })),
);
const PasskeysCard = lazy(() =>
  import('#web/areas/auth/passkeys-card.tsx').then(({ PasskeysCard: card }) => ({ default: card })),
);

/** In the place of every page where a site asks everyone for two factors and one was given. Loaded there alone. */
export function TwoFactorFirst() {
  return (
    <div className="mx-auto grid max-w-2xl gap-6 py-4">
      <PageHeading
        title="One more step"
        plain="This site asks everyone for more than a password. It takes two minutes, and nothing you saved is lost. Turn on codes from an app, or add a passkey, sign out and sign in with it."
      />
      <Suspense fallback={<PageSpinner label="Loading two-factor sign-in" />}>
        <TwoFactorCard />
        <PasskeysCard />
      </Suspense>
    </div>
  );
}
