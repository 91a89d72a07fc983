import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { matchVeteran } from '#career/matching/match-veteran.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import {
  codesOfTitle,
  type Grade,
  type GradedPerson,
  peopleWithLists,
  peopleWithVerdicts,
} from './graded-people.ts';
import { gradeLists, reportOn, type Suggester } from './grading.ts';
import spent from './people/final.json' with { type: 'json' };
import spentSecond from './people/final-2.json' with { type: 'json' };
import spentThird from './people/final-3.json' with { type: 'json' };
import spentFourth from './people/final-4.json' with { type: 'json' };
import titles from './people/titles.json' with { type: 'json' };
import tune from './people/tune.json' with { type: 'json' };
import verdicts from './verdicts/2026-11-22-final.json' with { type: 'json' };
import secondVerdicts from './verdicts/2026-11-22-final-2.json' with { type: 'json' };
import thirdVerdicts from './verdicts/2026-11-22-final-3.json' with { type: 'json' };
import fourthVerdicts from './verdicts/2026-11-22-final-4.json' with { type: 'json' };

const matching = repositoryMatching();
const { facts } = matching;

const person = (grades: Record<string, Grade>): GradedPerson => ({
  id: 'someone',
  record: EMPTY_RECORD,
  grades: new Map(Object.entries(grades)),
  unread: [],
});

const listOf = (grades: Record<string, Grade>, codes: readonly string[], shown: number | null = null) =>
  gradeLists([person(grades)], () => codes.map((code) => ({ code, shown, fit: null })));

describe('grading a list', () => {
  it('counts a title without a grade neither as right nor as wrong, and says how far that reaches', () => {
    const report = reportOn(listOf({ a: 2, b: 1, c: 0 }, ['x', 'a', 'b', 'c']));
    expect(report).toMatchObject({ people: 1, shown: 4, ungraded: 1, firstUngraded: 1, wrongFirst: 0 });
    expect(report.precision).toEqual({ least: 0.5, most: 0.75, graded: 2 / 3 });
    expect(report.readily).toEqual({ least: 0.25, most: 0.5, graded: 1 / 3 });
    expect(report.reciprocalRank).toBe(0.5);
    expect(report).toMatchObject({ titlesAPerson: 4, readilyAPerson: 1 });
  });

  it('finds a wrong title among the first ten only, and first of all', () => {
    const late = reportOn(listOf({ a: 2, z: 0 }, [...'abcdefghij', 'z']));
    expect(late).toMatchObject({ listsWithWrong: 0, wrongFirst: 0 });
    expect(reportOn(listOf({ a: 2, z: 0 }, ['z', 'a']))).toMatchObject({ listsWithWrong: 1, wrongFirst: 1 });
  });

  it('gives a list in the order of the grades all there is to gain, and another one less', () => {
    const grades = { a: 2, b: 1, c: 0 } as const;
    expect(reportOn(listOf(grades, ['a', 'b', 'c'])).ndcg).toBe(1);
    expect(reportOn(listOf(grades, ['b', 'a', 'c'])).ndcg).toBeLessThan(1);
    expect(reportOn(listOf(grades, [])).ndcg).toBe(0);
  });

  it('tells by the number beside a title how many were readily suggested', () => {
    const report = reportOn(listOf({ a: 2, b: 1 }, ['a', 'b', 'x'], 91));
    expect(report.bands[0]).toEqual({
      from: 90,
      titles: 3,
      ungraded: 1,
      readily: { least: 1 / 3, most: 2 / 3, graded: 0.5 },
    });
    expect(reportOn(listOf({ a: 2 }, ['a'])).bands).toEqual([]);
  });

  it('tells how many titles said to be strong were readily suggested, and who has few of them', () => {
    const strong = (fits: readonly ('strong' | 'possible')[]) =>
      gradeLists([person({ a: 2, b: 1, c: 2, d: 2 })], () =>
        fits.map((fit, at) => ({ code: 'abcd'[at] ?? '', shown: 90 - at, fit })),
      );
    const lists = [...strong(['strong', 'strong', 'strong']), ...strong(['possible']), ...strong(['strong'])];
    expect(reportOn(lists).strong).toEqual({
      aPerson: 4 / 3,
      belowThree: 2,
      none: 1,
      ungraded: 0,
      titles: 4,
      readily: { least: 0.75, most: 0.75, graded: 0.75 },
    });
    expect(reportOn(listOf({ a: 2 }, ['a'])).strong).toBeNull();
  });
});

describe('people with a counselor’s lists', () => {
  const people = peopleWithLists(facts, tune);

  it('are seventy, and every title of theirs stands for an occupation', () => {
    expect(people).toHaveLength(70);
    expect(people.flatMap(({ unread }) => unread)).toEqual([]);
    for (const { id, grades } of people)
      expect([...grades.values()].filter((grade) => grade === 2).length, id).toBeGreaterThan(0);
  });

  it('name occupations by their official titles', () => {
    for (const { title, occupations } of titles.entries) {
      for (const occupation of occupations)
        expect(facts.occupationByCode.get(occupation.code)?.title, title).toBe(occupation.title);
    }
  });

  it('read a title by our own list first, then by the official one, and leave one that is many things unread', () => {
    expect(codesOfTitle(facts, 'Border Patrol Agent')).toEqual(['33-3051.04']);
    expect(codesOfTitle(facts, 'Epidemiologist')).toEqual(['19-1041.00']);
    expect(codesOfTitle(facts, 'Keeper of the seven seals')).toEqual([]);
  });
});

const suggest: Suggester = (record) =>
  matchVeteran(record, null, matching).map(({ onetSocCode, relevanceScore, fit }) => ({
    code: onetSocCode,
    shown: relevanceScore,
    fit,
  }));

/** What each set showed when the matching was last tuned on it, with a little room. */
const HELD = [
  {
    set: 'with a counselor’s lists',
    people: peopleWithLists(facts, tune),
    precision: 0.985,
    reciprocalRank: 0.975,
    ndcg: 0.575,
    wrong: 4,
    wrongFirst: 0,
    readilyAPerson: 3.05,
    strong: 0.92,
    strongAPerson: 2.24,
  },
  {
    set: 'graded one by one',
    people: peopleWithVerdicts(facts, spent, verdicts),
    precision: 0.96,
    reciprocalRank: 0.935,
    ndcg: 0.605,
    wrong: 9,
    wrongFirst: 1,
    readilyAPerson: 2.75,
    strong: 0.885,
    strongAPerson: 1.96,
  },
  {
    set: 'of the second set graded one by one',
    people: peopleWithVerdicts(facts, spentSecond, secondVerdicts),
    precision: 1,
    reciprocalRank: 0.885,
    ndcg: 0.755,
    wrong: 0,
    wrongFirst: 0,
    readilyAPerson: 2.27,
    strong: 0.88,
    strongAPerson: 1.92,
  },
  {
    set: 'of the third set graded one by one',
    people: peopleWithVerdicts(facts, spentThird, thirdVerdicts),
    precision: 0.98,
    reciprocalRank: 0.86,
    ndcg: 0.696,
    wrong: 2,
    wrongFirst: 0,
    readilyAPerson: 2.19,
    strong: 0.935,
    strongAPerson: 1.92,
  },
  {
    set: 'of the fourth set graded one by one',
    people: peopleWithVerdicts(facts, spentFourth, fourthVerdicts),
    precision: 0.95,
    reciprocalRank: 0.855,
    ndcg: 0.77,
    wrong: 5,
    wrongFirst: 0,
    readilyAPerson: 2.47,
    strong: 0.869,
    strongAPerson: 1.87,
  },
];

describe('people whose titles were graded one by one', () => {
  const people = peopleWithVerdicts(facts, spent, verdicts);

  it.each(HELD)('find in our lists what they were found to hold: people $set', (held) => {
    const report = reportOn(gradeLists(held.people, suggest));
    expect(report.precision.graded).toBeGreaterThanOrEqual(held.precision);
    expect(report.reciprocalRank).toBeGreaterThanOrEqual(held.reciprocalRank);
    expect(report.ndcg).toBeGreaterThanOrEqual(held.ndcg);
    expect(report.readilyAPerson).toBeGreaterThanOrEqual(held.readilyAPerson);
    expect(report.listsWithWrong).toBeLessThanOrEqual(held.wrong);
    expect(report.wrongFirst).toBeLessThanOrEqual(held.wrongFirst);
    expect(report.strong?.readily.graded).toBeGreaterThanOrEqual(held.strong);
    expect(report.strong?.aPerson).toBeGreaterThanOrEqual(held.strongAPerson);
    expect(report.strong?.none).toBe(0);
  });

  it('are shown numbers that say how many of such titles were readily suggested', () => {
    const all = HELD.flatMap((held) => held.people);
    const { bands } = reportOn(gradeLists(all, suggest));
    const shares = bands.slice(0, 3).map(({ readily }) => readily.graded);
    expect(bands[0]).toMatchObject({ from: 90 });
    expect(shares[0]).toBeGreaterThanOrEqual(0.9);
    // Of some dozens of titles a band, two more or less move a share by six in a hundred.
    shares.forEach((share, at) => {
      expect(share).toBeGreaterThanOrEqual((shares[at + 1] ?? 0) - 0.06);
    });
  });

  it('are sixty, and the verdict on a title beside the record goes before the counselor’s list', () => {
    expect(people).toHaveLength(60);
    const read = new Map(verdicts.people.map(({ id, grades }) => [id, grades]));
    for (const { id, grades } of people)
      for (const { code, grade } of read.get(id) ?? []) expect(grades.get(code), `${id} ${code}`).toBe(grade);
    const listed = peopleWithLists(facts, spent);
    const differing = listed.filter(({ grades }, at) =>
      [...grades].some(([code, grade]) => people[at]?.grades.get(code) !== grade),
    );
    expect(differing.length).toBeGreaterThan(0);
  });

  it('are refused when nobody graded somebody’s titles', () => {
    expect(() => peopleWithVerdicts(facts, spent, { people: [] })).toThrow(/Nobody graded/);
  });
});
