import { BrandName } from '#web/components/brand-mark.tsx';
import { CrisisLine } from '#web/components/crisis-line.tsx';

const LINK =
  'inline-block py-1.5 text-on-navy underline decoration-on-navy-muted/60 underline-offset-4 hover:decoration-gold';

export function LandingFooter() {
  return (
    <footer className="on-navy border-t-3 border-gold bg-navy-deep text-sm text-on-navy">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-12 sm:px-6 md:grid-cols-3 lg:px-10">
        <CrisisLine />
        <div className="grid content-start gap-4">
          <BrandName />
          <p className="text-on-navy-muted">
            Mission Ready helps veterans find civilian work that fits: job titles with the reasons behind
            them, resumes in which every line is true, and one place for every application.
          </p>
        </div>
        <div className="grid content-start gap-4">
          <nav aria-label="Footer">
            <ul>
              <li>
                <a href="/auth" className={LINK}>
                  Sign in
                </a>
              </li>
              <li>
                <a href="/auth?tab=register" className={LINK}>
                  Register
                </a>
              </li>
              <li>
                <a href="/terms" className={LINK}>
                  Terms of Service
                </a>
              </li>
              <li>
                <a href="/privacy" className={LINK}>
                  Privacy Policy
                </a>
              </li>
              <li>
                <a href="/contact" className={LINK}>
                  Contact
                </a>
              </li>
            </ul>
          </nav>
          {/* The year of the build; a page that is never rebuilt has not changed since. */}
          <p className="text-on-navy-muted">© {new Date().getFullYear()} Mission Ready</p>
        </div>
      </div>
    </footer>
  );
}
