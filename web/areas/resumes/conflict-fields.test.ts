import { describe, expect, it } from 'vitest';
import { chosenValues, conflictFields } from './conflict-fields.ts';

const base = {
  summary: 'S',
  militaryAchievements: 'A',
  militaryEducation: '',
  civilianEducation: '',
  certifications: 'C',
  skills: 'K',
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
