import { BrandName } from '#web/components/brand-mark.tsx';
import { CrisisLine } from '#web/components/crisis-line.tsx';
import {
  AboutMissionReady,
  EXPLORER,
  FOOTER_LINK,
  GUIDE_PAGES,
  LEGAL_PAGES,
} from '#web/components/footer-parts.tsx';

const PAGES = [
  { to: '/explore', name: EXPLORER },
  { to: '/auth', name: 'Sign in' },
  { to: '/auth?tab=register', name: 'Register' },
  ...GUIDE_PAGES,
  ...LEGAL_PAGES,
] as const;

/** The foot of the landing page: plain links, as the page is HTML of its own. */
export function LandingFooter() {
  return (
    <footer className="on-navy border-t-3 border-gold bg-navy-deep text-sm text-on-navy">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-3 lg:px-10">
        <CrisisLine />
        <div className="grid content-start gap-4">
          <BrandName />
          <AboutMissionReady />
        </div>
        <div className="grid content-start gap-4">
          <nav aria-label="Footer">
            <ul>
              {PAGES.map(({ to, name }) => (
                <li key={to}>
                  <a href={to} className={FOOTER_LINK}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {/* The year of the build; a page that is never rebuilt has not changed since. */}
          <p className="text-on-navy-muted">© {new Date().getFullYear()} Mission Ready</p>
        </div>
      </div>
    </footer>
  );
}
