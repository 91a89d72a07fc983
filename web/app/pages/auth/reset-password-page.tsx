import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { resetLinkQuery } from '#web/areas/auth/auth.queries.ts';
import { ResetPasswordForm } from '#web/areas/auth/reset-password-form.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';

const SIGN_IN = (
  <LinkButton to="/auth" variant="secondary">
    Return to Sign In
  </LinkButton>
);

/** What helps whom a link fails: whoever is signed in is led from the sign-in page to Mission Control. */
const IN_PROFILE = (
  <LinkButton to="/profile?tab=privacy" variant="secondary">
    Go to Password and Data
  </LinkButton>
);
const WITH_THE_OLD_ONE =
  'You’re signed in, so you can change your password in your profile with the one you use now. Don’t know it? Sign out and choose “Forgot password?”.';

/** /reset-password/{token}: verifying, then an invalid link or the form, then success. */
export function Component() {
  const { token } = useParams();
  const user = useCurrentUser();
  const link = useQuery({ ...resetLinkQuery(token ?? ''), enabled: token !== undefined });
  const [done, setDone] = useState(false);
  const isSignedIn = Boolean(user.data);
  return (
    <div className="max-w-lg">
      <PageHeading title="Set a new password" />
      {token !== undefined && (user.isPending || link.isPending) ? (
        <>
          <PageSpinner label="Verifying your link" />
          {SIGN_IN}
        </>
      ) : token === undefined ? (
        <Notice
          tone="danger"
          announce
          title="Invalid reset link. Please request a new password reset."
          actions={isSignedIn ? IN_PROFILE : SIGN_IN}
        >
          The link you opened is incomplete. It may have been cut off.{' '}
          {isSignedIn ? WITH_THE_OLD_ONE : <TextLink to="/auth?tab=forgot">Get a new link</TextLink>}
        </Notice>
      ) : done ? (
        <Notice
          tone="success"
          announce
          title="Your password has been changed"
          actions={<LinkButton to="/auth">Return to Sign In</LinkButton>}
        >
          You’re signed out everywhere. Sign in with your new password.
        </Notice>
      ) : link.data?.works === false ? (
        <Notice
          tone="danger"
          announce
          title="This password reset link is invalid or has expired."
          actions={isSignedIn ? IN_PROFILE : <LinkButton to="/auth?tab=forgot">Get a new link</LinkButton>}
        >
          Each link works once, for an hour. {isSignedIn ? WITH_THE_OLD_ONE : null}
        </Notice>
      ) : (
        <div className="grid gap-6">
          <ResetPasswordForm token={token} onDone={() => setDone(true)} />
          <p className="text-sm text-muted">
            Each link works once and expires after an hour.{' '}
            {isSignedIn ? null : (
              <>
                <TextLink to="/auth?tab=forgot">Get a new one</TextLink> or{' '}
                <TextLink to="/auth">return to Sign In</TextLink>.
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
