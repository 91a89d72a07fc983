import { describe, expect, it } from 'vitest';
import { chosenValues, conflictFields } from './conflict-fields.ts';
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
  it('begin with the side that was changed, and with one’s own where both were', () => {
    const mine = { ...base, summary: 'mine', skills: 'mine' };
    const theirs = { ...base, summary: 'theirs', certifications: 'theirs' };
    expect(
      conflictFields(base, mine, theirs).map(({ key, preferred, onlyMine }) => [key, preferred, onlyMine]),
    ).toEqual([
      ['summary', 'mine', false],
      ['certifications', 'theirs', false],
      ['skills', 'mine', true],
    ]);
  });

  it('are all to decide when nobody knows what both began with', () => {
    const found = conflictFields(null, { ...base, summary: 'mine' }, base);
    expect(found).toMatchObject([{ key: 'summary', preferred: 'mine', onlyMine: false }]);
  });

  it('show jobs as a text, and are none where their parts are the same', () => {
    const job = { ...EMPTY_JOB, title: 'Clerk', organization: 'Acme', start: '2019', end: 'Present' };
    const mine = { ...base, experience: [job] };
    expect(conflictFields(base, mine, base)).toMatchObject([
      { key: 'experience', mine: 'Clerk\nAcme\n2019 – Present\n', theirs: '', onlyMine: true },
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
