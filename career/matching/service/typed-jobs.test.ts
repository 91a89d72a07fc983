import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { typedJobs } from './typed-jobs.ts';

const { militaryJobs } = repositoryFacts();

describe('the jobs typed into one field', () => {
  it.each([
    ['11B, later 42A', 'Army', ['11B 1', '42A 0']],
    ['68W / 11B', 'Army', ['68W 0', '11B 0']],
    ['25B (formerly 19K)', 'Army', ['25B 0', '19K 1']],
    ['was 11B, now 42A', 'Army', ['11B 1', '42A 0']],
    ['former 11B, 68W', 'Army', ['11B 1', '68W 0']],
    ['11B to 42A', 'Army', ['11B 1', '42A 0']],
    ['11B 42A', 'Army', ['11B 0', '42A 0']],
    ['0311 then 3531', 'Marines', ['0311 1', '3531 0']],
    ['0311/0369/8411', 'Marines', ['0311 0', '0369 0', '8411 0']],
    ['IT2 / HM3', 'Navy', ['IT2 0', 'HM3 0']],
    ['BM, later OS', 'Coast Guard', ['BM 1', 'OS 0']],
    ['Infantryman (11B), HR Specialist (42A)', 'Army', ['Infantryman (11B) 0', 'HR Specialist (42A) 0']],
    ['11B, Infantryman, 42A, HR Specialist', 'Army', ['11B, Infantryman 0', '42A, HR Specialist 0']],
    [
      'Infantryman, later Human Resources Specialist',
      'Army',
      ['Infantryman 1', 'Human Resources Specialist 0'],
    ],
    ['Cook then Truck Driver', null, ['Cook 1', 'Truck Driver 0']],
    ['11B 2004-2008, 42A 2008-2020', 'Army', ['11B 1', '42A 0']],
  ] as const)('are parted and put in order: %s', (typed, branch, jobs) => {
    expect(typedJobs(militaryJobs, typed, branch).map(({ text, age }) => `${text} ${age}`)).toEqual(jobs);
  });

  it.each([
    ['11B Infantryman', 'Army'],
    ['3D0X2 (now 1D7X1)', 'Air Force'],
    ['3D152', 'Air Force'],
    ['HM-8404', 'Navy'],
    ['ET(NUC)', 'Navy'],
    ['42A4O', 'Army'],
    ['25B30 SSG', 'Army'],
    ['Squad Leader / Platoon Sergeant', 'Army'],
    ['Machinist Mate / Nuclear', 'Navy'],
    ['Information Technology Specialist', null],
  ] as const)('stay one where one is meant: %s', (typed, branch) => {
    expect(typedJobs(militaryJobs, typed, branch)).toEqual([{ text: typed, age: 0, years: null }]);
  });

  it('carry the years that are written beside them', () => {
    const years = (typed: string) => typedJobs(militaryJobs, typed, 'Army').map((job) => job.years);
    expect(years('12B 4 years, 31B 11 years')).toEqual([4, 11]);
    expect(years('11B 2004-08, 42A 2008-2020')).toEqual([4, 12]);
    expect(years('11B for 6 yrs')).toEqual([6]);
  });

  it('are none for an empty field', () => {
    expect(typedJobs(militaryJobs, '  ', 'Army')).toEqual([]);
  });

  it('are at most four, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        expect(typedJobs(militaryJobs, typed, null).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 100 },
    );
  });
});
