import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { SignedInUser } from '#web/lib/current-user.ts';
import { PasswordMustChange } from './password-must-change.tsx';
import { SignInCheck } from './sign-in-check.tsx';

/** The guard around the administrators' pages: everyone else is led to the start page (specification part 2, 2.12). */
export function RequireAdmin() {
  return (
    <SignInCheck>
      {(user) => {
        if (!user?.isAdmin) return <ToStartPage />;
        if (user.mustChangePassword) return <PasswordMustChange />;
        if (user.mustSetTwoFactor) return <TwoFactorMustBeSet />;
        return (
          <SignedInUser value={user}>
            <Outlet />
          </SignedInUser>
        );
      }}
    </SignInCheck>
  );
}

/** The start page is a document of its own, outside the app's routes. */
function ToStartPage() {
  useEffect(() => window.location.replace('/'), []);
  return <PageSpinner label="Taking you to the home page" />;
}

function TwoFactorMustBeSet() {
  return (
    <>
      <PageHeading title="Admin Panel" plain="One step before you can work here." />
      <EmptyState
        icon={<ShieldCheck />}
        title="Turn on two-factor sign-in first"
        actions={<LinkButton to="/profile?tab=privacy">Go to Password and Data</LinkButton>}
      >
        This site asks its administrators for more than a password: a code from an authenticator app, or a
        passkey. It takes two minutes. If you have a passkey here, sign out and sign in with it.
      </EmptyState>
    </>
  );
}
