import { GonePage } from '#web/components/gone-page.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';

/** Any address that is no page. */
export function Component() {
  const { data: user } = useCurrentUser();
  return (
    <GonePage
      title="This page is off the map"
      plain="There’s no page at this address. It may have moved, or the link may have a typo."
      actions={
        user ? (
          <>
            <LinkButton to="/dashboard">Go to Mission Control</LinkButton>
            <LinkButton to="/job-matches" variant="secondary">
              See your job matches
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton to="/" reloadDocument>
              Go to the home page
            </LinkButton>
            <LinkButton to="/auth" variant="secondary">
              Sign in
            </LinkButton>
          </>
        )
      }
    />
  );
}
