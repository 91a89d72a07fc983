import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

/** As the specification names them. */
const TITLES = [
  'Relationship Building Strengths',
  'Strategic Thinking Strengths',
  'Execution Strengths',
  'Influence Strengths',
  'Military Experience Translation',
  'Adaptability and Resilience',
  'Career Development Orientation',
  'Civilian Workplace Readiness',
];
const SECTIONS = TITLES.length;
const groups = (page: Page) => page.getByRole('tabpanel').getByRole('group');

/** Answers the section that is open, each question with the same place on the screen. */
async function answerSection(page: Page, place: number) {
  await expect(groups(page)).toHaveCount(5);
  for (let question = 0; question < 5; question++)
    await groups(page).nth(question).getByRole('radio').nth(place).check();
}

async function finish(page: Page, letter: string) {
  const enhancedAssessmentData = Object.fromEntries(ENHANCED_QUESTION_IDS.map((id) => [id, letter]));
  await sendChange(page.request, 'POST', '/api/enhanced-assessment', { enhancedAssessmentData });
}

test('answers survive a reload in the middle and a change of device', async ({ page, browser, site }) => {
  await registerPerson(page.request);
  await page.goto('/enhanced-assessment');
  await answerSection(page, 0);
  await page.getByRole('button', { name: 'Next Section' }).click();
  await answerSection(page, 1);
  await expect
    .poll(async () => {
      const { answers } = await (await page.request.get('/api/enhanced-assessment/answers')).json();
      return Object.keys(answers).length;
    })
    .toBe(10);
  await page.reload();
  await expectScreen(page, /Assessment/);
  await expect(page.getByText('10 of 40 questions answered').first()).toBeVisible();
  const phone = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const second = await phone.newPage();
  await second.goto('/enhanced-assessment');
  await expect(second.getByText('10 of 40 questions answered').first()).toBeVisible();
  await phone.close();
});

test('leaving a question open is said at it, and completing waits for all forty', async ({ page }) => {
  await registerPerson(page.request);
  await page.goto('/enhanced-assessment');
  await groups(page).first().getByRole('radio').first().check();
  for (const [at, name] of TITLES.entries()) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    if (at < SECTIONS - 1) await page.getByRole('button', { name: 'Next Section' }).click();
  }
  await expect(page.getByRole('button', { name: 'Complete Assessment' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('tab', { name: /Relationship Building/ }).click();
  await expect(page.getByText('Please select an answer for this question')).toHaveCount(4);
  await expectScreen(page, /Assessment/);
});

test('a failed submission says so and loses nothing', async ({ page }) => {
  await registerPerson(page.request);
  await page.goto('/enhanced-assessment');
  for (let section = 1; section <= SECTIONS; section++) {
    await answerSection(page, section % 4);
    if (section < SECTIONS) await page.getByRole('button', { name: 'Next Section' }).click();
  }
  await page.route('**/api/enhanced-assessment', (route) => route.abort());
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expectToast(page, 'Submission Error');
  await page.unroute('**/api/enhanced-assessment');
  await page.reload();
  await expect(page.getByText('40 of 40 questions answered').first()).toBeVisible();
  await page.getByRole('tab', { name: /Civilian Workplace/ }).click();
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expectToast(page, 'Assessment Completed');
});

test('retaking replaces the result and compares it with the one before', async ({ page }) => {
  await registerPerson(page.request);
  await finish(page, 'D');
  await page.goto('/enhanced-assessment');
  await expect(page.getByText(/overrides|replace/i).first()).toBeVisible();
  await finish(page, 'B');
  await page.goto('/enhanced-assessment-results');
  await expectScreen(page, /Inner Arsenal/);
  await expect(page.getByText('+10').first()).toBeVisible();
});

test('the detailed analysis is locked without premium and says what it is and costs', async ({ page }) => {
  await registerPerson(page.request);
  await finish(page, 'A');
  await page.goto('/enhanced-assessment-results');
  await page.getByRole('tab', { name: 'Detailed Analysis' }).click();
  await expect(page.getByText(/Premium/).first()).toBeVisible();
  await expect(page.getByText(/\$\d+/).first()).toBeVisible();
  // One line of an invented veteran's, marked as a sample; the analysis has one for each of three strengths.
  await expect(page.getByText(/sample/i).first()).toBeVisible();
  await expect(page.getByText('What an employer gains')).toHaveCount(1);
});

test('premium opens the analysis, and the report is a PDF that says the same', async ({ page }) => {
  const { username } = await registerPerson(page.request);
  await finish(page, 'A');
  await page.request.post(`/api/testing/make-premium/${username}`);
  await page.goto('/enhanced-assessment-results');
  await page.getByRole('tab', { name: 'Detailed Analysis' }).click();
  await expect(page.getByText('What an employer gains').first()).toBeVisible();
  await expectScreen(page, /Inner Arsenal/);
  const exporting = page
    .getByRole('link', { name: 'Export Results PDF' })
    .or(page.getByRole('button', { name: 'Export Results PDF' }));
  const [download] = await Promise.all([page.waitForEvent('download'), exporting.first().click()]);
  const text = execFileSync('pdftotext', [await download.path(), '-'], { encoding: 'utf8' });
  expect(text.replace(/\s+/g, ' ')).toContain('Strengths report for Dana Reyes');
  expect(text).toContain('Inspiring Leader');
});

test('each next section begins at its top, with the focus on its heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerPerson(page.request);
  await page.goto('/enhanced-assessment');
  await expectScreen(page, /Assessment/);
  for (let section = 2; section <= SECTIONS; section += 1) {
    await page.getByRole('button', { name: 'Next Section' }).click();
    const heading = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(page.getByText(`Section ${section} of ${SECTIONS}`)).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeLessThan(120);
  }
});

test('on a phone every strength is a bar whose words are whole, and the first titles say what calls for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerReadyPerson(page.request);
  await page.goto('/enhanced-assessment-results');
  const chart = page.getByRole('list', { name: 'Your eight strengths, strongest first' });
  await expect(chart.getByText(/^\d+ of 15$/)).toHaveCount(8);
  // Words of the page wrap; words in a picture were cut at its edge.
  const cut = await chart.evaluate(
    (list) =>
      [...list.querySelectorAll('*')].filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline',
      ).length,
  );
  expect(cut).toBe(0);
  expect((await chart.boundingBox())?.height).toBeLessThan(1000);
  const titles = page.getByRole('region', { name: 'What they mean for your titles' });
  const matches = (await (await page.request.get('/api/job-matches')).json()) as unknown[];
  expect(matches.length).toBeGreaterThan(2);
  // As many of the person's titles as the page has room for.
  await expect(titles.getByRole('heading', { level: 3 })).toHaveCount(Math.min(5, matches.length));
  await expect(titles.getByText('Calls most for').first()).toBeVisible();
  await expectAccessible(page);
});

test('the overview names titles from the own matches, and prints as a page of its own', async ({ page }) => {
  await registerReadyPerson(page.request);
  await page.goto('/enhanced-assessment-results');
  await expectScreen(page, /Inner Arsenal/);
  const top = page.getByRole('region', { name: 'Your top strengths' });
  const titles = top.getByRole('link');
  await expect(titles.first()).toHaveAttribute('href', /^\/job-details\/\d+$/);
  const title = (await titles.first().textContent()) ?? '';
  const file = await page.pdf({ format: 'Letter' });
  const text = execFileSync('pdftotext', ['-', '-'], { encoding: 'utf8', input: file });
  const printed = text.replace(/\s+/g, ' ');
  expect(printed).toContain('Dana Reyes: strengths');
  expect(printed).toContain(title);
  expect(printed).not.toContain('Secure Exit');
  expect(printed).not.toContain('Retake Assessment');
});

test('without results the page says how to get them', async ({ page }) => {
  await registerPerson(page.request);
  await page.goto('/enhanced-assessment-results');
  await expect(page.getByText('Assessment Results Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Take Enhanced Assessment' }).click();
  await expectScreen(page, /Assessment/);
});
