/** What the foot of the landing page and that of the app have in common. */
export const FOOTER_LINK =
  'inline-block py-1.5 text-on-navy underline decoration-on-navy-muted/60 underline-offset-4 hover:decoration-gold';

/** What /explore is, to somebody who hasn't signed in. */
export const EXPLORER = 'Military jobs and where they lead';

export const GUIDE_PAGES = [
  { to: '/resources/military-skills-translator', name: 'Military Skills Translator Guide' },
  { to: '/resources/interview-preparation', name: 'Interview Preparation' },
  { to: '/resources/va-benefits', name: 'VA Benefits Overview' },
] as const;

export const LEGAL_PAGES = [
  { to: '/terms', name: 'Terms of Service' },
  { to: '/privacy', name: 'Privacy Policy' },
  { to: '/sources', name: 'Sources' },
  { to: '/contact', name: 'Contact' },
] as const;

/** The product in one sentence. */
export function AboutMissionReady() {
  return (
    <p className="text-on-navy-muted">
      Mission Ready helps veterans find civilian work that fits: job titles with the reasons behind them,
      resumes where every line is true, and one place to track every application.
    </p>
  );
}
