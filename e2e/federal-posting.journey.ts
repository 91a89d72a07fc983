import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const POSTING = {
  jobTitle: 'Logistics Management Specialist',
  company: 'Example Agency',
  tailoringLevel: 'aggressive',
  jobDescription: [
    'Pay scale & grade: GS 9',
    'Job family (Series): 0346',
    'Requirements:',
    '- Microsoft Excel',
    'For GS-09: One year of specialized experience equivalent to the GS-07 level in the federal service, which includes planning convoys and tracking supply levels.',
    'Please answer the narrative questions below.',
    'How have you led a team through a change? Give an example.',
    'Time-in-grade must be met. Apply on USAJOBS.',
  ].join('\n'),
};

for (const width of [1280, 360]) {
  test(`a federal announcement: grade, experience beside own lines, essays left to oneself, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await registerPerson(page.request, {
      militaryBranch: 'Army',
      militaryOccupation: '88M',
      militaryResponsibilities: 'Planned 30 convoys each month and tracked supply levels for 3 companies.',
    });
    const made = await sendChange(page.request, 'POST', '/api/resumes/generate-from-job', POSTING);
    const { id } = (await made.json()) as { id: number };
    await page.addInitScript(() => window.localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
    await page.goto(`/resume/${id}`);
    await expect(page.getByText('Tailoring level: Aggressive.', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Excel', exact: true }).click();
    await expect(page.getByRole('button', { name: 'I have this: Excel' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByRole('heading', { name: 'A federal announcement' })).toBeVisible();
    await expect(page.getByText('Series 0346. GS-9.', { exact: false })).toBeVisible();
    await expect(page.getByText('For GS-9: work at the level of GS-7')).toBeVisible();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Planned 30 convoys/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('At most 2 pages.', { exact: false })).toBeVisible();
    await expect(page.getByText('Your answers have to be your own.', { exact: false })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^How have you led a team/ })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
