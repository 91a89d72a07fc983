import { describe, expect, it } from 'vitest';
import { matchVeteran } from '#career/matching/match-veteran.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { crosswalkLookUp } from './baselines.ts';
import { type Expectation, GROUPS } from './expectation.ts';
import { evaluate, judge, scoreOf, scoresByGroup } from './score.ts';
import { VETERANS } from './veterans.ts';

const matching = repositoryMatching();
const { facts } = matching;
const outcomes = evaluate(VETERANS, (record) =>
  matchVeteran(record, null, matching).map((match) => match.onetSocCode),
);

describe('the evaluation set', () => {
  it('is at least 200 veterans of all six branches, every group well filled', () => {
    expect(VETERANS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(VETERANS.map(({ name }) => name)).size).toBe(VETERANS.length);
    const branches = new Set(VETERANS.map(({ record }) => record.branch).filter((branch) => branch !== null));
    expect(branches.size).toBe(6);
    for (const group of GROUPS) {
      expect(VETERANS.filter(({ groups }) => groups.includes(group)).length, group).toBeGreaterThanOrEqual(
        10,
      );
    }
  });

  it('expects only civilian occupations that exist, and forbids none that it expects', () => {
    for (const { name, must, never } of VETERANS) {
      for (const code of must) {
        expect(facts.occupationByCode.has(code), `${name} ${code}`).toBe(true);
        expect(
          never.some((prefix) => code.startsWith(prefix)),
          `${name} ${code}`,
        ).toBe(false);
      }
    }
  });
});

describe('our matches over the evaluation set', () => {
  it('stay at least 98% right, precision 0.85 and reciprocal rank 0.92', () => {
    const score = scoreOf(outcomes);
    const wrong = outcomes
      .filter((outcome) => !outcome.right)
      .map(({ expectation, wrong: why }) => `${expectation.name}: ${why}`);
    expect(score.right, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(score.precision).toBeGreaterThanOrEqual(0.85);
    expect(score.reciprocalRank).toBeGreaterThanOrEqual(0.92);
  });

  it('are better than plain look-up in every group', () => {
    const lookUp = scoresByGroup(evaluate(VETERANS, (record) => crosswalkLookUp(facts, record)));
    for (const [group, score] of scoresByGroup(outcomes)) {
      expect(score.right, group).toBeGreaterThan(lookUp.get(group)?.right ?? 1);
      expect(score.precision, group).toBeGreaterThan(lookUp.get(group)?.precision ?? 1);
      expect(score.reciprocalRank, group).toBeGreaterThan(lookUp.get(group)?.reciprocalRank ?? 1);
    }
  });

  it('show higher numbers where more titles fit', { timeout: 30_000 }, () => {
    const shown = VETERANS.flatMap(({ record, fitting }) =>
      matchVeteran(record, null, matching).map((match) => ({
        score: match.relevanceScore,
        fits: fitting.some((prefix) => match.onetSocCode.startsWith(prefix)),
      })),
    );
    const share = (from: number, to: number) => {
      const inBand = shown.filter(({ score }) => score >= from && score < to);
      return inBand.filter(({ fits }) => fits).length / inBand.length;
    };
    const shares = [share(0, 55), share(55, 70), share(70, 101)];
    // Nearly all of these lists fit; the lowest numbers hold what doesn't.
    expect(Math.min(...shares)).toBe(shares[0]);
    expect(shares[2]).toBeGreaterThan(0.95);
  });
});

describe('judging a list', () => {
  const expectation: Expectation = {
    name: 'a cook',
    groups: [],
    record: VETERANS[0]?.record ?? ({} as never),
    must: ['35-2012.00'],
    fitting: ['35-'],
    never: ['11-'],
  };

  it('is right with one that must in five and a second that fits in ten', () => {
    const outcome = judge(expectation, ['43-1.00', '35-2012.00', '35-1011.00']);
    expect(outcome).toMatchObject({ right: true, precision: 2 / 3, reciprocalRank: 0.5 });
  });

  it.each([
    [['1', '2', '3', '4', '5', '35-2012.00', '35-1011.00'], 'none that must in the top 5'],
    [['35-2012.00', '43-1'], 'no second fitting one'],
    [['35-2012.00', '35-1011.00', '11-1011.00'], 'must not: 11-1011.00'],
  ])('is wrong for %j', (list, why) => {
    expect(judge(expectation, list)).toMatchObject({ right: false, wrong: [why] });
  });

  it('does not mind what comes after the tenth', () => {
    const list = [
      '35-2012.00',
      '35-1011.00',
      ...Array.from({ length: 8 }, (_, at) => `35-9${at}`),
      '11-1011.00',
    ];
    expect(judge(expectation, list).right).toBe(true);
  });
});
