import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

const fixture = (extension: string) =>
  readFileSync(
    new URL(`../server/platform/documents/reading/fixtures/maria-lopez.${extension}`, import.meta.url),
  );

async function openDialog(page: Page) {
  await page.goto('/resumes?tab=custom');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Document' });
  await expect(dialog.getByLabel('Job match').locator('option')).not.toHaveCount(1);
  return dialog;
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Choose a resume file').setInputFiles({ name, mimeType: '', buffer });

for (const kind of ['doc', 'docx', 'pdf', 'rtf', 'txt']) {
  test(`a .${kind} becomes plain text, is looked over, and is saved by its sections`, async ({ page }) => {
    await registerReadyPerson(page.request);
    const dialog = await openDialog(page);
    await dialog.getByLabel('Or paste the text').fill('Something typed before.');
    const text = 'Maria Lopez\nmaria.lopez@example.org\n\nSKILLS\nInventory control, Forklift, SAP\n';
    await choose(page, `resume.${kind}`, kind === 'txt' ? Buffer.from(text) : fixture(kind));
    await expect(dialog.getByLabel('The text from your file')).toHaveValue(
      /Inventory control, Forklift, SAP/,
    );
    await expect(dialog.getByLabel('Or paste the text')).toBeDisabled();
    await expect(dialog.getByLabel('Or paste the text')).toHaveValue('');
    await expect(dialog.getByRole('region', { name: 'Sections recognized' })).toContainText(
      'Skills: 3 skills',
    );
    await expectAccessible(page);
    await dialog.getByLabel('Job match').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Save Resume' }).click();
    await expectToast(page, 'Resume Uploaded');
    await expect(page.getByText('Your resume has been successfully uploaded.').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('listitem').filter({ hasText: 'Uploaded' }).getByRole('link').click();
    await expect(page.getByRole('article')).toContainText('Maria Lopez');
    await expect(page.getByRole('article')).toContainText('Inventory control, Forklift, SAP');
  });
}

const bomb = () =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj\n4 0 obj<</Filter/FlateDecode/Length 9999999>>stream\n',
    ),
    deflateSync(Buffer.alloc(700 * 1024 * 1024, '0 0 m ')),
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);

/** A page with a gray square on it, as far from text as a scan is. */
const scan = () =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj\n4 0 obj<</Length 27>>stream\n0.5 g 100 100 300 300 re f \nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  );
const protectedDoc = () =>
  readFileSync(new URL('../server/platform/documents/reading/fixtures/protected.doc', import.meta.url));

const BAD: readonly [name: string, file: () => Buffer, why: RegExp][] = [
  ['picture.pdf', () => Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000', 'latin1'), /we can’t read pictures/],
  ['half.docx', () => fixture('docx').subarray(0, 3000), /damaged or incomplete/],
  ['scan.pdf', scan, /has no text, only pictures/],
  ['locked.doc', protectedDoc, /password protected/],
  ['empty.txt', () => Buffer.alloc(0), /empty/],
  ['large.txt', () => Buffer.alloc(6 * 1024 * 1024, 'a'), /The most we can read is 5 MB/],
  ['lines.txt', () => Buffer.from('Drove a truck.\n'.repeat(90_000)), /much longer than a resume/],
  ['bomb.pdf', bomb, /much longer than a resume|took too long|damaged/],
];

test('a file that cannot be read says why, loses nothing, and leaves the site up', async ({ page }) => {
  await registerReadyPerson(page.request);
  const dialog = await openDialog(page);
  await dialog.getByLabel('Or paste the text').fill('Typed with care.');
  for (const [name, file, why] of BAD) {
    await choose(page, name, file());
    const notice = dialog.getByText(/^Could not read file contents\. Please try again\./);
    await expect(notice, name).toContainText(why);
    await expect(dialog.getByLabel('Or paste the text'), name).toHaveValue('Typed with care.');
    await expect(dialog.getByText('File Read Error', { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  expect((await page.request.get('/api/health')).status()).toBe(200);
});

test('what is missing is said in the words of each place', async ({ page }) => {
  await registerReadyPerson(page.request);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Save Resume' }).click();
  await expectToast(page, 'Selection Required');
  await dialog.getByLabel('Job match').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save Resume' }).click();
  await expectToast(page, 'Content Required');
  await expect(dialog.getByText('Please enter resume content or upload a file.').first()).toBeVisible();
  await page.goto('/profile?tab=resumes');
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  const other = page.getByRole('dialog', { name: 'Upload Resume' });
  await other.getByLabel('Job match').selectOption({ index: 1 });
  await other.getByRole('button', { name: 'Save Resume' }).click();
  await expect(other.getByText('Please enter resume content.', { exact: true }).first()).toBeVisible();
});

test('empty fields of the profile are filled one by one, and only when asked', async ({ page }) => {
  await registerReadyPerson(page.request);
  const dialog = await openDialog(page);
  await choose(page, 'resume.docx', fixture('docx'));
  const offer = dialog.getByRole('region', { name: 'Fill your profile' });
  await expect(offer).toContainText('B.B.A., Texas State, 2021');
  await expect(offer.getByRole('button', { name: 'Add to profile: First name' })).toHaveCount(0);
  await offer.getByRole('button', { name: 'Add to profile: Education' }).click();
  await expect(offer).toContainText('Education: added to your profile');
  const user = (await (await page.request.get('/api/user')).json()) as Record<string, unknown>;
  expect(user).toMatchObject({ educationHistory: 'B.B.A., Texas State, 2021', militarySkills: null });
});
