import type { Page } from '@playwright/test';
import { registerPerson } from './api-person.ts';
import { expectScreen } from './fixture.ts';

/** A field by its label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** Presses a button by its name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signs a new administrator in and opens their panel through the menu. */
export async function openPanel(page: Page): Promise<string> {
  const { username } = await registerPerson(page.request);
  await page.request.post(`/api/testing/make-admin/${username}`);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Admin Panel/ }).click();
  await expectScreen(page, 'Admin Panel');
  return username;
}
