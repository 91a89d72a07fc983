import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { gatherEvidence } from './evidence.ts';
import { matchVeteran } from './match-veteran.ts';

const matching = repositoryMatching();
const ESTIMATOR = '13-1051.00';
const PROJECT_MANAGER = '13-1082.00';
const NURSING_ASSISTANT = '31-1131.00';
const CHEF = '35-1011.00';
const told = (record: Partial<VeteranRecord>) =>
  gatherEvidence({ ...EMPTY_RECORD, branch: 'Navy', occupation: 'BU', ...record }, matching).work;
const occupation = (code: string) => {
  const found = matching.facts.occupationByCode.get(code);
  if (found === undefined) throw new Error(`no occupation ${code}`);
  return found;
};

describe('what the clauses of a record tell of work', () => {
  const responsibilities =
    'Framing and concrete. I like figuring out what a job is going to cost more than I like swinging a hammer.';

  it('is the work of the clause that tells most of it, and the clause is kept', () => {
    const work = told({ responsibilities });
    expect(work.most.of(occupation(ESTIMATOR))).toBeGreaterThan(0.8);
    expect(work.clauseFor(occupation(ESTIMATOR))).toContain('figuring out what a job is going to cost');
  });

  it('is wanted where the clause says so', () => {
    expect(told({ responsibilities }).wanted.of(occupation(ESTIMATOR))).toBeGreaterThan(0.5);
    expect(told({ responsibilities: 'Framing and concrete.' }).wanted.of(occupation(ESTIMATOR))).toBe(0);
  });

  it('is not what somebody refuses', () => {
    const work = told({
      postMilitaryExperience: 'Never again pricing jobs, takeoffs and bids for a contractor.',
    });
    expect(work.most.of(occupation(ESTIMATOR))).toBeLessThan(0.1);
  });

  it('is nothing for who tells nothing', () => {
    const work = told({});
    expect(work.mean.of(occupation(ESTIMATOR))).toBe(0);
    expect(work.clauseFor(occupation(ESTIMATOR))).toBeUndefined();
  });

  it.each([
    [
      'the part of a long clause that tells of the work',
      {
        responsibilities:
          'now I mostly sit in meetings, write the plan, chase the vendors, track the budget ($1.2M), and brief the colonel',
      },
      PROJECT_MANAGER,
      'write the plan, chase the vendors, track the budget ($1.2M)',
    ],
    [
      'what is liked with the words before it',
      {
        postMilitaryExperience:
          'been volunteering at a nursing home on saturdays, helping folks eat, dress and bathe',
      },
      NURSING_ASSISTANT,
      /^(?:been volunteering at a nursing home|helping folks)/,
    ],
    [
      'no part that somebody else said',
      {
        responsibilities:
          'did the menus, the ordering & the inventory for the galley, "cook the books" as my chief said, kept the reefers at temp',
      },
      CHEF,
      /^(?!.*cook the books)/,
    ],
  ])('quotes %s', (_, record, code, expected) => {
    expect(told(record).clauseFor(occupation(code))).toMatch(expected);
  });

  it('brings the title to the list, and its reason quotes the clause', () => {
    const matches = matchVeteran(
      { ...EMPTY_RECORD, branch: 'Navy', occupation: 'BU', rank: 'BU3', responsibilities },
      null,
      matching,
    );
    const estimator = matches.find(({ onetSocCode }) => onetSocCode === ESTIMATOR);
    expect(estimator?.reasons.map(({ text }) => text).join(' ')).toContain(
      'which reads like the work of a Cost Estimator',
    );
  });
});
