import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';

const SIGNAL = { militaryBranch: 'Army', militaryOccupation: '25B', militaryRank: 'SGT' };

/** The tour would lie over the list; it has journeys of its own. */
async function openMatches(page: Page, search = '') {
  await registerPerson(page.request, SIGNAL);
  await page.addInitScript(() => window.localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
  await page.goto(`/job-matches${search}`);
  await expectScreen(page, 'JOB INTEL');
}

const list = (page: Page) => page.getByRole('table', { name: 'All recommended positions' });

test('a title is found, added, opened, reported and removed', async ({ page }) => {
  await openMatches(page);
  await page.getByLabel('Title or O*NET code').fill('pastry chef');
  await page.getByRole('button', { name: 'Find titles' }).click();
  const titles = page.getByRole('list', { name: 'Titles found' });
  const add = titles.getByRole('button', { name: 'Add: Pastry Chef' }).first();
  await add.click();
  const inList = titles.getByRole('button', { name: 'In your list: Pastry Chef' }).first();
  await expect(inList).toBeFocused();
  await expect(list(page).getByText('Added by you')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See how it fits you' }).click();
  await page.getByRole('heading', { name: 'AI Resistance' }).click();
  await expect(page.getByRole('heading', { name: 'Related work AI reaches less' })).toBeVisible();
  await page.getByRole('heading', { name: 'Your Service in Figures' }).click();
  await expect(page.getByRole('heading', { name: /Federal job series for 25B/ })).toBeVisible();
  await expect(page.getByText(/Army enlisted veterans only/)).toBeVisible();

  await page.getByRole('button', { name: 'Report a wrong match' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a wrong match' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Say what’s wrong').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('What’s wrong?').fill('I never cooked in the Army.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'Report Sent');

  await page.getByRole('button', { name: 'Remove this title' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectScreen(page, 'JOB INTEL');
  await expect(list(page).getByText('Added by you')).toHaveCount(0);
});

test('filters and order stand in the address, survive a reload, and can leave nothing', async ({ page }) => {
  await openMatches(page);
  await page.getByLabel('Typical pay').selectOption('$80,000+');
  await page.getByLabel('Sort by').selectOption('Pay');
  const status = page.getByRole('status').filter({ hasText: /\d+ of \d+ titles/ });
  await expect(status).toBeVisible();
  await expect(page).toHaveURL(/pay=80000&sort=pay/);
  // The address is there a moment before the list is drawn anew.
  let shown: string[] = [];
  await expect(async () => {
    shown = await list(page).getByRole('rowheader').allTextContents();
    const pays = shown.map((text) => Number(/\$([\d,]+) a year/.exec(text)?.[1]?.replaceAll(',', '')));
    expect(pays.length).toBeGreaterThan(1);
    expect(pays).toEqual(pays.filter((pay) => pay >= 80_000).sort((a, b) => b - a));
  }).toPass();
  await page.reload();
  await expect(page.getByLabel('Typical pay')).toHaveValue('80000');
  await expect(list(page).getByRole('rowheader')).toHaveText(shown);

  await page.getByLabel('Search job titles').fill('lighthouse');
  await expect(
    page.getByText('No mission targets found. Adjust search parameters to expand intelligence.'),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^0 of/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL(/\/job-matches\?sort=pay$/);
});

test('a list that does not load says so, and loads when asked again', async ({ page }) => {
  await page.route('**/api/job-matches', (route) =>
    route.fulfill({ status: 400, json: { code: 'malformed-request', message: 'No' } }),
  );
  await registerPerson(page.request, SIGNAL);
  await page.addInitScript(() => window.localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
  // Opened by its address the list comes with the page.
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Job Intel Job titles' }).click();
  await expect(
    page.getByText('We encountered a problem retrieving your career intelligence briefing.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/job-matches');
  await page.getByRole('button', { name: 'Refresh Intelligence' }).click();
  await expectToast(page, 'Refreshing Intelligence');
  await expect(list(page)).toBeVisible();
});

test('comparing says to a free account what it is and what it costs', async ({ page }) => {
  await openMatches(page);
  await page.getByRole('link', { name: 'Compare titles (Premium)' }).click();
  await expectScreen(page, 'Compare titles');
  await expect(page.getByText('A sample, not from your record')).toBeVisible();
  await expect(page.getByText('Side-by-side comparison: part of Premium')).toBeVisible();
  await expect(page.getByText(/Premium costs \$150/)).toBeVisible();
});

test('pay and growth stand as picture and table with their sources, and lead to the titles', async ({
  page,
}) => {
  await registerPerson(page.request, { militaryBranch: 'Army', militaryOccupation: '68W' });
  await page.goto('/job-matches');
  await expectScreen(page, 'JOB INTEL');
  const table = page.getByRole('table', { name: 'Pay and growth for your titles' });
  // Its header, and at least two titles: fewer are not plotted.
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThanOrEqual(3);
  // It is drawn when one gets near it.
  await page.getByRole('heading', { name: 'PAY AND GROWTH' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.recharts-scatter-symbol')).toHaveCount(
    (await table.getByRole('row').count()) - 1,
  );
  await expect(page.getByText(/BLS Occupational Employment and Wage Statistics.*2025/)).toBeVisible();
  const first = table.getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expectScreen(page, title);
  await expect(page.getByText(/BLS Employment Projections/).first()).toBeVisible();
});

test('related work that AI reaches less can be added from the job brief', async ({ page }) => {
  await registerPerson(page.request, { militaryBranch: 'Army', militaryOccupation: '42A' });
  interface Listed {
    readonly id: number;
    readonly detail: { readonly onetSocCode: string } | null;
  }
  const matches = (await (await page.request.get('/api/job-matches')).json()) as Listed[];
  const listed = new Set(matches.map(({ detail }) => detail?.onetSocCode));
  for (const { id } of matches.slice(0, 8)) {
    const outlook = await (await page.request.get(`/api/job-matches/${id}/outlook`)).json();
    const others = outlook.ai.lessExposed as { onetSocCode: string; title: string }[];
    const other = others.find(({ onetSocCode }) => !listed.has(onetSocCode));
    if (other === undefined) continue;
    await page.goto(`/job-details/${id}`);
    await page.getByRole('heading', { name: 'AI Resistance' }).click();
    await page.getByRole('button', { name: `Add: ${other.title}`, exact: true }).click();
    await expectToast(page, 'Title Added');
    await expect(page.getByRole('link', { name: /^In your list ?: / }).first()).toBeVisible();
    return;
  }
  throw new Error('None of the first eight titles has less exposed neighbors outside the list.');
});

test('premium compares titles and tries training out; a free account reads what both are and cost', async ({
  page,
}) => {
  const { username } = await registerPerson(page.request, SIGNAL);
  await page.goto('/job-matches/what-if');
  await expectScreen(page, 'What if: training');
  await expect(page.getByText('What-if on training: part of Premium')).toBeVisible();
  await sendChange(page.request, 'POST', `/api/testing/make-premium/${username}`);
  await page.goto('/job-matches/what-if');
  await expect(page.getByText('(Premium)')).toHaveCount(0);
  const best = page.getByRole('list', { name: 'The trainings that would change most' });
  // Each of the five says what it is, how long it takes, what it costs and what the work pays.
  await expect(best.getByRole('heading')).toHaveCount(5);
  await expect(best.getByText(/^Takes about \d+ years, full time$/).first()).toBeVisible();
  await expect(best.getByText(/^\$[\d,]+ a year$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Try another one' }).click();
  await page.getByRole('button', { name: 'Try this degree' }).click();
  await expect(page.getByText('Choose a degree').first()).toBeVisible();
  await page.getByLabel('Degree', { exact: true }).selectOption("Bachelor's degree");
  await page.getByLabel('Field', { exact: true }).fill('computer science');
  await page.getByRole('button', { name: 'Try this degree' }).click();
  await expect(page.getByText(/^It would change \d+ titles\.$/)).toBeVisible();
  await expectScreen(page, 'What if: training');
  await page
    .getByLabel('Certificate', { exact: true })
    .selectOption({ label: 'Project Management Professional (PMP)' });
  await page.getByRole('button', { name: 'Try this certificate' }).click();
  await expect(page.getByText(/^It would change \d+ titles?\.$/)).toBeVisible();

  // With a place chosen the same pages say what the titles pay there.
  await sendChange(page.request, 'POST', '/api/places/mine', { wished: ['city:Norfolk, VA'] });
  await page.reload();
  const there = /^\$[\d,]+ a year in (?:Virginia Beach|all of Virginia)/;
  await expect(best.getByText(there).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Try another one' }).click();
  await page
    .getByLabel('Certificate', { exact: true })
    .selectOption({ label: 'Project Management Professional (PMP)' });
  await page.getByRole('button', { name: 'Try this certificate' }).click();
  const changed = page.getByRole('table', { name: 'What the training would change' });
  await expect(
    changed.getByRole('cell', { name: /a year in (?:Virginia Beach|all of Virginia)/ }).first(),
  ).toBeVisible();
  await page.getByLabel('Pay figures for').selectOption('The whole United States');
  await expect(best.getByText(there)).toHaveCount(0);
  await sendChange(page.request, 'POST', '/api/places/mine', { wished: [] });

  const listed = (await (await page.request.get('/api/job-matches')).json()) as { id: number }[];
  const selected = listed.at(-1)?.id;
  await sendChange(page.request, 'PATCH', `/api/job-matches/${selected}`, { isSelected: true });
  // By its bare address the comparison begins with what is selected, by its link with that and the first others.
  await page.goto('/job-matches/compare');
  await expect(page.getByLabel('First title')).toHaveValue(`${selected}`);
  await page.goto('/job-matches');
  await page.getByRole('link', { name: 'Compare titles' }).click();
  await expectScreen(page, 'Compare titles');
  await expect(page.getByLabel('First title')).toHaveValue(`${selected}`);
  await expect(page.getByText('Comparing 3 titles.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Your titles side by side' });
  await expect(table.getByRole('row', { name: /Typical pay a year/ })).toContainText('$');
  await page.getByLabel('Third title').selectOption('');
  await expect(page.getByText('Comparing 2 titles.')).toBeVisible();
  await table.scrollIntoViewIfNeeded();
  await expectScreen(page, 'Compare titles');

  await page.goto(`/job-details/${listed[0]?.id}`);
  await expect(page.getByText('Full career roadmap: part of Premium')).toHaveCount(0);
});

test('the skill translation map shows premium their own lines in civilian words', async ({ page }) => {
  const { username } = await registerPerson(page.request, SIGNAL);
  await page.goto('/skill-map');
  await expectScreen(page, 'Skill translation map');
  await expect(page.getByText('Skill translation map: part of Premium')).toBeVisible();
  await sendChange(page.request, 'POST', `/api/testing/make-premium/${username}`);
  await page.reload();
  await expect(page.getByText('There’s nothing in your record to translate yet')).toBeVisible();
  await sendChange(page.request, 'PATCH', '/api/profile', {
    militaryResponsibilities:
      'Supervised 14 soldiers on the help desk.\nRan PMCS on 34 vehicles.\nAccounted for 40 weapons.',
    militarySkills: 'SharePoint, COMSEC',
  });
  await page.reload();
  await expect(page.getByText('Ran preventive maintenance checks on 34 vehicles')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your strongest skills here' })).toBeVisible();
  await expect(page.getByText('Accounting', { exact: true })).toHaveCount(0);
  await expectScreen(page, 'Skill translation map');
});

test('on a phone the first title stands above the fold with one reason and what is missing; filters wait behind a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMatches(page);
  const first = list(page).getByRole('rowheader').first();
  const title = await first.getByRole('link').boundingBox();
  expect((title?.y ?? 740) + (title?.height ?? 0)).toBeLessThan(740);
  await expect(first).toContainText('The nearest civilian work to information technology work.');
  await expect(first).toContainText('Employers usually ask for some college or a certificate');
  const pay = page.getByLabel('Typical pay');
  await expect(pay).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await pay.selectOption('$80,000+');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
});

test('selected titles bring a bar that leads to a resume and to the comparison of just these', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMatches(page);
  const bar = page.getByRole('region', { name: 'Selected titles' });
  await expect(bar).toHaveCount(0);
  const chosen: string[] = [];
  for (const at of [1, 3]) {
    const row = list(page)
      .getByRole('row')
      .filter({ has: page.getByRole('button') })
      .nth(at);
    chosen.push((await row.getByRole('rowheader').getByRole('link').textContent()) ?? '');
    await row.getByRole('button', { name: /^Select: / }).click();
    await expectToast(page, 'Selection Updated');
    await expect(bar).toContainText(`${chosen.length} selected`);
  }
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThan(64);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  const toast = await page.getByText('Selection Updated', { exact: true }).first().boundingBox();
  expect((toast?.y ?? 740) + (toast?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  await expect(bar.getByRole('link', { name: 'Make a resume' })).toHaveAttribute(
    'href',
    /resume\/new\?matchId=\d+/,
  );
  await bar.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/job-matches\/compare\?ids=\d+(,|%2C)\d+$/);
});
