import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, test } from './fixture.ts';

const RESUME = readFileSync(
  new URL('../server/platform/documents/reading/fixtures/maria-lopez.docx', import.meta.url),
);
const DD214 = `CERTIFICATE OF RELEASE OR DISCHARGE FROM ACTIVE DUTY   DD FORM 214
1. NAME (Last, First, Middle): LOPEZ, MARIA A.
2. DEPARTMENT, COMPONENT AND BRANCH: ARMY/RA
3. SOCIAL SECURITY NUMBER: 123-45-6789
4a. GRADE, RATE OR RANK: SSG
5. DATE OF BIRTH (YYYYMMDD): 19900714
11. PRIMARY SPECIALTY: 92Y30 UNIT SUPPLY SPECIALIST - 8 YRS//NOTHING FOLLOWS
13. DECORATIONS, MEDALS, BADGES: ARMY COMMENDATION MEDAL//NOTHING FOLLOWS`;
const EVALUATION = `DA FORM 2166-9-2
c. RANK: SSG
a. PRINCIPAL DUTY TITLE: Supply Sergeant
c. DAILY DUTIES AND SCOPE
- Runs the supply room of an infantry company
h. ACHIEVES
o cut lost gear by 40 percent in one year`;

const THREE = [
  { name: 'resume.docx', mimeType: '', buffer: RESUME },
  { name: 'dd214.txt', mimeType: 'text/plain', buffer: Buffer.from(DD214) },
  { name: 'ncoer.txt', mimeType: 'text/plain', buffer: Buffer.from(EVALUATION) },
];

const paper = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Drops files on the page as a mouse would. */
async function drop(page: Page) {
  const files = THREE.map(({ name, buffer }) => ({ name, bytes: [...buffer] }));
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of dropped) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, files);
  await page.getByRole('group', { name: 'Files' }).dispatchEvent('drop', { dataTransfer: data });
}

const user = async (page: Page) =>
  (await (await page.request.get('/api/user')).json()) as Record<string, string | null>;

test('three papers are dropped, looked over and become a record that can be reviewed', async ({ page }) => {
  await registerPerson(page.request, { militaryRank: 'SGT' });
  await page.goto('/record');
  await page.getByRole('link', { name: 'Upload documents' }).first().click();
  await expectScreen(page, 'My Papers');
  await drop(page);
  await expect(page.getByText('3 of 3 papers read')).toBeVisible();

  const discharge = paper(page, 'dd214.txt');
  await expect(discharge.getByText(/a Social Security number and a date of birth/)).toBeVisible();
  await expect(discharge).not.toContainText('6789');
  await expect(discharge.getByLabel('What kind of paper is this?')).toHaveValue('dd214');
  await discharge.getByRole('button', { name: 'Change it: Military job' }).focus();
  await expect(discharge.locator('mark')).toHaveText(/^11\. PRIMARY SPECIALTY/);
  await expectAccessible(page);

  await discharge.getByRole('button', { name: /^Take everything we’re sure of/ }).click();
  await expect(discharge.getByText('Awards: added to your profile')).toBeVisible();
  // What differs is asked: nothing was written over.
  expect((await user(page)).militaryRank).toBe('SGT');
  await expect(discharge.getByText('Your profile says: SGT')).toBeVisible();
  await discharge.getByRole('button', { name: 'Use this one: Rank' }).click();
  await expect(discharge.getByText('Rank: added to your profile')).toBeVisible();

  const rating = paper(page, 'ncoer.txt');
  await rating.getByRole('button', { name: 'Change it: Achievements' }).click();
  await rating.getByRole('textbox', { name: 'Achievements' }).fill('Cut lost gear by 40% in one year');
  await rating.getByRole('button', { name: 'Use this wording' }).click();
  await expect(rating.getByText('Achievements: added to your profile')).toBeVisible();
  await rating.getByRole('button', { name: 'Take it: What you did' }).click();
  await expect(rating.getByText('What you did: added to your profile')).toBeVisible();

  const old = paper(page, 'resume.docx');
  await old.getByRole('button', { name: 'Leave it: Education' }).click();
  await expect(old.getByText('Education: left out')).toBeVisible();
  await old.getByRole('button', { name: 'Look at it again: Education' }).click();
  await old.getByRole('button', { name: 'Take it: Education' }).click();
  await expect(old.getByText('Education: added to your profile')).toBeVisible();

  expect(await user(page)).toMatchObject({
    militaryBranch: 'Army',
    militaryRank: 'SSG',
    militaryOccupation: '92Y30 Unit Supply Specialist',
    militaryAwards: 'Army Commendation Medal',
    militaryAchievements: 'Cut lost gear by 40% in one year',
    educationHistory: 'B.B.A., Texas State, 2021',
  });
  await page.getByRole('link', { name: 'Review your record' }).click();
  await expect(page.getByText('Cut lost gear by 40% in one year').first()).toBeVisible();
});

test('on a phone, with the keyboard alone, a paper is pasted, its kind corrected and its entry taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerPerson(page.request);
  await page.goto('/papers');
  await page.getByLabel('Or paste the text').focus();
  await page.keyboard.insertText('Name: LOPEZ, MARIA A.\n- Basic Leader Course, 20-SEP-2014, 169 hours');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Read this text' })).toBeFocused();
  await page.keyboard.press('Enter');
  const pasted = paper(page, 'Pasted text');
  const kind = pasted.getByLabel('What kind of paper is this?');
  await expect(kind).toHaveValue('resume');
  await kind.focus();
  await page.keyboard.type('Training');
  await expect(pasted.getByText('Basic Leader Course, 09/2014, 169 hours', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await pasted.getByRole('button', { name: 'Take it: Training' }).focus();
  await page.keyboard.press('Enter');
  await expect(pasted.getByText('Training: added to your profile')).toBeVisible();
  // The button is gone; the focus is not.
  const list = pasted.getByRole('list', { name: 'What Pasted text says' });
  await expect(list.locator(':focus').or(list.and(page.locator(':focus')))).toHaveCount(1);
  expect((await user(page)).militaryTraining).toBe('Basic Leader Course, 09/2014, 169 hours');
});

test('a paper that cannot be read says why beside those that can, and reading can be stopped', async ({
  page,
}) => {
  await registerPerson(page.request);
  await page.goto('/papers');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/papers/read-file', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const picture = {
    name: 'scan.pdf',
    mimeType: '',
    buffer: Buffer.from('\u0089PNG\r\n\u001a\n\u0000', 'latin1'),
  };
  await page.getByLabel('Choose files').setInputFiles([...THREE.slice(0, 1), picture, ...THREE.slice(1, 2)]);
  await expect(page.getByText('Reading: 0 of 3 papers read')).toBeVisible();
  await page.getByRole('button', { name: 'Stop reading resume.docx' }).click();
  await expect(page.getByText('resume.docx')).toHaveCount(0);
  release();
  await expect(page.getByText('1 of 2 papers read. We couldn’t read 1.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('we can’t read pictures');
  await expect(paper(page, 'dd214.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Remove scan.pdf' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an entry the profile has no room for says so and loses nothing', async ({ page }) => {
  await registerPerson(page.request);
  await sendChange(page.request, 'PATCH', '/api/profile', { militaryAwards: 'x'.repeat(1490) });
  await page.goto('/papers');
  await page.getByLabel('Or paste the text').fill(DD214);
  await page.getByRole('button', { name: 'Read this text' }).click();
  const pasted = paper(page, 'Pasted text');
  await pasted.getByRole('button', { name: 'Take it: Awards' }).click();
  await expect(pasted.getByRole('alert')).toContainText('There’s no room for this');
  await expect(pasted.getByText('Army Commendation Medal', { exact: true })).toBeVisible();
});
