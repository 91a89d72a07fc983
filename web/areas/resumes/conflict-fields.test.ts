import { describe, expect, it } from 'vitest';
import { chosenValues, conflictFields, preferredSides } from './conflict-fields.ts';
import { EMPTY_JOB } from './editor-values.ts';

const base = {
  summary: 'S',
  experience: [],
  militaryAchievements: 'A',
  militaryEducation: '',
  civilianEducation: '',
  certifications: 'C',
  skills: 'K',
  languages: '',
  volunteering: '',
  projects: '',
};

describe('the fields of two saves that differ', () => {
  it('are to decide where both sides changed them, and else stand as they were changed', () => {
    const mine = { ...base, summary: 'mine', skills: 'mine' };
    const theirs = { ...base, summary: 'theirs', certifications: 'theirs' };
    expect(
      conflictFields(base, mine, theirs).map(({ key, preferred, isBoth }) => [key, preferred, isBoth]),
    ).toEqual([
      ['summary', 'mine', true],
      ['certifications', 'theirs', false],
      ['skills', 'mine', false],
    ]);
    expect(chosenValues(mine, theirs, preferredSides(conflictFields(base, mine, theirs)))).toEqual({
      ...{ ...base, summary: 'mine', certifications: 'theirs', skills: 'mine' },
    });
  });

  it('are all to decide when nobody knows what both began with', () => {
    const found = conflictFields(null, { ...base, summary: 'mine' }, base);
    expect(found).toMatchObject([{ key: 'summary', preferred: 'mine', isBoth: true }]);
  });

  it('show jobs as a text, and are none where their parts are the same', () => {
    const job = { ...EMPTY_JOB, title: 'Clerk', organization: 'Acme', start: '2019', end: 'Present' };
    const mine = { ...base, experience: [job] };
    expect(conflictFields(base, mine, base)).toMatchObject([
      { key: 'experience', mine: 'Clerk\nAcme\n2019 – Present\n', theirs: '', isBoth: false },
    ]);
    expect(conflictFields(base, mine, { ...base, experience: [{ ...job }] })).toEqual([]);
  });

  it('give the text that was chosen', () => {
    const mine = { ...base, summary: 'mine', skills: 'mine' };
    const theirs = { ...base, summary: 'theirs', certifications: 'theirs' };
    expect(
      chosenValues(mine, theirs, { summary: 'theirs', certifications: 'theirs', skills: 'mine' }),
    ).toEqual({
      ...base,
      summary: 'theirs',
      certifications: 'theirs',
      skills: 'mine',
    });
  });
});
