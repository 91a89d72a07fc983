import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';

/** Any address that is no page. */
export function Component() {
  const { data: user } = useCurrentUser();
  return (
    <div className="mx-auto max-w-2xl py-10">
      <PageHeading
        eyebrow="404"
        title="This page is off the map"
        tabTitle="Page not found"
        plain="There’s no page at this address. It may have moved, or the link may have a typo."
      />
      <div className="flex flex-wrap gap-3">
        {user ? (
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
        )}
      </div>
    </div>
  );
}
