import { expect, it } from 'vitest';
import type { OriginsReply } from '#contract/resume-checks.ts';
import { whatIsChecked } from './what-is-checked.ts';

const line = (isOwn: boolean): OriginsReply['lines'][number] => ({
  ...{ section: 'militaryAchievements', text: 'Led 9', review: null, statement: null },
  sources: isOwn ? [] : [{ field: 'achievements', quote: 'led 9' }],
});
const said = (own: number, ownJobs: number | null, isUploaded = false) =>
  whatIsChecked(
    { lines: [line(false), ...Array.from({ length: own }, () => line(true))], ownJobs },
    isUploaded,
  );

it('promises what they told us only where they changed nothing themselves', () => {
  expect(said(0, 0)).toBe('Every line comes from what you told us. So do job titles, employers and dates.');
  for (const words of [said(1, 0), said(3, 2), said(2, null), said(0, null, true)])
    expect(words).not.toContain('So do job titles');
});

it('names what was changed, lines and headings of jobs', () => {
  expect(said(1, 0)).toBe('You wrote or changed one line yourself. Only you know that it’s true.');
  expect(said(3, 2)).toContain('3 lines');
  expect(said(0, 1)).toContain('title, employer or dates of one job');
  expect(said(0, 2)).toContain('2 jobs');
});

it('says what it has not looked at, and of an uploaded resume that it is theirs', () => {
  expect(said(0, null)).toContain('We haven’t checked job titles, employers and dates.');
  expect(said(1, null, true)).toBe('You wrote this resume yourself. Only you know that it’s true.');
});
