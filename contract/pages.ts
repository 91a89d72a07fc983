/**
 * The addresses of the app's pages, as the router has them. The server answers any other address with status 404, and
 * the page that says so.
 */
export const PAGE_PATHS = [
  '/auth',
  '/reset-password',
  '/reset-password/:token',
  '/dashboard',
  '/assessment',
  '/enhanced-assessment',
  '/enhanced-assessment-results',
  '/job-matches',
  '/tutorials',
  '/tutorials/:slug',
  '/skill-map',
  '/job-matches/compare',
  '/job-matches/what-if',
  '/job-matches/:id',
  '/job-details/:id',
  '/job-matches/:id/apply',
  '/pay',
  '/pay/sheet/:id',
  '/papers',
  '/record',
  '/calendar',
  '/resumes',
  '/resume',
  '/resume/new',
  '/resume/:id',
  '/resume/:id/edit',
  '/resume/:id/check',
  '/resume/:id/update',
  '/resume/:id/versions',
  '/job-based-resume',
  '/applications',
  '/applications/new',
  '/applications/:id/edit',
  '/community',
  '/community/new',
  '/community/:id',
  '/jobs',
  '/jobs/:id',
  '/profile',
  '/subscription',
  '/admin',
  '/first-administrator',
  '/confirm-email',
  '/shared/:token',
  '/stop-reminders/:token',
  '/terms',
  '/privacy',
  '/sources',
  '/contact',
  '/resources',
  '/resources/military-skills-translator',
  '/resources/interview-preparation',
  '/resources/va-benefits',
] as const;

const PATTERNS = PAGE_PATHS.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`, 'i'),
}));

export type PagePath = (typeof PAGE_PATHS)[number];

/**
 * The app's page at an address without its query, and what stands where the path has `:id`, `:slug` or `:token`
 * ('' where it has none); undefined when there is no such page. The first in the list wins, so /resume/new is no id.
 */
export function findPage(
  pathname: string,
): { readonly path: PagePath; readonly subject: string } | undefined {
  for (const { path, pattern } of PATTERNS) {
    const found = pattern.exec(pathname);
    if (found) return { path, subject: found[1] ?? '' };
  }
  return undefined;
}
