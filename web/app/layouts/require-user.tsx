import { useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { SIGNED_OUT_ON_PURPOSE, SignedInUser, useCurrentUser } from '#web/lib/current-user.ts';
import { signInPath } from '#web/lib/own-path.ts';
import { PasswordMustChange } from './password-must-change.tsx';
import { TwoFactorFirst } from './two-factor-first.tsx';

/** The guard around pages for signed-in people: a spinner while that is being asked, then the page or the way to sign in. */
export function RequireUser() {
  const { data: user, error, isPending, refetch } = useCurrentUser();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  if (isPending) return <PageSpinner label="Checking your sign-in" />;
  if (user === undefined) {
    return (
      <ErrorCard
        title="We couldn’t check your sign-in"
        actions={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {messageOf(error, 'Something went wrong on our side.')}
      </ErrorCard>
    );
  }
  if (user === null) {
    const left = queryClient.getQueryData(SIGNED_OUT_ON_PURPOSE) === true;
    return <Navigate to={left ? '/auth' : signInPath(pathname + search)} replace />;
  }
  if (user.mustChangePassword) return <PasswordMustChange />;
  return (
    <SignedInUser value={user}>{user.opensWithTwoFactor ? <TwoFactorFirst /> : <Outlet />}</SignedInUser>
  );
}
