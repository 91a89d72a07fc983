import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

/** Pages that differ in their number alone have the same links: so many of a kind are looked at. */
const MOST_OF_A_KIND = 2;

interface Found {
  readonly to: URL;
  readonly from: string;
}

async function linksOn(page: Page): Promise<URL[]> {
  const links = page.locator('a[href]');
  const hrefs = await links.evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href));
  return hrefs.map((href) => new URL(href));
}

/** Follows every link within the site from the given pages on, and gives those that lead nowhere. */
async function deadLinks(page: Page, starts: readonly string[], origin: string) {
  const waiting: Found[] = starts.map((path) => ({ to: new URL(path, origin), from: 'the start' }));
  const seen = new Set<string>();
  const kinds = new Map<string, number>();
  const dead: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { to, from } = next;
    const address = `${to.pathname}${to.search}${to.hash}`;
    // The explorer has a page for each of thousands of codes, areas and occupations.
    const kind = address
      .replace(/^(\/explore\/)(?!occupations)[^/?#]+/, '$1:branch')
      .replace(/^(\/explore\/[^/?#]+\/).+$/, '$1:code')
      .replace(/^(\/explore[^?]*\?).+$/, '$1:search')
      .replace(/\d+/g, ':id');
    const ofKind = kinds.get(kind) ?? 0;
    if (seen.has(address) || ofKind >= MOST_OF_A_KIND) continue;
    seen.add(address);
    kinds.set(kind, ofKind + 1);
    if (!(await leadsSomewhere(page, to))) {
      dead.push(`${address} on ${from}`);
      continue;
    }
    const onward = to.pathname.startsWith('/api/') ? [] : await linksOn(page);
    for (const link of onward) if (link.origin === origin) waiting.push({ to: link, from: address });
  }
  return { dead, followed: seen };
}

async function leadsSomewhere(page: Page, to: URL): Promise<boolean> {
  if (to.pathname.startsWith('/api/')) return (await page.request.get(to.href)).status() < 400;
  await page.goto(to.href);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if ((await heading.textContent())?.includes('off the map')) return false;
  return to.hash === '' || (await page.locator(`[id="${to.hash.slice(1)}"]`).count()) === 1;
}

test('no link leads a visitor nowhere', async ({ page, site }) => {
  const starts = [
    '/',
    '/auth',
    '/auth?tab=register',
    '/auth?tab=forgot',
    '/reset-password/x',
    '/nothing-here',
  ];
  const { dead, followed } = await deadLinks(page, starts, site.url);
  expect(dead).toEqual(['/nothing-here on the start']);
  expect([...followed]).toContain('/terms');
});

test('no link leads someone who has done everything nowhere', async ({ page, site }) => {
  const { matchId, resumeId, applicationId } = await registerReadyPerson(page.request);
  const { dead, followed } = await deadLinks(
    page,
    [
      '/dashboard',
      '/profile?tab=privacy',
      '/profile?tab=strengths',
      '/resumes?tab=custom',
      '/job-based-resume',
      `/job-details/${matchId}`,
      `/job-matches/${matchId}/apply`,
      `/resume/${resumeId}`,
      `/resume/${resumeId}?tab=edit`,
      `/applications/${applicationId}/edit`,
    ],
    site.url,
  );
  expect(dead).toEqual([]);
  expect([...followed]).toContain('/applications');
  await page.goto('/dashboard');
  await expect(page.getByText('Mission complete')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Community Support' })).toBeVisible();
});
