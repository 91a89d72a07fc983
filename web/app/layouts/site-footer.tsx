import { Link } from 'react-router';
import { CrisisLine } from '#web/components/crisis-line.tsx';
import {
  AboutMissionReady,
  EXPLORER,
  FOOTER_LINK,
  GUIDE_PAGES,
  LEGAL_PAGES,
} from '#web/components/footer-parts.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { NAVIGATION } from './navigation.ts';
import { ThemeChoice } from './theme-choice.tsx';

/**
 * The foot of every page: the way to help, what this is, the pages, the look. On a phone it repeats nothing of the menu:
 * the list was taller than most pages.
 */
export function SiteFooter() {
  const { data: user } = useCurrentUser();
  return (
    <footer className="print:hidden on-navy mt-12 border-t-3 border-gold bg-navy-deep text-on-navy">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-10 text-sm sm:px-6 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:px-10 xl:grid-rows-none xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
        <div className="grid content-start gap-5">
          <CrisisLine />
          <div className={user ? 'max-md:hidden' : undefined}>
            <AboutMissionReady />
          </div>
        </div>
        <nav aria-label="Footer" className="grid content-start md:row-span-2 xl:row-auto">
          <h2 className="eyebrow mb-1 font-sans text-on-navy-muted">Pages</h2>
          <ul className="columns-2 gap-x-4 2xl:columns-3 [&>li]:break-inside-avoid">
            {user ? null : (
              <>
                <li>
                  <a href="/" className={FOOTER_LINK}>
                    Home page
                  </a>
                </li>
                <li>
                  <Link to="/auth" className={FOOTER_LINK}>
                    Sign in or register
                  </Link>
                </li>
                <li>
                  <a href="/explore" className={FOOTER_LINK}>
                    {EXPLORER}
                  </a>
                </li>
                {GUIDE_PAGES.map(({ to, name }) => (
                  <li key={to}>
                    <Link to={to} className={FOOTER_LINK}>
                      {name}
                    </Link>
                  </li>
                ))}
              </>
            )}
            {user
              ? NAVIGATION.map(({ to, name }) => (
                  <li key={to} className="max-md:hidden">
                    <Link to={to} className={FOOTER_LINK}>
                      {name}
                    </Link>
                  </li>
                ))
              : null}
            {LEGAL_PAGES.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={FOOTER_LINK}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid content-start gap-5">
          <ThemeChoice />
          <p className="text-on-navy-muted">© {new Date().getFullYear()} Mission Ready</p>
        </div>
      </div>
    </footer>
  );
}
