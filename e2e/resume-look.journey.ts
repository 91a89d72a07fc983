import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sendChange } from './api-person.ts';
import { expect, expectAccessible, test } from './fixture.ts';
import { type Hands, keyboard, mouse } from './hands.ts';
import { registerReadyPerson } from './ready-person.ts';

/** A resume that is longer than a page, with a result at its end. */
async function longResume(page: Page) {
  const { matchId, resumeId } = await registerReadyPerson(page.request);
  const plain = Array.from({ length: 60 }, (_, n) => `Checked the racks of room ${n} and kept the log`);
  const militaryAchievements = [...plain, 'Cut outages by 40%'];
  await sendChange(page.request, 'PATCH', `/api/resumes/${resumeId}`, { content: { militaryAchievements } });
  await page.goto(`/resume/${matchId}`);
  return resumeId;
}

async function chooseOnePage(page: Page, hands: Hands) {
  await hands.press(page.getByRole('button', { name: 'Layout and look' }));
  const dialog = page.getByRole('dialog', { name: 'Download as a file' });
  await expect(dialog.getByText('2 pages as a PDF.')).toBeVisible();
  await hands.choose(dialog.getByLabel('Look', { exact: true }), 'Classic: centered name, black headings');
  await expect(page.getByRole('status').filter({ hasText: '2 pages as a PDF.' })).toBeVisible();
  await hands.choose(dialog.getByLabel('Pages', { exact: true }), 'One page');
  await expect(dialog.getByText(/^\d+ lines don’t fit on one page and are left out$/)).toBeVisible();
  await expect(
    dialog.getByText(/1 page as a PDF. To fit, it uses small text and tight spacing/),
  ).toBeVisible();
  return dialog;
}

const WAYS = [
  { by: 'mouse', handsOf: () => mouse, size: { width: 1280, height: 900 } },
  { by: 'keyboard at 360 px', handsOf: keyboard, size: { width: 360, height: 740 } },
];

for (const { by, handsOf, size } of WAYS) {
  test(`a look is chosen by ${by}, and Preview, files and link hold the same`, async ({ page, browser }) => {
    await page.setViewportSize(size);
    const resumeId = await longResume(page);
    const dialog = await chooseOnePage(page, handsOf(page));
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'PDF', exact: true }).click(),
    ]);
    const text = execFileSync('pdftotext', [await file.path(), '-'], { encoding: 'utf8' });
    expect(text.match(/Checked the racks/g)?.length).toBeLessThan(60);
    expect(text).toContain('Cut outages by 40%');
    expect(readFileSync(await file.path(), 'latin1')).toMatch(/\/URI \(mailto:/);
    await page.keyboard.press('Escape');
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText('Cut outages by 40%');
    const shown = await sheet.getByText(/Checked the racks/).count();
    expect(shown).toBe(text.match(/Checked the racks/g)?.length);
    await expect(page.getByText(/lines don’t fit on one page/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(/^Chronological, Classic, normal text, normal spacing\./)).toBeVisible();
    await expect(sheet.getByText(/Checked the racks/)).toHaveCount(shown);

    const made = await sendChange(page.request, 'POST', `/api/resumes/${resumeId}/share`, {
      ...{ days: 7, withContact: true },
    });
    const { token } = (await made.json()) as { token: string };
    const reader = await browser.newPage();
    await reader.goto(new URL(`/shared/${token}`, page.url()).href);
    await expect(reader.getByRole('article').getByText(/Checked the racks/)).toHaveCount(shown);
    await reader.close();
  });
}
