import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { type Hands, keyboard, mouse } from './hands.ts';

/** As people paste an evaluation: five bullets, of which two need no change. */
const EVALUATION = [
  'o led 9 Soldiers through 40 night convoys without an accident',
  'o supervises 6 mechanics in the repair of 31 trucks',
  'o trained 14 mbrs w/ the new radio; all certified',
  'o cut overdue services from 63 to 4 in one quarter',
  'o recovered 9 deadlined vehicles in 2 nights at NTC',
].join('\n');
/** A tap is a press of a button, a link or a menu; pasting the text is none. */
const MOST_TAPS = 9;

async function newPerson(page: Page, profile: Record<string, unknown> = {}) {
  await registerPerson(page.request, {
    ...{ militaryBranch: 'Army', militaryOccupation: '88M', militaryRank: 'SSG' },
    ...{ militaryStartDate: '2012', militaryEndDate: '2020', ...profile },
  });
}

const line = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

/** From the text in the profile to a resume made of approved lines; gives the number of taps. */
async function fromEvaluationToResume(page: Page, hands: Hands): Promise<number> {
  let taps = 0;
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    taps += 1;
    await hands.press(page.getByRole(role, { name }).first());
  };
  await page.goto('/profile');
  await hands.write(page.getByRole('textbox', { name: /^Achievements|achiev/i }).first(), EVALUATION);
  await tap('Save profile');
  await expectToast(page, 'Profile Updated');
  await tap('Review your lines', 'link');
  await expect(page.getByRole('heading', { name: '0 of 5 reviewed' })).toBeVisible();
  await tap('Accept all that need no changes (2)');
  await expect(page.getByRole('heading', { name: '2 of 5 reviewed' })).toBeVisible();
  for (const reviewed of [3, 4, 5]) {
    await tap(/^Accept:/);
    await expect(page.getByRole('heading', { name: `${reviewed} of 5 reviewed` })).toBeVisible();
  }
  await tap('Write a resume from them', 'link');
  await tap(/^Create Resume for/, 'link');
  await tap('Generate Resume Now');
  await expectToast(page, 'Resume Generated');
  const resume = page.getByRole('article');
  await expect(resume).toContainText('Trained 14 members with the new radio');
  await expect(resume).not.toContainText('Not reviewed yet');
  await expect(page.getByRole('heading', { name: 'Every line is reviewed' })).toBeVisible();
  return taps;
}

test('a line accepted in the first moment is kept, though the page is left at once', async ({ page }) => {
  await newPerson(page);
  await sendChange(page.request, 'PATCH', '/api/profile', { militaryAchievements: EVALUATION });
  // The token that changes need is never given to whoever asks for it apart.
  await page.route('**/api/csrf-token', () => {});
  await page.goto('/record');
  await page.getByRole('button', { name: /^Accept: Led 9/ }).click();
  await page.goto('about:blank');
  await page.unroute('**/api/csrf-token');
  await expect(async () => {
    await page.goto('/record');
    await expect(page.getByRole('heading', { name: '1 of 5 reviewed' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
});

for (const width of [360, 1280]) {
  test(`five lines of an evaluation become a resume in under ten taps, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await newPerson(page);
    expect(await fromEvaluationToResume(page, mouse)).toBeLessThanOrEqual(MOST_TAPS);
  });
}

test('the same by keyboard alone, and each decision moves the focus to the next line', async ({ page }) => {
  await newPerson(page);
  expect(await fromEvaluationToResume(page, keyboard(page))).toBeLessThanOrEqual(MOST_TAPS);
  await page.goto('/record');
  for (const _ of [1, 2])
    await page
      .getByRole('button', { name: /^Undo:/ })
      .first()
      .click();
  const first = page.getByRole('button', { name: /^Accept: Led 9/ });
  const next = page.getByRole('button', { name: /^Accept: Supervised 6 mechanics/ });
  // Both are open again before one decides: the focus goes to the next open line.
  await expect(next).toBeVisible();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Accepted. 4 of 5 reviewed.' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '5 of 5 reviewed' })).toBeVisible();
});

test('a line is edited, kept as written, left out, and taken back', async ({ page }) => {
  await newPerson(page, { militaryAchievements: EVALUATION });
  let saved = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok()) saved += 1;
  });
  await page.goto('/record');
  await expectScreen(page, 'My Record');
  const trained = line(page, 'Trained 14 members');
  await expect(trained).toContainText('You wrotetrained 14 mbrs w/ the new radio; all certified');
  await expect(trained).toContainText('Spelled out short forms: “mbrs” as “members”, “w/” as “with”');
  await trained.getByRole('button', { name: /^Edit:/ }).click();
  const edit = page.getByRole('form', { name: 'Edit this line' });
  await expect(edit.getByLabel('Your line')).toBeFocused();
  await edit.getByLabel('Your line').fill(' ');
  await edit.getByRole('button', { name: 'Save line' }).click();
  await expect(edit).toContainText('Write the line, or leave it out.');
  await expectAccessible(page);
  await edit.getByLabel('Your line').fill('Taught 14 people the new radio; all certified');
  await edit.getByRole('button', { name: 'Save line' }).click();
  await expect(line(page, 'Taught 14 people')).toContainText('In your wording');
  await line(page, 'Recovered 9')
    .getByRole('button', { name: /^Keep my words:/ })
    .click();
  await expect(line(page, 'recovered 9 deadlined')).toContainText('Your own words');
  await line(page, 'Cut overdue')
    .getByRole('button', { name: /^Leave out:/ })
    .click();
  await expect(line(page, 'cut overdue')).toContainText('Left out');
  // Shown at once, saved a moment later.
  await expect.poll(() => saved).toBe(3);
  await page.reload();
  await expect(page.getByRole('heading', { name: '3 of 5 reviewed' })).toBeVisible();
  await page.getByText('3 lines you reviewed').click();
  await page.getByRole('button', { name: 'Undo: cut overdue services' }).click();
  await expect(page.getByRole('button', { name: /^Accept: Cut overdue/ })).toBeFocused();
  await page.getByRole('button', { name: /^Accept all/ }).click();
  await page.getByRole('button', { name: 'Undo all of them' }).click();
  await expect(page.getByRole('heading', { name: '2 of 5 reviewed' })).toBeVisible();
});

test('a question is answered, and the answer goes into the line', async ({ page }) => {
  await newPerson(page, { militaryAchievements: 'o trained Soldiers on the radio\no Unlimited potential' });
  await page.goto('/record');
  await page.getByRole('button', { name: /^How many Soldiers\?/ }).click();
  await page.getByRole('textbox', { name: 'How many Soldiers?' }).fill('14');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'How many Soldiers?' }).press('Enter');
  await expect(line(page, 'Trained 14 Soldiers on the radio')).toContainText('You added: 14');
  await expect(page.getByRole('button', { name: 'Accept: Trained 14 Soldiers on the radio' })).toBeFocused();
  await page.getByRole('button', { name: /^Remove what you added/ }).click();
  await expect(page.getByRole('button', { name: 'Accept: Trained Soldiers on the radio' })).toBeVisible();
  const aside = page.locator('details').filter({ hasText: 'We didn’t use one statement' });
  await aside.locator('summary').click();
  await expect(aside).toContainText('It says what someone thought of you');
});

test('what was approved is kept when the words change, moved to the new ones, or deleted', async ({
  page,
}) => {
  await newPerson(page, { militaryAchievements: EVALUATION });
  await page.goto('/record');
  await page.getByRole('button', { name: /^Accept: Led 9/ }).click();
  await page.getByRole('button', { name: /^Accept: Cut overdue/ }).click();
  await expect(page.getByRole('heading', { name: '2 of 5 reviewed' })).toBeVisible();
  const militaryAchievements = 'o led 10 Soldiers through 40 night convoys without an accident';
  await sendChange(page.request, 'PATCH', '/api/profile', { militaryAchievements });
  await page.reload();
  const changed = page.getByRole('region', { name: 'You’ve changed your words since you approved these' });
  await expect(changed.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await changed.getByRole('button', { name: /^Use for the new words: Led 9/ }).click();
  await expect(page.getByRole('heading', { name: '1 of 1 reviewed' })).toBeVisible();
  await changed.getByRole('button', { name: /^Delete: Cut overdue/ }).click();
  await expect(changed).toHaveCount(0);
});

test('a decision that could not be saved is taken back on screen, and said', async ({ page }) => {
  await newPerson(page, { militaryAchievements: EVALUATION });
  await page.goto('/record');
  await page.route('**/api/record/lines', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: /^Accept: Led 9/ }).click();
  await expectToast(page, 'Not saved');
  await expect(page.getByRole('heading', { name: '0 of 5 reviewed' })).toBeVisible();
});

test('lines are marked beside a resume until they are reviewed there, and the resume is brought up to date', async ({
  page,
}) => {
  await newPerson(page, { militaryAchievements: EVALUATION });
  const [match] = (await (await page.request.get('/api/job-matches')).json()) as { id: number }[];
  const made = await sendChange(page.request, 'POST', '/api/resumes', { jobMatchId: match?.id });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/resume/${id}`);
  const resume = page.getByRole('article');
  await expect(resume.getByText('Not reviewed yet')).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  await expect(resume.getByText('Not reviewed yet').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { name: '5 lines not reviewed yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Leave out: Led 9/ }).click();
  await expect(page.getByRole('heading', { name: '4 lines not reviewed yet' })).toBeVisible();
  await expect(resume.getByText('Not reviewed yet')).toHaveCount(4);
  await expect(resume).toContainText('Your record now says it differently');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByText('5 of these lines to look at in your record').click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Update this resume from my record' }).click();
  await expectScreen(page, 'Update from my record');
  const leaving = page.getByRole('region', { name: 'No longer from your record' });
  await expect(leaving.getByRole('deletion')).toContainText('Led 9 Soldiers');
  await page.getByRole('button', { name: 'Update this resume' }).click();
  await expectToast(page, 'Resume updated');
  await expect(resume).not.toContainText('Led 9 Soldiers');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Update from my record' }).click();
  await expect(page.getByText('This resume is up to date')).toBeVisible();
  await page.goto(`/resume/${id}/edit`);
  await page.locator('summary').filter({ hasText: 'U.S. Army' }).click();
  await page.getByLabel('Employer').fill('101st Airborne Division');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(resume).toContainText('101st Airborne Division');
  await sendChange(page.request, 'PATCH', '/api/profile', { militaryBranch: 'Air Force' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Update from my record' }).click();
  const mine = page.getByRole('region', { name: 'You wrote this yourself' });
  await expect(mine.getByRole('checkbox')).not.toBeChecked();
  // A box that isn't checked marks no change, since it makes none.
  await expect(mine).toContainText('101st Airborne Division');
  await expect(mine.locator('del, ins')).toHaveCount(0);
  await mine.getByRole('checkbox').check();
  await expect(mine.locator('del').first()).toContainText('101st');
  await mine.getByRole('checkbox').uncheck();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Keep this resume as it is' })
    .or(page.getByRole('button', { name: 'Update this resume' }))
    .click();
  await expect(resume).toContainText('101st Airborne Division');
  // The record comes after the lines, and a line that was opened meanwhile stays open.
  const opened = Promise.withResolvers<void>();
  await page.route('**/api/record/lines', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto(`/resume/${id}/check?tab=origins`);
  const origin = page.locator('details').filter({ hasText: 'Not reviewed yet' }).first();
  await origin.locator('summary').click();
  await expect(origin).toHaveAttribute('open');
  opened.resolve();
  await origin.getByRole('button', { name: /^Accept:/ }).click();
  await expect(page.locator('details').filter({ hasText: 'Not reviewed yet' })).toHaveCount(3);
});

test('a resume that says nothing of what was done is not called ready', async ({ page }) => {
  await newPerson(page);
  const [match] = (await (await page.request.get('/api/job-matches')).json()) as { id: number }[];
  await sendChange(page.request, 'POST', '/api/resumes', { jobMatchId: match?.id });
  await page.goto(`/resume/${match?.id}`);
  await expect(page.getByRole('heading', { name: 'Not ready to send yet' })).toBeVisible();
  await expect(page.getByText('Resume Ready for Use')).toHaveCount(0);
});

test('before a generation is spent on an empty record, the page says so and leads to the record', async ({
  page,
}) => {
  await newPerson(page);
  await page.goto('/job-based-resume');
  await expect(page.getByText('There’s nothing in your record to write from yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'My Record' }).click();
  await expectScreen(page, 'My Record');
  await expect(page.getByText('Nothing to review yet')).toBeVisible();
});
