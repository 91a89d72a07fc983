import { expect, it } from 'vitest';
import { type EditorValues, EMPTY_JOB } from './editor-values.ts';
import { joinedParts } from './joined-parts.ts';

const clerk = { ...EMPTY_JOB, title: 'Clerk', organization: 'Acme', start: '2019', lines: 'Filed\nCounted' };
const driver = { ...EMPTY_JOB, title: 'Driver', organization: 'Amazon', start: '2021', lines: 'Drove' };
const base: EditorValues = {
  ...{ summary: 'S', experience: [clerk, driver], militaryAchievements: 'Led\nRan' },
  ...{ militaryEducation: '', civilianEducation: '', certifications: '', skills: 'Excel, Word' },
  ...{ languages: '', volunteering: '', projects: '' },
};
const joined = (key: keyof EditorValues, mine: unknown, theirs: unknown) =>
  joinedParts([key], base, { ...base, [key]: mine }, { ...base, [key]: theirs })[key];

it('joins lines and skills where different ones were changed', () => {
  expect(joined('militaryAchievements', 'Led 9\nRan', 'Led\nRan\nCut')).toBe('Led 9\nRan\nCut');
  expect(joined('skills', 'Excel, Word, SQL', 'Word')).toBe('Word, SQL');
  expect(joined('militaryAchievements', 'Led 9\nRan', 'Led 12\nRan')).toBeUndefined();
  expect(joined('summary', 'S, mine', 'S, theirs')).toBeUndefined();
});

it('joins jobs where different ones were changed, or different parts and lines of one', () => {
  expect(joined('experience', [{ ...clerk, title: 'Chief' }, driver], [clerk])).toEqual([
    { ...clerk, title: 'Chief' },
  ]);
  expect(
    joined(
      'experience',
      [{ ...clerk, start: '2018', lines: 'Filed 40\nCounted' }, driver],
      [{ ...clerk, end: '2020', lines: 'Filed\nCounted\nSold' }, driver],
    ),
  ).toEqual([{ ...clerk, start: '2018', end: '2020', lines: 'Filed 40\nCounted\nSold' }, driver]);
});

it('leaves to the person what both changed, and jobs whose place says nothing any more', () => {
  expect(
    joined('experience', [{ ...clerk, start: '2018' }, driver], [{ ...clerk, start: '2017' }, driver]),
  ).toBe(undefined);
  expect(joined('experience', [{ ...clerk, start: '2018' }], [driver])).toBeUndefined();
  const other = { ...EMPTY_JOB, title: 'Cook', organization: 'Applebee’s' };
  expect(joined('experience', [{ ...clerk, end: '2020' }, driver], [other, driver])).toBeUndefined();
});
