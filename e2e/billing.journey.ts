import type { Page } from '@playwright/test';
import { PASSWORD, registerPerson } from './api-person.ts';
import { test as base, expect, expectAccessible, expectScreen, expectToast } from './fixture.ts';

const test = base.extend({
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
});

// One worker for all of them: each would start a site and a payment company of its own.
test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('Premium is bought, a payment fails, the card is mended, the plan is cancelled and taken up again', async ({
  page,
  stripe,
}) => {
  await registerPerson(page.request);
  await page.goto('/subscription');
  await expectScreen(page, 'Subscription');
  await expect(page.getByText(/This site charges \$150\/month/)).toBeVisible();
  await press(page, 'Upgrade to Premium');
  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
  await press(page, 'Upgrade to Premium');
  await press(page, 'Pay now');
  await expect(page.getByText(/Premium renews on/)).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expectAccessible(page);
  await page.goto('/tutorials');
  await expect(page.getByText('part of Premium')).toHaveCount(0);

  const subscription = [...stripe.subscriptions.values()].at(-1);
  if (subscription === undefined) throw new Error('Nobody paid');
  // The month is over since yesterday, and the card was refused.
  subscription.periodEnd = Math.floor(Date.now() / 1000) - 24 * 60 * 60;
  stripe.nextMonth(subscription.id, 'failed');
  await page.goto('/subscription?from=portal');
  await expect(page.getByText('Your last payment didn’t go through')).toBeVisible();
  await expect(page.getByText(/Premium stays open through/)).toBeVisible();
  await expectAccessible(page);
  // Canceling is offered, and asks first: it would end at once.
  await press(page, 'Downgrade to Basic');
  await expect(page.getByText('Premium ends right away', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Keep it');
  await press(page, 'Update your card');
  await press(page, 'Update card');
  await expect(page.getByText(/Premium renews on/)).toBeVisible();

  await press(page, 'Downgrade to Basic');
  await press(page, 'Cancel plan');
  await expect(page.getByText(/Premium ends on/)).toBeVisible();
  await expect(page.getByText('You’ll be on this plan when Premium ends.')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Keep Premium');
  await press(page, 'Renew plan');
  await expect(page.getByText(/Premium renews on/)).toBeVisible();

  stripe.end(subscription.id);
  await page.goto('/subscription?from=portal');
  await expect(page.getByText('You’re on the free plan')).toBeVisible();
  await expect(page.getByText('Everything you made with Premium is still here.')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Upgrade to Premium');
  await press(page, 'Pay now');
  await expect(page.getByText(/Premium renews on/)).toBeVisible();
});

test('while the payment company is away, nothing is charged and the page says so', async ({
  page,
  stripe,
}) => {
  await registerPerson(page.request);
  await page.goto('/subscription');
  await expectScreen(page, 'Subscription');
  stripe.trouble = 'error';
  await press(page, 'Upgrade to Premium');
  await expectToast(page, 'We couldn’t open the payment page');
  await expect(
    page
      .getByText(
        /^We can’t reach the payment company right now\. Nothing was charged\. Try again in a few minutes\. Reference: \S+$/,
      )
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  stripe.trouble = null;
  await press(page, 'Upgrade to Premium');
  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible();
  await page.goto('/subscription');
});

test('an administrator answers messages, Premium first, and gives a plan with an end and a reason', async ({
  page,
  browser,
  shop,
}) => {
  const visitor = await browser.newContext({ baseURL: shop.url });
  const { username } = await registerPerson(visitor.request);
  const writer = await visitor.newPage();
  await writer.goto('/contact');
  await writer.getByLabel('Message').fill('How do I compare two titles?');
  await writer.getByRole('button', { name: 'Send message' }).click();
  await expect(writer.getByText('Your message is on its way')).toBeVisible();

  const admin = await registerPerson(page.request);
  await page.request.post(`/api/testing/make-admin/${admin.username}`);
  await page.goto('/admin');
  await expectScreen(page, 'Admin Panel');
  await press(page, `Change plan: ${username}`);
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Last day of Premium/).fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await expect(dialog.getByText('Give a reason').first()).toBeVisible();
  await dialog.getByLabel('Reason').fill('From our college');
  await dialog.getByLabel('Your own password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await expect(dialog.getByText('Choose today or a later day').first()).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('From our college');
  await dialog.getByLabel(/Last day of Premium/).fill('2040-01-31');
  await dialog.getByRole('button', { name: 'Change plan' }).click();
  await expectToast(page, 'Plan changed');
  await expect(page.getByRole('row', { name: new RegExp(`${username}@example`) })).toContainText('Premium');
  await writer.goto('/subscription');
  await expect(writer.getByText(/Premium ends on/)).toBeVisible();
  await writer.goto('/contact');
  await writer.getByLabel('Message').fill('And now with Premium?');
  await writer.getByRole('button', { name: 'Send message' }).click();
  await expect(writer.getByText('Your message is on its way')).toBeVisible();
  await visitor.close();

  await page.getByRole('tab', { name: 'Inbox' }).click();
  const messages = page.getByRole('listitem').filter({ hasText: `Account: ${username}` });
  await expect(messages).toHaveCount(2);
  await expect(messages.nth(0)).toContainText('And now with Premium?');
  await messages
    .nth(0)
    .getByRole('button', { name: /^Answer/ })
    .click();
  await expectAccessible(page);
  await press(page, 'Send answer');
  await expect(page.getByText('Write an answer').first()).toBeVisible();
  await page.getByLabel('Your answer').fill('Choose two titles in Job Intel, then Compare.');
  await press(page, 'Send answer');
  await expectToast(page, 'Answer sent');
  await expect(messages.nth(0)).toContainText(`${admin.username} answered`);
  await messages
    .nth(0)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expectToast(page, 'Message closed');
  await expect(messages).toHaveCount(1);
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('“From our college”');
});
