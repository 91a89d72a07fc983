import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectScreen, expectToast, test } from './fixture.ts';
import { type Hands, keyboard, mouse } from './hands.ts';

const PASSWORD = 'correct horse battery';
/** A phone has no keyboard to speak of, so by keyboard once. */
const WAYS = [
  { way: 'mouse', width: 360 },
  { way: 'mouse', width: 1280 },
  { way: 'keyboard', width: 1280 },
] as const;
test.use({ tour: true });
let count = 0;

for (const { way, width } of WAYS) {
  test(`a veteran gets from the front door to a recorded application, by ${way} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const hands = way === 'mouse' ? mouse : keyboard(page);
    await register(page, hands);
    await answerFirstQuestions(page, hands);
    await fillProfile(page, hands);
    await takeAssessment(page, hands);
    const title = await selectMatch(page, hands);
    await makeResume(page, hands, title);
    await recordApplication(page, hands, title);
    await page.goto('/dashboard');
    await expectScreen(page, 'Mission Control');
    await expect(page.getByText('Ready for deployment')).toBeVisible();
    await expect(page.getByText('Mission complete')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

async function register(page: Page, hands: Hands) {
  await page.goto('/');
  await expectScreen(page, /./);
  await hands.press(page.getByRole('link', { name: "Create Your Transition Plan – It's Free" }).first());
  await expectScreen(page, /./);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const name = `sergeant${process.pid}x${++count}`;
  await hands.write(field('First name'), 'Marisol');
  await hands.write(field('Last name'), 'Vega');
  await hands.write(field('Email'), `${name}@example.org`);
  await hands.write(field('Username'), name);
  await hands.write(field('Password'), PASSWORD);
  await hands.write(field('Confirm password'), PASSWORD);
  await hands.press(page.getByRole('button', { name: 'Register' }));
  // A toast goes by itself, and axe takes its time.
  await expectToast(page, 'Account created');
  await expectScreen(page, 'Mission Control');
  // The tour offers itself to newcomers; this one has work to do.
  await hands.press(
    page.getByRole('region', { name: 'Guided tour' }).getByRole('button', { name: 'No, thanks' }),
  );
  await expectNoSidewaysScroll(page);
}

async function answerFirstQuestions(page: Page, hands: Hands) {
  const card = page.getByRole('form', { name: 'Your branch and job' });
  await expect(card.getByLabel('Military branch')).toHaveValue('');
  await hands.press(card.getByRole('button', { name: 'Show my matches' }));
  await expect(card.getByText('Please select your military branch').first()).toBeVisible();
  await hands.choose(card.getByLabel('Military branch'), 'Army');
  await hands.write(card.getByLabel('Military occupation'), '25B');
  await hands.press(card.getByRole('button', { name: 'Show my matches' }));
  await expectScreen(page, 'JOB INTEL');
  await expectNoSidewaysScroll(page);
}

async function fillProfile(page: Page, hands: Hands) {
  await page.goto('/dashboard');
  await hands.press(page.getByRole('link', { name: 'Fill in your profile' }));
  await expectScreen(page, 'My Profile');
  const texts: [label: RegExp, text: string][] = [
    [/^Rank/, 'SFC'],
    [/^Service start date/, 'June 2006'],
    [/^Service end date/, 'August 2024'],
    [/^Responsibilities/, 'Supervised 14 soldiers on the battalion help desk. Maintained 320 workstations.'],
    [/^Achievements/, 'Cut the ticket backlog by 45% in 6 months.'],
    [/^Certifications/, 'CompTIA Security+'],
  ];
  await expect(page.getByLabel('Military branch')).toHaveValue('Army');
  for (const [label, text] of texts) await hands.write(page.getByLabel(label), text);
  await hands.press(page.getByRole('button', { name: 'Save profile' }));
  await expectToast(page, 'Profile Updated');
  await expectNoSidewaysScroll(page);
}

async function takeAssessment(page: Page, hands: Hands) {
  await page.goto('/enhanced-assessment');
  await expectScreen(page, /Assessment/);
  for (let section = 1; section <= 8; section++) {
    await expect(page.getByText(`Section ${section} of 8`)).toBeVisible();
    const groups = page.getByRole('tabpanel').getByRole('group');
    await expect(groups).toHaveCount(5);
    for (let question = 0; question < 5; question++) {
      await hands.press(
        groups
          .nth(question)
          .getByRole('radio')
          .nth((section + question) % 4),
      );
    }
    if (section < 8) await hands.press(page.getByRole('button', { name: 'Next Section' }));
  }
  await expectNoSidewaysScroll(page);
  await hands.press(page.getByRole('button', { name: 'Complete Assessment' }));
  await expect(page).toHaveURL(/enhanced-assessment-results/);
  await expectToast(page, 'Assessment Completed');
  await expectScreen(page, /Strengths|Results|Arsenal/);
  await expectNoSidewaysScroll(page);
}

/** Selects the first title and opens its brief. */
async function selectMatch(page: Page, hands: Hands): Promise<string> {
  await hands.press(page.getByRole('link', { name: 'View Career Matches' }).first());
  await expectScreen(page, 'JOB INTEL');
  const all = page.getByRole('region', { name: 'ALL RECOMMENDED POSITIONS' });
  const toggles = all.getByRole('button', { name: /^Select: / });
  expect(await toggles.count()).toBeGreaterThanOrEqual(5);
  const title = ((await toggles.first().getAttribute('aria-label')) ?? '').replace('Select: ', '');
  await hands.press(toggles.first());
  await expectToast(page, 'Selection Updated');
  const selected = page.getByRole('region', { name: 'SELECTED JOB TARGETS' });
  await expect(selected).toContainText(title);
  await expectNoSidewaysScroll(page);
  await hands.press(selected.getByRole('link', { name: title }).first());
  await expectScreen(page, title);
  await expect(page.getByText(/BLS|Bureau of Labor Statistics/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  return title;
}

async function makeResume(page: Page, hands: Hands, title: string) {
  await hands.press(page.getByRole('link', { name: 'GENERATE RESUME' }));
  await hands.press(page.getByRole('button', { name: 'Generate Resume Now' }));
  await expectToast(page, 'Resume Generated');
  const preview = page.getByRole('article');
  await expect(preview).toContainText('45%');
  await expectScreen(page, /./);
  await expectNoSidewaysScroll(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('button', { name: /Download/ })),
  ]);
  expect(download.suggestedFilename()).toMatch(/marisol.*vega.*\.txt/i);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Marisol Vega');
  expect(text).toContain('45%');
  expect(text).toContain('CompTIA Security+');
  expect(text).toContain(title);
  await expectToast(page, 'Resume Downloaded');
}

async function recordApplication(page: Page, hands: Hands, title: string) {
  await page.goto('/job-matches');
  await expectScreen(page, 'JOB INTEL');
  const selected = page.getByRole('region', { name: 'SELECTED JOB TARGETS' });
  await hands.press(selected.getByRole('link', { name: title }).first());
  await hands.press(page.getByRole('link', { name: 'APPLY FOR THIS POSITION' }));
  await expectScreen(page, 'Add New Application');
  await expect(page.getByLabel(/^Job title/)).toHaveValue(title);
  await hands.write(page.getByLabel(/^Company/), 'Example Networks');
  await hands.press(page.getByRole('button', { name: /^Save/ }));
  await expectToast(page, 'Application created');
  await expectScreen(page, /Application Tracker/i);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Example Networks', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** WCAG 1.4.10: nothing on a narrow screen needs scrolling sideways. */
async function expectNoSidewaysScroll(page: Page) {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
}
