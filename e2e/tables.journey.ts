import type { Page } from '@playwright/test';
import { registerPerson } from './api-person.ts';
import { expect, test } from './fixture.ts';

/**
 * The roles in the browser's own accessibility tree, which is what a screen reader gets. Playwright's getByRole goes
 * by the elements instead, and would find a table where a changed display has taken its meaning away.
 */
async function rolesOnPage(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const counts = new Map<string, number>();
  for (const { ignored, role } of nodes) {
    const name = String(role?.value);
    if (!ignored) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const PAGES = ['/job-matches', '/subscription', '/resources/military-skills-translator'];

for (const width of [360, 1280]) {
  test(`a screen reader finds tables with rows, headers and cells at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await registerPerson(page.request, { militaryBranch: 'Army', militaryOccupation: '25B' });
    for (const path of PAGES) {
      await page.goto(path);
      const table = page.locator('table').first();
      await expect(table.locator('tbody tr').first()).toBeVisible();
      const tables = await page.locator('table').count();
      const rows = await page.locator('table tr').count();
      const columns = await page.locator('table thead th').count();
      const roles = await rolesOnPage(page);
      expect(roles.get('table'), `${path}: tables`).toBe(tables);
      expect(roles.get('row'), `${path}: rows`).toBe(rows);
      expect(roles.get('columnheader'), `${path}: columns`).toBe(columns);
      // A row that heads a group spans the table and names no row.
      const groups = await page.locator('table tbody [colspan]').count();
      expect(roles.get('rowheader'), `${path}: names of rows`).toBe(rows - tables - groups);
      expect(roles.get('cell'), `${path}: cells`).toBe(await page.locator('table td').count());
      // Today's Chromium keeps the roles under a changed display; browsers that do not need them spelled out.
      const parts = page.locator('table, thead, tbody, table tr, table th, table td');
      await expect(parts.and(page.locator('[role]')), `${path}: roles spelled out`).toHaveCount(
        await parts.count(),
      );
    }
  });
}
