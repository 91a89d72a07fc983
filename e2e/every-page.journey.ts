import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, test } from './fixture.ts';
import { followTo } from './pages.ts';

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** No space in sixty characters, and a name longer than any screen is wide. */
const LONG = `Wolfeschlegelsteinhausenbergerdorff${'x'.repeat(15)}`;

const PUBLIC = [
  '/',
  '/auth',
  '/auth?tab=register',
  '/auth?tab=forgot',
  '/first-administrator',
  '/confirm-email',
  '/reset-password/x',
  '/nowhere',
  '/shared/unknown',
  '/stop-reminders/unknown',
  '/terms',
  '/privacy',
  '/contact',
  '/sources',
  '/resources',
  '/resources/military-skills-translator',
  '/resources/interview-preparation',
  '/resources/va-benefits',
];
/** Of the pages for visitors, those that are looked at in every theme at every width. */
const AROUND = ['/', '/auth?tab=register', '/resources/va-benefits', '/terms'];
const SIGNED_IN = [
  '/dashboard',
  '/profile',
  '/profile?tab=privacy',
  '/assessment',
  '/enhanced-assessment',
  '/enhanced-assessment-results',
  '/job-matches',
  '/job-matches/compare',
  '/job-matches/what-if',
  '/skill-map',
  '/tutorials',
  '/tutorials/first-search',
  '/job-details/999999',
  '/pay',
  '/pay/sheet/999999',
  '/papers',
  '/record',
  '/calendar',
  '/resumes',
  '/resumes?tab=custom',
  '/job-based-resume',
  '/resume',
  '/resume/999999/check',
  '/jobs',
  '/jobs?search=welder&remote=true',
  '/jobs/999999',
  '/applications',
  '/applications/new',
  '/applications/999999/edit',
  '/community',
  '/community?search=nothing+of+the+kind',
  '/community/new',
  '/community/999999',
  '/subscription',
];

type Theme = 'light' | 'dark';

interface Looks {
  /** How to come to the page. */
  readonly go?: (to: string) => Promise<unknown>;
  /** The theme in which axe looks at 360 px and at 1280 px. At a width without one, nothing but the width is looked at. */
  readonly narrow?: Theme;
  readonly wide?: Theme;
}

/** Looks at a page at both sizes: settled, axe clean in the given themes, nothing wider than the window. */
async function expectSound(page: Page, path: string, { go = (to) => page.goto(to), ...themes }: Looks) {
  await go(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // The size it came in first: each change of it has the whole page laid out anew.
  const sizes = page.viewportSize()?.width === NARROW.width ? [NARROW, WIDE] : [WIDE, NARROW];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const colorScheme = size === NARROW ? themes.narrow : themes.wide;
    if (colorScheme) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page);
    }
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, `${path} at ${size.width} px is wider than the window`).toBeLessThanOrEqual(0);
  }
}

test('every page for visitors is sound', async ({ page }) => {
  for (const path of PUBLIC) await expectSound(page, path, { narrow: 'light', wide: 'dark' });
  // What stands around them all, and the plainest of them, the other way around.
  for (const path of AROUND) await expectSound(page, path, { narrow: 'dark', wide: 'light' });
});

test('every page is sound for someone who has just registered and has nothing yet', async ({ page }) => {
  await registerPerson(page.request);
  await page.goto('/dashboard');
  // The next test loads each of them anew, and sees the narrow ones in the dark.
  const looks: Looks = { go: (to) => followTo(page, to), narrow: 'light', wide: 'dark' };
  for (const path of SIGNED_IN) await expectSound(page, path, looks);
});

test('every page is sound for someone with very long names and much to show', async ({ page }) => {
  await registerPerson(page.request, {
    firstName: LONG,
    lastName: LONG,
    militaryBranch: 'Air Force',
    militaryOccupation: '3D1X2',
    militaryRank: 'Chief Master Sergeant of the Air Force',
    militaryAchievements: `Led ${LONG.repeat(4)} across 14 bases.`,
  });
  const matches = await (await page.request.get('/api/job-matches')).json();
  const [first, second] = matches as { id: number; jobTitle: string }[];
  await sendChange(page.request, 'PATCH', `/api/job-matches/${first?.id}`, { isSelected: true });
  await sendChange(page.request, 'POST', '/api/resumes', { jobMatchId: first?.id });
  await sendChange(page.request, 'POST', '/api/applications', {
    jobTitle: LONG.repeat(3),
    company: LONG.repeat(3),
    location: LONG,
    appliedDate: '2025-01-05',
    notes: LONG.repeat(20),
    jobMatchId: second?.id,
  });
  const details = [
    `/job-details/${first?.id}`,
    `/resume/${first?.id}`,
    `/resume/${first?.id}?tab=edit`,
    `/resume/${first?.id}/versions`,
    `/resume/${first?.id}/update`,
    `/resume/${first?.id}/check`,
  ];
  // Wide and in the light, the journeys of these pages have axe look (decision 0082).
  for (const path of SIGNED_IN) await expectSound(page, path, { narrow: 'dark' });
  for (const path of [...details, `/job-matches/${second?.id}/apply`])
    await expectSound(page, path, { narrow: 'light', wide: 'dark' });
});

test('every page for administrators is sound', async ({ page }) => {
  await registerPerson(page.request, { firstName: LONG, lastName: LONG });
  const { username } = await registerPerson(page.request);
  await page.request.post(`/api/testing/make-admin/${username}`);
  await sendChange(page.request, 'POST', '/api/admin/backups/create');
  const listing = { title: LONG.repeat(3), company: LONG.repeat(3), source: LONG, location: LONG };
  const text = { description: `${LONG}\n`.repeat(20), url: `https://jobs.example.org/${LONG}` };
  const job = await sendChange(page.request, 'POST', '/api/admin/jobs', { ...listing, ...text });
  const { id } = (await job.json()) as { id: number };
  await sendChange(page.request, 'POST', `/api/jobs/${id}/report`, { reason: LONG.repeat(5) });
  for (const tab of ['users', 'backups', 'community', 'jobs', 'audit-log', 'profile'])
    await expectSound(page, `/admin?tab=${tab}`, { narrow: 'dark', wide: 'light' });
  for (const path of ['/jobs', `/jobs/${id}`, `/job-based-resume?listing=${id}`])
    await expectSound(page, path, { narrow: 'dark', wide: 'light' });
});
