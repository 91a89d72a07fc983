import { Link } from 'react-router';
import { CrisisLine } from '#web/components/crisis-line.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { NAVIGATION } from './navigation.ts';
import { ThemeChoice } from './theme-choice.tsx';

const LINK =
  'inline-block py-1.5 text-on-navy underline decoration-on-navy-muted/60 underline-offset-4 hover:decoration-gold';

const LEGAL = [
  { to: '/terms', name: 'Terms of Service' },
  { to: '/privacy', name: 'Privacy Policy' },
  { to: '/contact', name: 'Contact' },
] as const;

/** The foot of every page: the way to help, what this is, the pages, the look. */
export function SiteFooter() {
  const { data: user } = useCurrentUser();
  return (
    <footer className="print:hidden on-navy mt-12 border-t-3 border-gold bg-navy-deep text-on-navy">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-10 text-sm sm:px-6 md:grid-cols-3 lg:px-10">
        <div className="grid content-start gap-5">
          <CrisisLine />
          <p className="text-on-navy-muted">
            Mission Ready helps veterans find civilian work that fits: job titles with the reasons behind
            them, resumes in which every line is true, and one place for every application.
          </p>
        </div>
        <nav aria-label="Footer" className="grid content-start">
          <h2 className="eyebrow mb-1 font-sans text-on-navy-muted">Pages</h2>
          <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-1 lg:grid-cols-2">
            {user ? null : (
              <>
                <li>
                  <a href="/" className={LINK}>
                    Start page
                  </a>
                </li>
                <li>
                  <Link to="/auth" className={LINK}>
                    Sign in or register
                  </Link>
                </li>
              </>
            )}
            {user
              ? NAVIGATION.map(({ to, name }) => (
                  <li key={to}>
                    <Link to={to} className={LINK}>
                      {name}
                    </Link>
                  </li>
                ))
              : null}
            {LEGAL.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
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
