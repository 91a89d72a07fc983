import { useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { SIGNED_OUT_ON_PURPOSE, SignedInUser } from '#web/lib/current-user.ts';
import { signInPath } from '#web/lib/own-path.ts';
import { PasswordMustChange } from './password-must-change.tsx';
import { SignInCheck } from './sign-in-check.tsx';
import { TwoFactorFirst } from './two-factor-first.tsx';

/** The guard around pages for signed-in people: a spinner while that is being asked, then the page or the way to sign in. */
export function RequireUser() {
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  return (
    <SignInCheck>
      {(user) => {
        if (user === null) {
          const left = queryClient.getQueryData(SIGNED_OUT_ON_PURPOSE) === true;
          return <Navigate to={left ? '/auth' : signInPath(pathname + search)} replace />;
        }
        if (user.mustChangePassword) return <PasswordMustChange />;
        return (
          <SignedInUser value={user}>
            {user.opensWithTwoFactor ? <TwoFactorFirst /> : <Outlet />}
          </SignedInUser>
        );
      }}
    </SignInCheck>
  );
}
