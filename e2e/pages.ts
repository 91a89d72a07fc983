import { expect, type Page } from '@playwright/test';

/** Pages that show every kind of part the site has; the long list of them all is every-page.journey.ts. */
export const VISITOR_PAGES = [
  '/',
  '/explore',
  '/explore/army/68w',
  '/auth',
  '/auth?tab=register',
  '/contact',
  '/resources/va-benefits',
];

const SIGNED_IN_PAGES = [
  '/dashboard',
  '/profile',
  '/enhanced-assessment',
  '/enhanced-assessment-results',
  '/job-matches',
  '/pay',
  '/papers',
  '/record',
  '/calendar',
  '/resumes',
  '/job-based-resume',
  '/applications',
  '/applications/new',
  '/jobs',
  '/community',
  '/community/new',
  '/subscription',
];

/** The pages of a signed-in veteran, those with an id of theirs among them. */
export function pagesOf(person: { readonly matchId: number; readonly resumeId: number }): string[] {
  const { matchId, resumeId } = person;
  return [
    ...SIGNED_IN_PAGES,
    `/job-details/${matchId}`,
    `/resume/${resumeId}`,
    `/resume/${resumeId}?tab=edit`,
  ];
}

/** Goes to a page as a link of the site does, without loading it anew. */
export async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // Another tab of a page keeps its heading; another page has one of its own.
    if (new URL(to, location.href).pathname !== location.pathname)
      document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** A field by its whole label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Fills in the sign-in form that is on the screen. */
export async function signIn(page: Page, username: string, password: string) {
  await field(page, 'Username or email').fill(username);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
