import type { Page } from '@playwright/test';
import { BASIC_QUESTION_IDS } from '#career/assessment/basic/basic-questions.ts';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const all = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'B']));

async function openTab(page: Page) {
  await page.goto('/profile?tab=strengths');
  await expect(page.getByRole('tab', { name: 'Strengths Profile' })).toHaveAttribute('aria-selected', 'true');
}

test('without an assessment the tab leads to it', async ({ page }) => {
  await registerPerson(page.request);
  await openTab(page);
  await page.getByRole('link', { name: 'Take Assessment' }).click();
  await expect(page).toHaveURL(/\/assessment$/);
});

test('after the basic assessment it holds the five texts', async ({ page }) => {
  await registerPerson(page.request);
  await sendChange(page.request, 'POST', '/api/assessment', { answers: all(BASIC_QUESTION_IDS) });
  await openTab(page);
  for (const name of ['Leadership', 'Resilience', 'Communication', 'Problem solving', 'Adaptability']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Not processed yet')).toHaveCount(0);
  await expectAccessible(page);
});

test('after the enhanced one alone each of the five reads as not processed', async ({ page }) => {
  await registerPerson(page.request);
  const enhancedAssessmentData = all(ENHANCED_QUESTION_IDS);
  await sendChange(page.request, 'POST', '/api/enhanced-assessment', { enhancedAssessmentData });
  await openTab(page);
  await expect(page.getByText('Not processed yet')).toHaveCount(5);
});

test('answers without a profile ask for patience', async ({ page }) => {
  await registerPerson(page.request);
  await sendChange(page.request, 'POST', '/api/assessment', { answers: all(BASIC_QUESTION_IDS) });
  await page.route('**/api/assessment', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), strengthsProfile: null } });
  });
  await openTab(page);
  await expect(
    page.getByText('Your assessment data needs processing. Please check back later.'),
  ).toBeVisible();
});

test('a load error says so and offers to retake', async ({ page }) => {
  await registerPerson(page.request);
  await page.route('**/api/assessment', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
  );
  await openTab(page);
  await expect(page.getByText('There was an error loading your assessment data.')).toBeVisible();
  await expect(page.getByRole('link', { name: /retake/ })).toHaveAttribute('href', '/assessment');
});
