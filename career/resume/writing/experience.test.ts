import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { writeResume } from '../write-resume.ts';

it('asks for the name of work that says neither as what nor for whom, and prints none of it', () => {
  const record = {
    ...EMPTY_RECORD,
    branch: 'Army' as const,
    responsibilities: 'Ran the tool room',
    postMilitaryExperience: 'Unloaded 40 trucks a week and cut the wait at the dock from 30 minutes to 12.',
  };
  const target = { jobTitle: 'Clerk', skills: [] };
  const { content, report } = writeResume({ record, target, tailoringLevel: 'normal' });
  expect(content.experience.map(({ kind }) => kind)).toEqual(['military']);
  expect(report.lines.filter(({ section }) => section === 'experience')).toEqual([]);
  expect(report.questions).toContainEqual({
    field: 'postMilitaryExperience',
    question: expect.stringContaining('Unloaded 40 trucks'),
  });
});
