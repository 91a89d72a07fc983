import { expect, it } from 'vitest';
import { emptyResumeContent, type ResumeExperience } from '../document.ts';
import { headerOfProfile, resumeBlocks } from './resume-blocks.ts';

const job = (given: Partial<ResumeExperience>): ResumeExperience => ({
  ...{ kind: 'civilian', title: '', organization: '', location: '', start: '', end: '', current: false },
  ...{ hoursPerWeek: null, grade: '', lines: [], ...given },
});
const header = headerOfProfile({
  ...{ firstName: null, lastName: null, email: null, phone: null, city: null, state: null },
  ...{ linkedIn: null, github: null, website: null, militaryBranch: null, militaryRank: null },
  ...{ militaryOccupation: null, yearsServed: null, militaryStartDate: null, militaryEndDate: null },
  earlierService: [],
});
const blocksOf = (experience: ResumeExperience[]) =>
  resumeBlocks({ ...emptyResumeContent(), experience, education: [] }, header);

it('gathers employers of whom nothing else is known in one line below the jobs', () => {
  const experience = [
    job({ organization: 'Acme' }),
    job({ organization: 'Target', title: 'Clerk', lines: ['Kept stock'] }),
    job({ organization: 'Costco ' }),
  ];
  expect(blocksOf(experience)).toEqual([
    { kind: 'heading', text: 'EXPERIENCE' },
    { kind: 'job', name: 'Target', role: 'Clerk', details: [] },
    { kind: 'bullets', lines: ['Kept stock'] },
    { kind: 'job', name: '', role: '', details: ['Also worked for Acme and Costco'] },
  ]);
});

it('says it plainly where there is no other work, and leaves a title or a date its own entry', () => {
  expect(blocksOf([job({ organization: 'Acme' })]).at(-1)).toEqual({
    ...{ kind: 'job', name: '', role: '', details: ['Worked for Acme'] },
  });
  expect(blocksOf([job({ title: 'Clerk' })]).at(-1)).toMatchObject({ kind: 'job', name: 'Clerk' });
  expect(blocksOf([job({ organization: 'Acme', start: '2019' })]).at(-1)).toMatchObject({ name: 'Acme' });
});
