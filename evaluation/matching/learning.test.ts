import { describe, expect, it } from 'vitest';
import { type Boosted, logOddsBy } from '#career/boosted-trees.ts';
import { lazily } from '#career/lazily.ts';
import { gradedTitles, JUDGMENTS, judgmentTrees, keyOf, measureTable } from '#career/matching/judgment.ts';
import { MEASURES, type Measure, type Measures } from '#career/matching/measures.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { isProven } from '../../scripts/test/proven.ts';
import { gradedSets } from './graded-sets.ts';
import { reportOn } from './grading.ts';
import {
  countGrades,
  judgingWith,
  type Lesson,
  learnJudges,
  lessonsOf,
  listsJudgedWith,
  type Signs,
} from './learning.ts';

const graded = lazily(() => {
  const matching = repositoryMatching();
  const sets = gradedSets(matching.facts);
  return { matching, sets, lessons: sets.flatMap((set) => lessonsOf(set, matching)) };
});
const signs = Object.fromEntries(
  measureTable.entries().map(({ measure, counts }) => [measure, counts]),
) as Signs;

const FOLDS = 4;

describe.skipIf(isProven(import.meta.filename))('what is learned from the verdicts', () => {
  it('is what the tables hold: whoever changes ranking or verdicts runs `npm run learn:matching`', () => {
    const { lessons } = graded();
    const learned = learnJudges(lessons, signs);
    for (const entry of judgmentTrees.entries()) {
      const { judgment } = entry;
      for (const { measures } of lessons.filter((_, at) => at % 40 === 0))
        expect(logOddsBy(entry as Boosted<Measure>, measures), judgment).toBeCloseTo(
          logOddsBy(learned[judgment], measures),
          2,
        );
    }
    expect(judgmentTrees.entries()).toHaveLength(JUDGMENTS.length);
    const counted = countGrades(lessons);
    const held = gradedTitles.entries().flatMap(({ kind, list, titles }) =>
      titles.map(({ code, readily, stretch, wrong }) => {
        expect(counted.get(keyOf({ kind, id: list }, code)), `${list} ${code}`).toEqual({
          readily,
          stretch,
          wrong,
        });
        return code;
      }),
    );
    expect(held).toHaveLength(counted.size);
  });

  it('does for people of sets that it has not seen what it was built for', () => {
    const { matching, sets, lessons } = graded();
    const unread = sets.filter(({ tuned }) => tuned === 'hardly');
    // Several sets are left out at once: each learning takes seconds.
    const lists = Array.from({ length: FOLDS }, (_, fold) =>
      unread.filter((_, at) => at % FOLDS === fold),
    ).flatMap((left) => {
      const names = new Set(left.map(({ name }) => name));
      const others = lessons.filter(({ set }) => !names.has(set));
      const judge = judgingWith(learnJudges(others, signs), countGrades(others));
      return left.flatMap(({ people }) => listsJudgedWith(people, matching, judge));
    });
    const report = reportOn(lists);
    expect(report.people).toBe(787);
    expect(report.listsWithWrong).toBeLessThanOrEqual(250);
    expect(report.precision.graded).toBeGreaterThanOrEqual(0.885);
    expect(report.reciprocalRank).toBeGreaterThanOrEqual(0.805);
    expect(report.titlesAPerson).toBeGreaterThanOrEqual(4.2);
    expect(report.strong?.readily.graded).toBeGreaterThanOrEqual(0.735);
    expect(report.strong?.aPerson).toBeGreaterThanOrEqual(1.62);
  });
});

describe('learning', () => {
  const blank = Object.fromEntries(MEASURES.map((measure) => [measure, 0])) as Measures;
  const lesson = (grade: Lesson['grade'], words: number): Lesson => ({
    ...{ set: 'one', weight: 1, grade, lists: [] },
    measures: { ...blank, words },
  });
  const many = (times: number, one: Lesson) => Array.from({ length: times }, () => one);

  it('takes a title that a counselor did not name for none they suggest readily, and for nothing they refuse', () => {
    const learned = learnJudges(
      [...many(90, lesson(2, 0.9)), ...many(90, lesson('unnamed', 0.1)), ...many(90, lesson(0, 0.5))],
      signs,
    );
    const of = (judgment: (typeof JUDGMENTS)[number], words: number) =>
      logOddsBy(learned[judgment], lesson(0, words).measures);
    expect(of('readily', 0.9)).toBeGreaterThan(1);
    expect(of('readily', 0.1)).toBeLessThan(-1);
    expect(learned.defensible.base).toBeCloseTo(0, 3);
  });

  it('counts grades by list and title', () => {
    const graded = (grade: Lesson['grade']): Lesson => ({
      ...lesson(grade, 0),
      lists: ['field medics 1'],
    });
    expect(countGrades([graded(2), graded(2), graded(0), lesson(1, 0), lesson('unnamed', 0)])).toEqual(
      new Map([['field medics 1', { readily: 2, stretch: 0, wrong: 1 }]]),
    );
  });
});
