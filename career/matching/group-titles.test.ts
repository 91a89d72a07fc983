import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryMatching, repositoryOccupation } from '#career/testing/repository-facts.ts';
import { groupsWithTitles, titlesForGroup } from './group-titles.ts';
import { matchVeteran } from './match-veteran.ts';

const matching = repositoryMatching();

it('has titles for every group heading that codes in use are sent to', () => {
  const used = new Set(
    matching.facts.militaryJobs.all
      .filter(({ inUse }) => inUse)
      .flatMap(({ crosswalk, seniorCrosswalk }) => [...crosswalk, ...seniorCrosswalk])
      .filter(({ groupHeading, civilian }) => groupHeading && civilian)
      .map(({ code }) => code.slice(0, 7)),
  );
  expect([...used].filter((group) => !groupsWithTitles().includes(group))).toEqual([]);
});

it('stands only for headings, by titles that exist and are none', () => {
  for (const group of groupsWithTitles()) {
    expect(repositoryOccupation(`${group}.00`).groupHeading, group).toBe(true);
    for (const code of titlesForGroup(group)) {
      expect(repositoryOccupation(code).groupHeading, `${group} ${code}`).toBe(false);
    }
  }
});

it('gives a code without title or field the titles of its group, and says so', () => {
  const [best] = matchVeteran({ ...EMPTY_RECORD, branch: 'Navy', occupation: 'F01A' }, null, matching);
  expect(best?.matchType).toBe('close-skills');
  expect(best?.reasons[0]?.text).toContain('points F01A');
});

it('reads a rating with brackets whole', () => {
  const [best] = matchVeteran({ ...EMPTY_RECORD, branch: 'Navy', occupation: 'ET(NUC)' }, null, matching);
  expect(best?.reasons[0]?.text).toContain('ET(NUC)');
});
