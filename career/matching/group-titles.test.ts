import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { groupsWithTitles, titlesForGroup } from './group-titles.ts';
import { matchVeteran } from './match-veteran.ts';

const facts = repositoryFacts();

it('has titles for every group heading that codes in use are sent to', () => {
  const { military, occupations } = facts.tables;
  const used = new Set(
    [...military.crosswalk, ...military.seniorCrosswalk]
      .flatMap((rows, at) => (military.current.charAt(at % military.code.length) === '1' ? rows : []))
      .filter((row) => facts.residual[row] && !facts.militaryOnly[row])
      .map((row) => (occupations.code[row] ?? '').slice(0, 7)),
  );
  expect([...used].filter((group) => !groupsWithTitles().includes(group))).toEqual([]);
});

it('stands only for headings, by titles that exist and are none', () => {
  for (const group of groupsWithTitles()) {
    expect(facts.residual[facts.rowOfOccupation.get(`${group}.00`) ?? -1], group).toBe(true);
    for (const code of titlesForGroup(group)) {
      expect(facts.residual[facts.rowOfOccupation.get(code) ?? -1], `${group} ${code}`).toBe(false);
    }
  }
});

it('gives a code without title or field the titles of its group, and says so', () => {
  const [best] = matchVeteran({ ...EMPTY_RECORD, branch: 'Navy', occupation: 'F01A' }, null, facts);
  expect(best?.matchType).toBe('close-skills');
  expect(best?.reasons[0]?.text).toContain('names a group of occupations for F01A');
});

it('reads a rating with brackets whole', () => {
  const [best] = matchVeteran({ ...EMPTY_RECORD, branch: 'Navy', occupation: 'ET(NUC)' }, null, facts);
  expect(best?.reasons[0]?.text).toContain('ET(NUC)');
});
