import { expect, test } from 'vitest';
import { stepsThere, tourPageOf, tourSteps } from './tour-steps.ts';

test.each([
  ['/dashboard', 'dashboard'],
  ['/assessment', 'assessment'],
  ['/enhanced-assessment', 'assessment'],
  ['/job-matches', 'jobMatches'],
  ['/job-matches/7', 'jobMatches'],
  ['/resume/7', 'resume'],
  ['/resumes', 'resume'],
  ['/job-based-resume', 'resume'],
  ['/profile', 'profile'],
  ['/auth', 'auth'],
  ['/applications', 'dashboard'],
])('the tour of %s is that of %s', (path, page) => {
  expect(tourPageOf(path)).toBe(page);
});

test('the first step of a page stands in the middle, the others point at something', () => {
  for (const page of ['dashboard', 'assessment', 'jobMatches', 'resume', 'profile', 'auth'] as const) {
    const [first, ...others] = tourSteps(page, false);
    expect(others.length).toBeLessThanOrEqual(2);
    expect(first?.target).toBeNull();
    expect(others.every((step) => step.target !== null)).toBe(true);
  }
});

test.each(['dashboard', 'resume'] as const)('the tour of the %s says what the plan allows', (page) => {
  const text = (isPremium: boolean) => tourSteps(page, isPremium)[0]?.text;
  expect(text(true)).toContain('unlimited resume');
  expect(text(false)).toContain('up to 5 resumes');
});

test('the tour counts the steps whose targets are there, and names those that are not', () => {
  const { there, missing } = stepsThere(tourSteps('resume', false), (target) => target === 'resume-credits');
  expect(there.map(({ target }) => target)).toEqual([null, 'resume-credits']);
  expect(missing).toEqual(['resume-generator']);
});

test('the tour sells nothing', () => {
  const words = (['dashboard', 'assessment', 'jobMatches', 'resume', 'profile', 'auth'] as const)
    .flatMap((page) => tourSteps(page, false).map(({ title, text }) => `${title} ${text}`))
    .join(' ');
  expect(words).not.toMatch(/premium|upgrade|paid|\$/i);
});
