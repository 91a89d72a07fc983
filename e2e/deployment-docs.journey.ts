import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectScreen, expectToast, test } from './fixture.ts';

const SIGNAL = {
  militaryBranch: 'Army',
  militaryOccupation: '25B',
  militaryRank: 'SSG',
  militaryResponsibilities: 'Supervised 14 soldiers on the battalion help desk. Maintained 320 workstations.',
};
const POSTING =
  'We need a help desk supervisor. Requirements: help desk experience, ticketing, supervision of technicians.';

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Deployment Doc' });

async function firstMatch(page: Page) {
  const matches = (await (await page.request.get('/api/job-matches')).json()) as {
    id: number;
    jobTitle: string;
  }[];
  const [match] = matches;
  if (match === undefined) throw new Error('No match to work with.');
  return match;
}

test('a blank posting is named, one field after the other, and nothing is written', async ({ page }) => {
  await registerPerson(page.request, SIGNAL);
  await page.goto('/job-based-resume');
  await expect(page.getByRole('radio', { name: /Balanced/ })).toBeChecked();
  for (const text of [
    'Standard resume with basic alignment to job description',
    'Moderate alignment of military skills to civilian requirements',
    'Maximum focus on job-specific skills and terminology',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await generateButton(page).click();
  await expectToast(page, 'Missing Information');
  await expect(page.getByText('Please enter a job description.').first()).toBeVisible();
  await page.getByLabel('Job description', { exact: true }).fill(POSTING);
  await generateButton(page).click();
  await expect(page.getByText('Please enter a job title.').first()).toBeVisible();
  await page.getByLabel('Job title').fill('Help Desk Supervisor');
  await generateButton(page).click();
  await expect(page.getByText('Please enter a company name.').first()).toBeVisible();
  await page.getByRole('tab', { name: 'My Deployment Docs' }).click();
  await expect(page.getByText('No deployment docs found. Generate your first one now!')).toBeVisible();
});

test('a posting becomes a resume in the list, and the form is clear again', async ({ page }) => {
  await registerPerson(page.request, SIGNAL);
  await page.goto('/job-based-resume');
  await page.getByLabel('Job title').fill('Help Desk Supervisor');
  await page.getByLabel('Company').fill('Example Networks');
  await page.getByLabel('Job description', { exact: true }).fill(POSTING);
  await page.getByRole('radio', { name: /Aggressive/ }).check();
  await generateButton(page).click();
  await expectToast(page, 'Deployment Doc Generated');
  await expect(page.getByText(/Example Networks · Created/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit: Help Desk Supervisor/ })).toHaveAttribute(
    'href',
    /\/resume\/\d+\/edit$/,
  );
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^View: Help Desk Supervisor/ }).click(),
  ]);
  await expect(opened.getByRole('article')).toContainText('14');
  await opened.close();
  await page.getByRole('tab', { name: 'Generate New' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('');

  await page.goto('/resumes?tab=custom');
  await expectScreen(page, 'Deployment Documents');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: Help Desk Supervisor' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^resume_\d+_[\d-]+\.txt$/);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toHaveProperty('summary');
  await page.getByRole('button', { name: 'Delete: Help Desk Supervisor' }).click();
  await expect(
    page.getByText('Are you sure you want to delete this document? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Resume Deleted');
  await expect(page.getByText('No custom docs yet')).toBeVisible();
});

test('the sixth generation is refused with the limit and the way to premium, and nothing typed is lost', async ({
  page,
}) => {
  await registerPerson(page.request, SIGNAL);
  for (let count = 0; count < 5; count++) {
    const made = await sendChange(page.request, 'POST', '/api/resumes/generate-from-job', {
      jobTitle: 'Help Desk Supervisor',
      company: 'Example Networks',
      jobDescription: POSTING,
      tailoringLevel: 'normal',
    });
    expect(made.status()).toBe(201);
  }
  await page.goto('/job-based-resume');
  await page.getByLabel('Job title').fill('Sixth');
  await page.getByLabel('Company').fill('Example Networks');
  await page.getByLabel('Job description', { exact: true }).fill(POSTING);
  await generateButton(page).click();
  await expectToast(page, 'Generation Failed');
  await expect(page.getByText(/Error: .*5/).first()).toBeVisible();
  await expect(page.getByText(/Premium/).first()).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Sixth');
});

test('the three lists say what there is and what to do about what there is not', async ({ page }) => {
  await registerPerson(page.request);
  await page.goto('/resumes?tab=matches');
  await expect(page.getByRole('link', { name: 'Take Strengths Assessment' })).toHaveAttribute(
    'href',
    '/assessment',
  );
  await sendChange(page.request, 'PATCH', '/api/profile', SIGNAL);
  await page.reload();
  const match = await firstMatch(page);
  await expect(page.getByText('No Resume Yet').first()).toBeVisible();
  await page.getByRole('link', { name: `Create Resume for ${match.jobTitle}`, exact: true }).click();
  await page.getByRole('button', { name: 'Generate Resume Now' }).click();
  await expectToast(page, 'Resume Generated');
  await page.goto('/resumes?tab=matches');
  await expect(page.getByText('Resume Created').first()).toBeVisible();
  await page.getByRole('tab', { name: 'My Deployment Docs' }).click();
  await page.getByRole('button', { name: new RegExp(`^Delete resume for ${match.jobTitle}`) }).click();
  await expect(
    page.getByText('Are you sure you want to delete this resume? This action cannot be undone.'),
  ).toBeVisible();
  await page.route('**/api/resumes/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Deletion Failed');
  await page.unroute('**/api/resumes/*');
  await page.getByRole('button', { name: new RegExp(`^Delete resume for ${match.jobTitle}`) }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Resume Deleted');
});

test('the resume page says so when no job is chosen, when it does not load, and when generating fails', async ({
  page,
}) => {
  await registerPerson(page.request, SIGNAL);
  await page.goto('/resume');
  await expectScreen(page, 'Deployment Doc');
  await expect(page.getByRole('main').locator('a[href="/job-matches"]')).toBeVisible();
  const match = await firstMatch(page);
  await page.route('**/api/resumes/job-match/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/resume/${match.id}`);
  await expect(page.getByText('Error Loading Resume')).toBeVisible();
  await expect(
    page.getByText('There was a problem loading your resume. Please try again later.'),
  ).toBeVisible();
  await page.unroute('**/api/resumes/job-match/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.route('**/api/resumes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Generate Resume Now' }).click();
  await expectToast(page, 'Generation Failed');
  await page.unroute('**/api/resumes');
});

test('a job brief that does not load offers the list and another try', async ({ page }) => {
  await registerPerson(page.request, SIGNAL);
  const match = await firstMatch(page);
  await page.route(`**/api/job-matches/${match.id}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`/job-details/${match.id}`);
  await expect(
    page.getByText(/We encountered a problem retrieving this career intelligence briefing/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'REFRESH INTEL' })).toBeVisible();
  await page.getByRole('link', { name: 'RETURN TO LIST' }).click();
  await expectScreen(page, 'JOB INTEL');
  await page.unroute(`**/api/job-matches/${match.id}`);
  await page.goto(`/job-matches/${match.id}`);
  for (const card of [
    ...['Mission Brief', 'Growth Trajectory', 'Recommended Certifications', 'Inner Arsenal Alignment'],
    ...['Workplace Environment', 'Action Plan'],
  ]) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(page.getByText('Detailed strength analysis not available')).toBeVisible();
  await page.getByRole('button', { name: 'SELECT THIS MISSION' }).click();
  await expectToast(page, 'Selection Updated');
  await expect(page.getByRole('button', { name: 'MISSION SELECTED' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'GENERATE RESUME' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'APPLY FOR THIS POSITION' })).toHaveAttribute(
    'href',
    `/job-matches/${match.id}/apply`,
  );
});

const SAVED_PAGE = `<!doctype html><html><head><title>Jobs</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"JobPosting",
"title":"Help Desk Lead","hiringOrganization":{"@type":"Organization","name":"Example Credit Union"},
"description":"&lt;p&gt;Requirements:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Ticketing&lt;/li&gt;&lt;li&gt;CompTIA A+&lt;/li&gt;&lt;/ul&gt;"}]}</script>
</head><body><nav>Sign in</nav><main><h1>Other words</h1></main></body></html>`;

test('a page saved from a job site fills in the form, and what was typed stays', async ({ page }) => {
  await registerPerson(page.request, SIGNAL);
  await page.goto('/job-based-resume');
  const choose = (name: string, text: string) =>
    page.getByLabel('Choose a posting file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await choose('job.html', SAVED_PAGE);
  await expect(page.getByLabel('Job title')).toHaveValue('Help Desk Lead');
  await expect(page.getByLabel('Company')).toHaveValue('Example Credit Union');
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(
    'Requirements:\n\n- Ticketing\n- CompTIA A+',
  );
  await expect(page.getByText('We filled in the form from your file.')).toBeVisible();

  await choose('more.txt', 'Nice to have: Spanish');
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(
    'Requirements:\n\n- Ticketing\n- CompTIA A+\n\nNice to have: Spanish',
  );
  await expect(page.getByLabel('Job title')).toHaveValue('Help Desk Lead');

  await page.getByRole('textbox', { name: 'Job description' }).fill('');
  await choose(
    'plain.htm',
    '<title>x</title><header>Menu</header><main><h1>Dispatcher</h1><p>Must type.</p></main>',
  );
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(
    'Dispatcher\n\nMust type.',
  );

  await choose('picture.pdf', '\u0000\u0001');
  await expect(page.getByText('This isn’t a text, Word, PDF or rich text document.')).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(
    'Dispatcher\n\nMust type.',
  );
});

test('on a phone a job brief says pay, what is missing and why first, and the rest opens with a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerPerson(page.request, SIGNAL);
  const match = await firstMatch(page);
  await page.goto(`/job-details/${match.id}`);
  await expectScreen(page, match.jobTitle);
  const brief = page.getByRole('region', { name: 'Mission Brief' });
  const tops = [];
  for (const part of [
    brief.getByText(/^\$[\d,]+ a year$/),
    brief.getByRole('heading', { name: 'What’s missing' }),
    brief.getByRole('heading', { name: 'Military Skills Alignment' }),
    page.getByRole('heading', { name: 'Action Plan' }),
    page.getByRole('heading', { name: 'Growth Trajectory' }),
  ]) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? 0);
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(brief).toContainText('BLS Occupational Employment and Wage Statistics');
  const path = page.getByRole('heading', { name: 'Career progression path' });
  await expect(path).toBeHidden();
  await page.getByRole('heading', { name: 'Growth Trajectory' }).click();
  await expect(path).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(path).toBeVisible();
});
