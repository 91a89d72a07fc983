import type { Browser, Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { enter, startThread } from './community-people.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import type { Site } from './site.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const post = (page: Page, author: string) => page.getByRole('article', { name: author, exact: true });

/** A second person in a browser of their own, where the tour does not offer itself. */
async function secondBrowser(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('mission-ready:mark:tour-completed', 'yes');
  });
  return context.newPage();
}

test('two veterans meet: a first thread under a name of one’s choice, a reply, second thoughts', async ({
  page,
  browser,
  site,
}) => {
  await registerPerson(page.request);
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /Allied Forces/ })
    .first()
    .click();
  await expectScreen(page, 'Allied Forces');
  // Other journeys share the site: emptied here for a moment.
  await page.route(/\/api\/community\/threads$/, (route) =>
    route.fulfill({ json: { threads: [], next: null } }),
  );
  await page.reload();
  await expect(page.getByText('No threads yet')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/api\/community\/threads$/);
  await page.getByRole('link', { name: 'Start a thread' }).first().click();
  await expectScreen(page, 'Start a thread');
  const notes = page.getByRole('complementary', { name: 'Before you write' });
  await expect(notes.getByText('Veterans Crisis Line')).toBeVisible();
  await expect(field(page, 'Title')).toHaveCount(0);
  await press(page, 'Save name');
  await expect(page.getByText('Choose a name of at least 3 characters.').first()).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Your name in Allied Forces').fill('Desert Fox');
  await press(page, 'Save name');
  await expectToast(page, 'Name saved');
  await expect(notes.getByText('You’re posting as Desert Fox')).toBeVisible();
  await press(page, 'Post thread');
  await expect(page.getByText('Please correct 3 fields')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Category').selectOption({ index: 2 });
  await field(page, 'Title').fill('First month in logistics');
  await field(page, 'Your text').fill('See https://example.com for **more**.');
  await press(page, 'Post thread');
  await expect(page.getByText(/can’t post links yet/).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(':draft:');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await field(page, 'Your text').fill('How was **yours**?\n\n- pay\n- hours');
  await press(page, 'Post thread');
  await expectScreen(page, 'First month in logistics');
  await expect(page.getByRole('listitem').filter({ hasText: 'hours' }).last()).toBeVisible();
  const address = page.url();

  const guest = await secondBrowser(browser, site);
  await enter(guest, 'Harbor Pilot');
  await guest.goto('/community');
  await guest.getByRole('link', { name: 'First month in logistics' }).click();
  await expectScreen(guest, 'First month in logistics');
  await expect(guest.getByRole('main').getByText('Dana')).toHaveCount(0);
  await expect(guest.getByText('Veterans Crisis Line').first()).toBeVisible();
  await press(guest, 'Post reply');
  await expect(guest.getByText('Please write something.').first()).toBeVisible();
  await field(guest, 'Your reply').fill('Long hours, good peple.');
  await press(guest, 'Post reply');
  await expectToast(guest, 'Reply posted');
  await expect(post(guest, 'Harbor Pilot')).toContainText('Long hours, good peple.');
  await expect(field(guest, 'Your reply')).toHaveValue('');
  await press(guest, 'Edit your reply');
  await expectAccessible(guest);
  await field(guest, 'Your reply').fill('Long hours, good people.');
  await press(guest, 'Save changes');
  await expect(post(guest, 'Harbor Pilot')).toContainText('good people.');
  await expect(post(guest, 'Harbor Pilot')).toContainText('edited');

  await page.goto(address);
  await expect(post(page, 'Harbor Pilot')).toContainText('good people.');
  await expect(page.getByRole('button', { name: 'Edit your reply' })).toHaveCount(0);
  await press(page, 'Edit your thread');
  await field(page, 'Title').fill('First year in logistics');
  await press(page, 'Save changes');
  await expectScreen(page, 'First year in logistics');
  await press(guest, 'Delete your reply');
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(post(guest, 'Harbor Pilot')).toHaveCount(0);

  await press(page, 'Delete your thread');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectScreen(page, 'Allied Forces');
  await field(guest, 'Your reply').fill('Still there?');
  await press(guest, 'Post reply');
  await expect(guest.getByText('This thread was not found.')).toBeVisible();
  await expect(field(guest, 'Your reply')).toHaveValue('Still there?');
  await guest.goto(address);
  await expect(guest.getByText('This thread isn’t here')).toBeVisible();
  await expectAccessible(guest);
  await guest.context().close();
});

test('a search finds words in threads and replies, or says that it found none', async ({ page }) => {
  await enter(page, 'Search Party');
  const id = await startThread(page, 'Welding in the shipyard', 'Who has done it?');
  await startThread(page, 'A question about housing', 'Renting near the base');
  await sendChange(page.request, 'POST', `/api/community/threads/${id}/replies`, {
    content: 'Start as an apprentice, they pay for the course.',
  });
  await page.goto('/community');
  await field(page, 'Search threads and replies').fill('apprentices');
  await field(page, 'Search threads and replies').press('Enter');
  await expect(page.getByText('1 thread found for “apprentices”')).toBeVisible();
  await expect(page.getByText('In a reply:')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('apprentice');
  await expectAccessible(page);
  await field(page, 'Category').selectOption('Introductions');
  await press(page, 'Search');
  await expect(page.getByText('No threads found').last()).toBeVisible();
  await field(page, 'Search threads and replies').fill('x'.repeat(100));
  await press(page, 'Search');
  await expect(page.getByText(/Nobody’s written about/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all threads' }).click();
  await expect(page.getByRole('link', { name: 'A question about housing' })).toBeVisible();
  await field(page, 'Category').selectOption('Introductions');
  await press(page, 'Search');
  await expect(page.getByText('No threads in this category yet')).toBeVisible();
});

test('a report reaches the administrators, who hide, lock and keep with reasons people read', async ({
  page,
  browser,
  site,
}) => {
  await enter(page, 'Loud Seller');
  const id = await startThread(page, 'A great course', 'Only today!');
  const reader = await secondBrowser(browser, site);
  await enter(reader, 'Careful Reader');
  await reader.goto(`/community/${id}`);
  await press(reader, 'Report thread by Loud Seller');
  await press(reader, 'Send report');
  await expect(reader.getByText('Please choose a reason.').first()).toBeVisible();
  await expectAccessible(reader);
  await reader.getByLabel('Advertising or spam').check();
  await field(reader, 'Tell us more (optional)').fill('Sells a course');
  await press(reader, 'Send report');
  await expectToast(reader, 'Report sent');

  const admin = await secondBrowser(browser, site);
  const username = await enter(admin, 'Watch Officer');
  await admin.request.post(`/api/testing/make-admin/${username}`);
  await admin.goto('/admin?tab=community');
  const entry = admin.getByRole('listitem').filter({ hasText: 'A great course' });
  await expect(entry).toContainText('Advertising or spam');
  await expect(entry).toContainText('“Sells a course”');
  await expectAccessible(admin);
  await press(admin, 'Hide: thread by Loud Seller');
  await press(admin, 'Hide');
  await expect(admin.getByText('Give a reason. The author will see it.').first()).toBeVisible();
  await expectAccessible(admin);
  await field(admin, 'Reason').fill('Advertising is not for here.');
  await press(admin, 'Hide');
  await expectToast(admin, 'Post hidden');
  await expect(admin.getByText('Nothing is reported')).toBeVisible();

  await reader.goto(`/community/${id}`);
  await expect(reader.getByText('This thread isn’t here')).toBeVisible();
  await page.goto(`/community/${id}`);
  await expect(page.getByText('Reason: Advertising is not for here.')).toBeVisible();
  await expectAccessible(page);
  await admin.goto(`/community/${id}`);
  await press(admin, 'Show again: thread by Loud Seller');
  await press(admin, 'Show again');
  await expectToast(admin, 'Post shown again');
  await reader.reload();
  await field(reader, 'Your reply').fill('No thanks');

  await press(admin, 'Lock: thread A great course');
  await field(admin, 'Reason').fill('Settled.');
  await press(admin, 'Lock');
  await expectToast(admin, 'Thread locked');
  await press(reader, 'Post reply');
  await expect(reader.getByText('This thread is locked: Settled.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('Replies are closed. Reason: Settled.')).toBeVisible();
  await expect(field(reader, 'Your reply')).toHaveCount(0);
  await expectAccessible(reader);
  await admin.goto('/admin?tab=audit-log');
  const rows = admin.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Thread locked');
  await expect(rows.nth(2)).toContainText('Hidden post shown again');
  await expect(rows.nth(3)).toContainText(`Post hidden`);
  // By its number: what people wrote does not stay here when their account goes.
  await expect(rows.nth(3)).toContainText(`Thread ${id}`);
  await expect(rows.nth(3)).not.toContainText('A great course');
  await reader.context().close();
  await admin.context().close();
});

test('what cannot be loaded or sent says so, and nothing typed is lost', async ({ page }) => {
  await enter(page, 'Bad Weather');
  const id = await startThread(page, 'Storm', 'Ahead');
  const body = { code: 'server-error', message: 'Something went wrong on our side.' };
  const fail = (path: RegExp) => page.route(path, (route) => route.fulfill({ status: 500, json: body }));
  await fail(/\/api\/community\/threads(\?|$)/);
  await page.goto('/community');
  await expect(page.getByText('We couldn’t load the threads')).toBeVisible();
  await expectAccessible(page);
  await fail(/\/replies/);
  await page.goto(`/community/${id}`);
  await expect(page.getByText('We couldn’t load the replies')).toBeVisible();
  await field(page, 'Your reply').fill('Kept');
  await press(page, 'Post reply');
  await expect(
    page.getByRole('alert').getByText('Something went wrong on our side.', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Your reply')).toHaveValue('Kept');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(':draft:');
  await fail(/\/threads\/\d+$/);
  await page.reload();
  await expect(page.getByText('We couldn’t load this thread')).toBeVisible();
  await page.unroute(/\/threads\/\d+$/);
  await press(page, 'Try again');
  await expect(page.getByRole('heading', { level: 1, name: 'Storm' })).toBeVisible();
  await expect(field(page, 'Your reply')).toHaveValue('Kept');
});
