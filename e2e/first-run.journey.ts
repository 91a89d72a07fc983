import type { Locator } from '@playwright/test';
import { DAY_MS } from '#career/durations.ts';
import { PASSWORD, registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

/** Counts what a person does: each field filled or chosen, each press. */
function counted() {
  const count = { fields: 0, taps: 0 };
  return {
    async fill(field: Locator, text: string) {
      count.fields += 1;
      await field.fill(text);
    },
    async choose(field: Locator, label: string) {
      count.fields += 1;
      await field.selectOption(label);
    },
    async tap(target: Locator) {
      count.taps += 1;
      await target.click();
    },
    /** What was done since the last time this was asked. */
    sum() {
      const done = { ...count };
      count.fields = 0;
      count.taps = 0;
      return done;
    },
  };
}

const ARMY = { militaryBranch: 'Army', militaryOccupation: '25B' };

test('one small question at a time says what it improves, is answered there, and can be put away for good', async ({
  page,
}) => {
  await registerPerson(page.request, ARMY);
  await page.goto('/dashboard');
  const rank = page.getByRole('region', { name: 'Add your rank' });
  await expect(rank).toContainText('titles at your level');
  await expect(page.getByRole('region', { name: 'Say what you did' })).toHaveCount(0);
  await rank.getByRole('button', { name: 'Save' }).click();
  await expect(rank.getByText('Please enter your rank').first()).toBeVisible();
  await expectAccessible(page);
  await rank.getByLabel('Rank').fill('SGT');
  await rank.getByRole('button', { name: 'Save' }).click();
  const thanks = page.getByText('Saved. Your resumes will use it, and so will your matches where it counts.');
  await expect(thanks).toBeFocused();

  await page.goto('/job-matches');
  const duties = page.getByRole('region', { name: 'Say what you did' });
  await duties.getByRole('button', { name: 'Don’t ask again' }).click();
  await expect(page.getByText('We won’t ask again.')).toBeFocused();
  await page.reload();
  await expectScreen(page, 'JOB INTEL');
  await expect(page.getByRole('region', { name: 'Add when you served' })).toBeVisible();
  await expect(duties).toHaveCount(0);
  const user = await (await page.request.get('/api/user')).json();
  expect(user).toMatchObject({ militaryRank: 'SGT', skippedQuestions: ['duties'] });

  // Of a pair of fields, the empty one is the one that's asked for.
  await sendChange(page.request, 'PATCH', '/api/profile', { militaryStartDate: 'June 2012' });
  await page.reload();
  const dates = page.getByRole('region', { name: 'Add when you served' });
  await dates.getByRole('button', { name: 'Save' }).click();
  await expect(dates.getByLabel('Service end date')).toHaveAccessibleDescription(
    /Please enter your service end date/,
  );
  await expect(dates.getByText('Please enter your service start date')).toHaveCount(0);
});

test('the dashboard begins with what waits, names the best matches with a reason, and its guide ticks itself off and goes', async ({
  page,
}) => {
  await registerPerson(page.request, { ...ARMY, militaryResponsibilities: 'Ran the help desk.' });
  await page.goto('/dashboard');
  await expectScreen(page, 'Mission Control');
  await expect(page.getByRole('region', { name: 'First things first' })).toHaveCount(0);
  const guide = page.getByRole('region', { name: 'Welcome, Dana' });
  await expect(guide.getByRole('listitem').filter({ hasText: 'Fill in your profile' })).toContainText('Done');
  await expect(guide.getByText('Done')).toHaveCount(1);
  const best = page.getByRole('region', { name: 'Your best matches' });
  await expect(best.getByRole('listitem')).toHaveCount(3);
  await expect(best.getByRole('listitem').first()).toContainText(/\w{4,}.*\./);
  await expect(page.getByText('Next: Assessment')).toBeVisible();

  const { resumeId, applicationId } = await registerReadyPerson(page.request);
  const day = new Date(Date.now() + DAY_MS * 3).toISOString().slice(0, 10);
  await sendChange(page.request, 'POST', '/api/applications', {
    jobTitle: 'Network Technician',
    company: 'Example Shipyard',
    status: 'interviewing',
    interviewDate: day,
  });
  await page.goto('/dashboard');
  await expectScreen(page, 'Mission Control');
  const first = page.getByRole('region', { name: 'First things first' }).getByRole('link');
  await expect(first).toHaveCount(3);
  await expect(first.nth(0)).toHaveText('Get ready for your interview: Network Technician, Example Shipyard');
  await expect(first.nth(1)).toHaveAttribute('href', `/applications/${applicationId}/edit`);
  await expect(first.nth(2)).toHaveAttribute('href', `/resume/${resumeId}`);
  const rest = page.getByRole('region', { name: 'Upcoming follow-ups' });
  await expect(rest).toContainText('Nothing besides what’s at the top of this page.');
  await expect(rest).not.toContainText('Network Technician');
  await expect(guide).toHaveCount(0);
  expect((await (await page.request.get('/api/user')).json()).hasCompletedOnboarding).toBe(true);
});

test('counted in fields and taps: first titles 2 and 1, registered to matches 6 and 3, a resume downloaded 8 taps after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = counted();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/');
  await person.choose(field('Branch'), 'Army');
  await person.fill(field('Code, job title or a few words'), '68W');
  await person.tap(page.getByRole('button', { name: 'Show my civilian titles' }));
  await expect(page.getByRole('link', { name: 'Emergency Medical Technician' }).first()).toBeVisible();
  expect(person.sum()).toEqual({ fields: 2, taps: 1 });

  await person.tap(page.getByRole('link', { name: 'Keep these in a free account' }));
  await person.fill(field('First name'), 'Dana');
  await person.fill(field('Last name'), 'Reyes');
  await person.fill(field('Email'), 'counted@example.org');
  await person.fill(field('Username'), 'counted');
  await person.fill(field('Password'), PASSWORD);
  await person.fill(field('Confirm password'), PASSWORD);
  await person.tap(page.getByRole('button', { name: 'Register', exact: true }));
  await expect(page.getByRole('heading', { name: 'Is this your job?' })).toBeVisible();
  await person.tap(page.getByRole('button', { name: 'Show my matches' }));
  await expectScreen(page, 'JOB INTEL');
  const title = page.getByRole('rowheader').getByRole('link').first();
  await expect(title).toBeInViewport();
  const registered = person.sum();
  expect(registered.fields).toBeLessThanOrEqual(6);
  expect(registered.taps).toBeLessThanOrEqual(3);

  await person.tap(page.getByRole('button', { name: /^Select: / }).first());
  await person.tap(page.getByRole('link', { name: 'Make a resume' }));
  await person.tap(page.getByRole('button', { name: 'Generate Resume Now' }));
  const download = page.getByRole('button', { name: /Download/ });
  const [file] = await Promise.all([page.waitForEvent('download'), person.tap(download)]);
  expect(file.suggestedFilename()).toMatch(/dana.*reyes/i);
  expect(person.sum().taps).toBeLessThanOrEqual(8);
});

test('counted without having looked anything up: 6 fields and 3 taps from the registration to the matches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = counted();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/auth?tab=register');
  await person.fill(field('First name'), 'Dana');
  await person.fill(field('Last name'), 'Reyes');
  await person.fill(field('Email'), 'cold.start@example.org');
  await person.fill(field('Password'), PASSWORD);
  await person.fill(field('Confirm password'), PASSWORD);
  await expect(field('Username')).toHaveValue('cold.start');
  await person.tap(page.getByRole('button', { name: 'Register', exact: true }));
  await expect(page.getByRole('heading', { name: 'What was your job?' })).toBeVisible();
  await person.fill(field('Military occupation'), '68W');
  await person.tap(page.getByRole('button', { name: /^68W Health Care Specialist/ }));
  await expect(field('Military branch')).toHaveValue('Army');
  await person.tap(page.getByRole('button', { name: 'Show my matches' }));
  await expectScreen(page, 'JOB INTEL');
  const { fields, taps } = person.sum();
  expect(fields).toBeLessThanOrEqual(6);
  expect(taps).toBeLessThanOrEqual(3);
});

test('a username of one’s own stays, whatever happens to the email', async ({ page }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto('/auth?tab=register');
  await field('Email').fill('dana@example.org');
  await expect(field('Username')).toHaveValue('dana');
  await field('Username').fill('doc-reyes');
  await field('Email').fill('dana.reyes@example.org');
  await expect(field('Username')).toHaveValue('doc-reyes');
});
