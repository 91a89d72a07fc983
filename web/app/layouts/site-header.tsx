import { Link, useLocation, useMatches } from 'react-router';
import { BrandName } from '#web/components/brand-mark.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { WITH_SIDEBAR } from './sidebar.tsx';

/** The bar on top: the name, and who is signed in or how to. */
export function SiteHeader() {
  const { data: user, isPending } = useCurrentUser();
  const { pathname } = useLocation();
  const hasSidebar = useMatches().some(({ handle }) => handle === WITH_SIDEBAR);
  return (
    <header className="print:hidden on-navy border-b-3 border-gold bg-navy-deep">
      <div
        className={classNames(
          'flex min-h-16 flex-wrap items-center justify-between gap-x-1 px-2 sm:px-6',
          // Without the menu beside it, the name begins where the page and its foot do.
          user || (isPending && hasSidebar) ? null : 'mx-auto w-full max-w-6xl lg:px-8.5',
        )}
      >
        <div className="flex items-center gap-1">
          {user ? <MobileMenu user={user} /> : null}
          {user ? (
            <Link
              to="/dashboard"
              aria-label="Mission Ready, go to Mission Control"
              className="rounded p-1.5 no-underline"
            >
              <BrandName />
            </Link>
          ) : (
            <a href="/" aria-label="Mission Ready home page" className="rounded p-1.5 no-underline">
              <BrandName />
            </a>
          )}
        </div>
        {user ? <ProfileMenu user={user} /> : null}
        {user === null && !isPending && pathname !== '/auth' ? (
          <nav aria-label="Account" className="flex gap-2 py-1">
            <LinkButton to="/auth" variant="on-navy" size="small">
              Sign In
            </LinkButton>
            <LinkButton to="/auth?tab=register" variant="gold" size="small">
              Register
            </LinkButton>
          </nav>
        ) : null}
      </div>
    </header>
  );
}
