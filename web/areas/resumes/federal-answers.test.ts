import { describe, expect, it } from 'vitest';
import { emptyResumeContent, type ResumeContent, type ResumeExperience } from '#career/resume/document.ts';
import { answerConflicts, answered, answersFor, chosenAnswers } from './federal-answers.ts';

const job: ResumeExperience = {
  kind: 'military',
  title: 'Squad leader',
  organization: 'U.S. Army',
  location: '',
  start: '2012',
  end: '2020',
  current: false,
  hoursPerWeek: null,
  grade: '',
  lines: [],
};
const withJob = (changes: Partial<ResumeExperience>): ResumeContent => ({
  ...emptyResumeContent('Dispatcher'),
  experience: [{ ...job, ...changes }],
});
const gaps = [{ index: 0, title: 'Squad leader', missing: [] }];

describe('details for federal applications', () => {
  it('go into the job they were asked for', () => {
    const [asked] = answersFor(gaps, withJob({}));
    if (!asked) throw new Error('nothing asked');
    expect(answered(withJob({}), [{ ...asked, start: '03/2012', hoursPerWeek: '50' }])).toEqual([
      { ...job, start: '03/2012', hoursPerWeek: 50 },
    ]);
  });

  it('are to decide where both sides changed the same, and not where only one did', () => {
    const mine = answersFor(gaps, withJob({ start: '03/2012', grade: 'E-6' }));
    const theirs = withJob({ start: '04/2012', hoursPerWeek: 40 });
    expect(answerConflicts(withJob({}), mine, theirs)).toMatchObject([
      { key: '0 start', mine: '03/2012', theirs: '04/2012', preferred: 'mine', isBoth: true },
      { key: '0 hoursPerWeek', preferred: 'theirs', isBoth: false },
      { key: '0 grade', preferred: 'mine', isBoth: false },
    ]);
    const sides = { '0 start': 'mine', '0 hoursPerWeek': 'theirs', '0 grade': 'mine' } as const;
    expect(answered(theirs, chosenAnswers(mine, theirs, sides))).toEqual([
      { ...job, start: '03/2012', hoursPerWeek: 40, grade: 'E-6' },
    ]);
  });
});
