import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import type { Locator, Page } from '@playwright/test';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, expectToast, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

const ACHIEVEMENT = 'Cut the ticket backlog by 45% in 6 months';

async function download(page: Page, press: Locator): Promise<{ name: string; path: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: file.suggestedFilename(), path: await file.path() };
}

async function openFiles(page: Page) {
  const { matchId } = await registerReadyPerson(page.request);
  await page.goto(`/resume/${matchId}`);
  await page.getByRole('button', { name: 'PDF, Word and more' }).click();
  return page.getByRole('dialog', { name: 'Download as a file' });
}

test('a resume leaves as PDF, Word, JSON Resume and plain text, each whole', async ({ page }) => {
  const dialog = await openFiles(page);
  await expect(dialog.getByText('1 page as a PDF.')).toBeVisible();
  await expectAccessible(page);

  const pdf = await download(page, dialog.getByRole('link', { name: 'PDF', exact: true }));
  expect(pdf.name).toMatch(/^Dana_Reyes_Resume_\d{4}-\d{2}-\d{2}\.pdf$/);
  const text = execFileSync('pdftotext', [pdf.path, '-'], { encoding: 'utf8' });
  expect(text).toContain('Dana Reyes');
  expect(text.replace(/\s+/g, ' ')).toContain(ACHIEVEMENT);
  expect(text.indexOf('SUMMARY')).toBeLessThan(text.indexOf('EXPERIENCE'));
  expect(readFileSync(pdf.path, 'latin1')).toMatch(/\/Marked true/);

  await dialog.getByLabel('Skills first').check();
  const word = await download(page, dialog.getByRole('link', { name: 'Word (.docx)' }));
  expect(word.name).toMatch(/\.docx$/);
  const parts = unzipSync(new Uint8Array(readFileSync(word.path)));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain(ACHIEVEMENT);
  expect(xml).toContain('Heading2');

  const json = await download(page, dialog.getByRole('link', { name: 'JSON Resume' }));
  const resume: unknown = JSON.parse(readFileSync(json.path, 'utf8'));
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  expect(ajv.validate(schema, resume), JSON.stringify(ajv.errors)).toBe(true);
  expect(resume).toMatchObject({ basics: { name: 'Dana Reyes' } });

  await page.keyboard.press('Escape');
  const plain = await download(page, page.getByRole('button', { name: 'Download', exact: true }));
  expect(plain.name).toMatch(/^Dana_Reyes_Resume_\d{4}-\d{2}-\d{2}\.txt$/);
  expect(readFileSync(plain.path, 'utf8')).toContain(ACHIEVEMENT);
});

test('the federal layout asks for hours and months, and prints what was answered', async ({ page }) => {
  const dialog = await openFiles(page);
  await dialog.getByLabel('Federal').check();
  const form = dialog.getByRole('form', { name: 'Details for federal applications' });
  await expect(form).toContainText('Missing: start month, end month, hours a week');
  await expectAccessible(page);
  await form.getByLabel('Start').fill('03/2012');
  await form.getByLabel('End').fill('06/2020');
  await form.getByLabel('Hours a week').fill('50');
  await form.getByRole('button', { name: 'Save details' }).click();
  await expectToast(page, 'Changes saved');
  await expect(form).toBeHidden();
  const pdf = await download(page, dialog.getByRole('link', { name: 'PDF', exact: true }));
  const text = execFileSync('pdftotext', ['-layout', pdf.path, '-'], { encoding: 'utf8' });
  expect(text).toMatch(/Mar 2012 – Jun 2020\s+Rank: .+ \| 50 hours a week/);
});

test('what Preview shows is what the files hold, and the parts of a job are edited by themselves', async ({
  page,
}) => {
  const { matchId } = await registerReadyPerson(page.request);
  await page.goto(`/resume/${matchId}?tab=edit`);
  await page.getByRole('button', { name: 'Add a job' }).click();
  const job = page.getByRole('region', { name: 'Jobs' }).locator('details').last();
  await job.getByLabel('Title').fill('Shift Lead');
  await job.getByLabel('Employer').fill('Acme Parts');
  await expectAccessible(page);
  await job.getByLabel('Place').fill('Waco, TX');
  await job.getByLabel('Start').fill('09/2014');
  await job.getByLabel('End').fill('present');
  await job.getByLabel('What you did there').fill('Led 9 people on nights');
  await page.getByLabel('Languages').fill('Spanish (native)');
  await page.getByLabel('Volunteering').fill('Coached a youth team');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Changes saved');

  const sheet = page.getByRole('article');
  const shown = await sheet.evaluate((node) => {
    const copy = node.cloneNode(true) as HTMLElement;
    for (const mark of copy.querySelectorAll('.print\\:hidden')) mark.remove();
    for (const line of copy.querySelectorAll('p, li, h2, h3')) line.append('\n');
    return copy.textContent ?? '';
  });
  const words = (text: string) =>
    text
      .replaceAll('\f', '\n')
      .replace(/^[-•] ?/gm, '')
      .split(/\s+/)
      .filter(Boolean)
      .join(' ');
  expect(shown).toContain('Acme Parts\nShift Lead\nWaco, TX\nSep 2014 – Present\nLed 9 people on nights');
  expect(shown).toContain('LANGUAGES\nSpanish (native)');
  expect(shown).toContain('VOLUNTEERING\nCoached a youth team');
  const plain = await download(page, page.getByRole('button', { name: 'Download', exact: true }));
  expect(words(readFileSync(plain.path, 'utf8'))).toBe(words(shown));
  await page.getByRole('button', { name: 'PDF, Word and more' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download as a file' });
  const pdf = await download(page, dialog.getByRole('link', { name: 'PDF', exact: true }));
  expect(words(execFileSync('pdftotext', [pdf.path, '-'], { encoding: 'utf8' }))).toBe(words(shown));
});

test('what was downloaded can be brought back', async ({ page }) => {
  const dialog = await openFiles(page);
  const pdf = await download(page, dialog.getByRole('link', { name: 'PDF', exact: true }));
  await page.goto('/profile?tab=resumes');
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload Resume' });
  await page.getByLabel('Choose a resume file').setInputFiles({
    name: pdf.name,
    mimeType: 'application/pdf',
    buffer: readFileSync(pdf.path),
  });
  await expect(upload.getByLabel('The text from your file')).toHaveValue(new RegExp(ACHIEVEMENT));
  await upload.getByLabel('Job match').selectOption({ index: 1 });
  await upload.getByRole('button', { name: 'Save Resume' }).click();
  await expectToast(page, 'Resume Uploaded');
  await expect(page.getByText(/Uploaded \w+ \d+, \d{4}/)).toBeVisible();
});
