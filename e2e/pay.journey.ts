import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, test } from './fixture.ts';
import { type Hands, keyboard, mouse } from './hands.ts';

const MEDIC = {
  militaryBranch: 'Army',
  militaryOccupation: '68W',
  militaryRank: 'SSG',
  militaryStartDate: 'June 2015',
  militaryEndDate: 'Present',
};

const PHONE = { width: 360, height: 740 };

async function open(page: Page, path: string) {
  await registerPerson(page.request, MEDIC);
  await page.addInitScript(() => window.localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
  await page.goto(path);
}

/** Says a place and what pay is worked out from, and reads the salary. */
async function workOutPay(page: Page, hands: Hands) {
  await expectScreen(page, 'PAY INTEL');
  await hands.write(page.getByLabel('ZIP code, city, base or state'), 'Norfolk, VA');
  await hands.press(page.getByRole('button', { name: 'Find place' }));
  await hands.press(page.getByRole('button', { name: 'Add: Norfolk, VA' }));
  const places = page.getByRole('list', { name: 'Your places' });
  await expect(places.getByText('Pay figures for Virginia Beach-Chesapeake-Norfolk, VA-NC.')).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByLabel('Pay grade')).toHaveValue('E-6');
  await expect(page.getByLabel('Years of service')).toHaveValue('Over 10');
  await hands.press(page.getByRole('button', { name: 'Work out my pay' }));
  await expect(page.getByText('A ZIP code has 5 digits').first()).toBeVisible();
  await expect(page.getByText('Choose how you file').first()).toBeVisible();
  await expectAccessible(page);
  await hands.write(page.getByLabel('ZIP code of your duty station'), '23510');
  await hands.choose(page.getByLabel('How you file your taxes'), 'Married, filing together');
  await hands.press(page.getByRole('radio', { name: 'Yes, with dependents' }));
  await hands.press(page.getByRole('button', { name: 'Work out my pay' }));

  await expect(
    page.getByText(/Your military pay of \$93,545 a year equals a civilian salary of/),
  ).toBeVisible();
  const table = page.getByRole('table', { name: 'Your pay in uniform and the salary that equals it' });
  await expect(table.getByRole('rowheader', { name: 'Basic pay, E-6, over 10 years' })).toBeVisible();
  await expect(table.getByText('Housing allowance, Norfolk/Portsmouth, VA')).toBeVisible();
  await expect(page.getByText(/Virginia taxes wages/)).toBeVisible();
  await expectAccessible(page);
}

async function expectFits(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test('the salary that equals military pay, beside the titles, by mouse and on to the sheet', async ({
  page,
}) => {
  await open(page, '/pay');
  await workOutPay(page, mouse);
  await page.getByRole('link', { name: 'Change your places' }).click();
  await expect(page.getByRole('heading', { name: 'Where you want to work' })).toBeInViewport();
  const titles = page.getByRole('table', { name: /What your titles pay in Norfolk, VA/ });
  await expect(titles.getByText(/^You’d need \$/).first()).toBeVisible();
  await titles
    .getByRole('link', { name: /^Negotiation sheet: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Your floor' })).toBeVisible();
  await expect(page.getByText(/my pay today equals a salary of about \$/)).toBeVisible();
  await expect(page.getByText('Retirement match')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('negotiation-sheet.pdf');

  await page.getByRole('link', { name: 'BACK TO PAY INTEL' }).click();
  await page.locator('summary', { hasText: 'Guard and Reserve pay' }).click();
  const drills = page.getByRole('table', { name: 'Guard and Reserve pay, E-6, over 10 years' });
  await expect(drills.getByText('$9,836.30')).toBeVisible();
  await expect(page.getByText('It isn’t in your numbers above.', { exact: false })).toBeVisible();
  await page.locator('summary', { hasText: 'Your pay in uniform' }).click();
  await page.getByRole('radio', { name: /^Yes.*drill pay/ }).check();
  await page.getByRole('button', { name: 'Work out my pay' }).click();
  await expect(page.getByRole('rowheader', { name: 'Drill pay, Guard or Reserve' })).toBeVisible();
  await expect(page.getByText('on top of what you’ll get anyway', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete these answers' }).click();
  await expect(page.getByLabel('ZIP code of your duty station')).toHaveValue('');
  await expect(page.getByText(/equals a civilian salary/)).toHaveCount(0);
});

test('the same by keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/pay');
  const hands = keyboard(page);
  await workOutPay(page, hands);
  await expectFits(page);
  await hands.press(page.getByRole('link', { name: /^Negotiation sheet: / }).first());
  await expect(page.getByRole('heading', { name: 'Your floor' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('a place nobody knows is answered, several are asked back, and three are the most', async ({ page }) => {
  await open(page, '/pay');
  const field = page.getByLabel('ZIP code, city, base or state');
  const find = page.getByRole('button', { name: 'Find place' });
  await field.fill('09123');
  await find.click();
  await expect(page.getByText(/military mail address/)).toBeVisible();
  await expect(field).toHaveValue('09123');
  for (const name of ['Springfield', 'Texas', 'anywhere']) {
    await field.fill(name);
    await find.click();
    const add = page.getByRole('button', { name: /^Add: / });
    await expect(add.first()).toBeVisible();
    await add.first().click();
    await expect(page.getByRole('list', { name: 'Places found' })).toHaveCount(0);
  }
  await expect(page.getByText('That’s 3, the most we keep.')).toBeVisible();
  await page.getByRole('button', { name: 'Move to top: Texas' }).click();
  const places = page.getByRole('list', { name: 'Your places' });
  await expect(places.getByRole('listitem').first()).toContainText('Texas');
  await page.reload();
  await expect(places.getByRole('listitem').first()).toContainText('Texas');
});

test('lists, brief and comparison show what jobs pay in the place, and the nation when asked', async ({
  page,
}) => {
  const { username } = await registerPerson(page.request, MEDIC);
  await page.addInitScript(() => window.localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
  await sendChange(page.request, 'POST', `/api/testing/make-premium/${username}`);
  await page.goto('/job-matches');
  await expectScreen(page, 'JOB INTEL');
  await expect(page.getByRole('link', { name: 'Say where you want to work' })).toBeVisible();
  await sendChange(page.request, 'POST', '/api/places/mine', { wished: ['city:Norfolk, VA', 'state:TX'] });
  await page.reload();
  const list = page.getByRole('table', { name: 'All recommended positions' });
  const here = 'a year in Virginia Beach-Chesapeake-Norfolk, VA-NC';
  await expect(list.getByText(here).first()).toBeVisible();
  await expect(list.getByText(/people employed in all of Virginia/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Sort by').selectOption('Pay');
  const amounts = async () =>
    (await list.getByText(/^\$[\d,]+ a year in /).allTextContents()).map((text) =>
      Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
    );
  await expect(async () => {
    const shown = await amounts();
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
  }).toPass();
  await page.getByLabel('Pay figures for').selectOption('The whole United States');
  await expect(page).toHaveURL(/place=anywhere/);
  await expect(list.getByText(here)).toHaveCount(0);
  // From nationwide no earlier figures are there to stay: the page does, and the focus on what was chosen.
  await page.reload();
  const figuresFor = page.getByLabel('Pay figures for');
  await figuresFor.focus();
  await figuresFor.selectOption('Texas');
  await expect(list.getByText('a year in Texas').first()).toBeVisible();
  await expect(figuresFor).toBeFocused();

  await list.getByRole('rowheader').first().getByRole('link').click();
  const brief = page.getByRole('region', { name: 'In Norfolk, VA' });
  await expect(brief.getByText('People employed')).toBeVisible();
  await expect(brief.getByText('all of Virginia').first()).toBeVisible();
  const careerPath = page.getByRole('listitem').filter({ hasText: 'typical pace' });
  await expect(
    careerPath.getByText(/in (?:Virginia Beach|all of Virginia).*; nationwide \$/).first(),
  ).toBeVisible();
  await expectAccessible(page);

  const [first, second] = (await (await page.request.get('/api/job-matches')).json()) as { id: number }[];
  await page.goto(`/job-matches/compare?ids=${first?.id},${second?.id}`);
  await expect(page.getByRole('rowheader', { name: 'Typical pay a year, Norfolk, VA' })).toBeVisible();
  await expectAccessible(page);
});

test('the list and the brief follow the place by keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const hands = keyboard(page);
  await registerPerson(page.request, MEDIC);
  await page.addInitScript(() => window.localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
  await sendChange(page.request, 'POST', '/api/places/mine', { wished: ['city:Norfolk, VA', 'state:TX'] });
  await page.goto('/job-matches');
  await expectScreen(page, 'JOB INTEL');
  const list = page.getByRole('table', { name: 'All recommended positions' });
  await hands.choose(page.getByLabel('Pay figures for'), 'Texas');
  await expect(list.getByText(/a year in Texas/).first()).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Filters' }));
  await hands.choose(page.getByLabel('Sort by'), 'Pay');
  await expect(page).toHaveURL(/sort=pay/);
  const plotted = page.getByRole('table', { name: 'Pay and growth for your titles' });
  await expect(plotted.getByText('Texas, May 2024').first()).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await hands.press(list.getByRole('rowheader').first().getByRole('link'));
  // On a phone the figures are folded under the sentence that gives the first of them.
  await hands.press(page.locator('summary', { hasText: 'Growth Trajectory' }));
  await hands.choose(page.getByLabel('Pay figures for'), 'Texas');
  await expect(page.getByRole('region', { name: 'In Texas' }).getByText('People employed')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});
