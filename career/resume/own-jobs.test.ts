import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { countOwnJobs } from './own-jobs.ts';
import { writeResume } from './write-resume.ts';

const { content, report } = writeResume({
  record: {
    ...EMPTY_RECORD,
    branch: 'Army' as const,
    occupation: 'Truck Driver',
    achievements: 'Led 12 soldiers.',
    postMilitaryExperience: 'Dispatcher, Amazon, 2020 to 2022. Sent out 40 trucks a day.',
  },
  target: { jobTitle: 'Driver', skills: [] },
  tailoringLevel: 'normal',
});
const [first, ...rest] = content.experience;

it('counts jobs whose heading was changed or that were added, and none that stand as we wrote them', () => {
  expect(content.experience.length).toBeGreaterThan(1);
  expect(countOwnJobs(content, report)).toBe(0);
  if (first === undefined) throw new Error('No job was written');
  for (const change of [{ title: 'Chief' }, { organization: 'Acme' }, { start: '1999' }, { current: true }]) {
    expect(countOwnJobs({ ...content, experience: [{ ...first, ...change }, ...rest] }, report)).toBe(1);
  }
  expect(countOwnJobs({ ...content, experience: [{ ...first, lines: ['Mine.'] }, ...rest] }, report)).toBe(0);
  const added = { ...first, title: 'Owner' };
  expect(countOwnJobs({ ...content, experience: [...content.experience, added] }, report)).toBe(1);
});

it('knows nothing of what we did not write, or did not keep', () => {
  expect(countOwnJobs(content, null)).toBeNull();
  const { written: _written, ...older } = report;
  expect(countOwnJobs(content, older)).toBeNull();
});
