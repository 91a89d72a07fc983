import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches, useNavigationType } from 'react-router';
import { TourOffer } from '#web/areas/onboarding/tour/tour-offer.tsx';
import { TourProvider } from '#web/areas/onboarding/tour/tour-provider.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { useLeaveToasts } from '#web/components/toast-provider.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { trail } from '#web/lib/trail.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Sidebar, SidebarPlace, WITH_SIDEBAR } from './sidebar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of every page of the app: header, sidebar for signed-in people, content, footer. */
export function SiteLayout() {
  const { data: user, isPending } = useCurrentUser();
  const hasSidebar = useMatches().some(({ handle }) => handle === WITH_SIDEBAR);
  const { pathname, key } = useLocation();
  const movement = useNavigationType();
  const leaveToasts = useLeaveToasts();

  useEffect(() => trail.note(movement, { key, path: pathname }), [movement, key, pathname]);

  const shown = useRef(pathname);
  useEffect(() => {
    // The page that was opened stays where its reader is: it may have come drawn, and been read for a while.
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    leaveToasts();
  }, [pathname, leaveToasts]);

  return (
    <TourProvider>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <TourOffer />
        <SiteHeader />
        <OfflineNotice />
        <div className="flex flex-1">
          {user ? <Sidebar user={user} /> : isPending && hasSidebar ? <SidebarPlace /> : null}
          <div className="flex min-w-0 flex-1 flex-col">
            {/* As high as the window from the start: otherwise the footer jumps when the page's content arrives. */}
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-6xl flex-1 px-4 print:min-h-0 print:p-0! py-8 sm:px-6 lg:px-10"
            >
              <Outlet />
            </main>
            <SiteFooter />
          </div>
        </div>
      </div>
    </TourProvider>
  );
}
