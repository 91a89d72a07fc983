import type { Locator } from '@playwright/test';
import { registerPerson } from './api-person.ts';
import { expect, expectToast, test } from './fixture.ts';

test('on a phone the toast of a refused sign-in leaves the button to try again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth');
  await page.getByLabel('Username or email', { exact: true }).fill('nobody.here');
  await page.getByLabel('Password', { exact: true }).fill('not a password of anyone');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await button.click();
  await expectToast(page, 'Login failed');
  await expect(page.getByText('That didn’t go through')).toBeInViewport();
  const covers = async (part: Locator) => {
    const [one, other] = [await part.boundingBox(), await page.locator('.toast').boundingBox()];
    if (one === null || other === null) return true;
    return one.y < other.y + other.height && other.y < one.y + one.height;
  };
  await page.locator('.toast').hover();
  await expect.poll(() => covers(button)).toBe(false);
  await expect.poll(() => covers(page.getByRole('alert').filter({ hasText: 'go through' }))).toBe(false);
});

test('on a phone a toast covers nothing that can be pressed, also after the page is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const militaryAchievements = Array.from({ length: 8 }, (_, place) => `o led ${place + 5} Soldiers at NTC`);
  await registerPerson(page.request, {
    ...{ militaryBranch: 'Army', militaryOccupation: '88M', militaryRank: 'SSG' },
    militaryAchievements: militaryAchievements.join('\n'),
  });
  await page.goto('/record');
  await page.route('**/api/record/lines', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  const covered = () =>
    page.evaluate(() => {
      const toast = document.querySelector('.toast')?.getBoundingClientRect();
      if (toast === undefined) return ['no toast'];
      return [...document.querySelectorAll<HTMLElement>('main a[href], main button, main summary')]
        .filter((part) => {
          const { top, bottom, width } = part.getBoundingClientRect();
          return width > 4 && top < toast.bottom && bottom > toast.top;
        })
        .map(({ textContent }) => textContent);
    });
  await page.getByRole('button', { name: /^Accept: Led 7/ }).click();
  await expectToast(page, 'Not saved');
  await page.locator('.toast').hover();
  await expect.poll(covered).toEqual([]);
  await page.evaluate(() => window.scrollBy(0, 60));
  await expect.poll(covered).toEqual([]);
});
