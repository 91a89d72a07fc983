import { describe, expect, it } from 'vitest';
import { gradedTitles, judgmentTable, keyOf } from '#career/matching/judgment.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { gradedSets } from './graded-sets.ts';
import { reportOn } from './grading.ts';
import {
  countGrades,
  judgingWith,
  type Lesson,
  learnWeights,
  lessonsOf,
  listsJudgedWith,
  type Signs,
} from './learning.ts';

const matching = repositoryMatching();
const sets = gradedSets(matching.facts);
const lessons = sets.flatMap((set) => lessonsOf(set, matching));
const signs = Object.fromEntries(
  judgmentTable.entries().map(({ measure, counts }) => [measure, counts]),
) as Signs;

describe('what is learned from the verdicts', { timeout: 60_000 }, () => {
  it('is what the tables hold: whoever changes ranking or verdicts runs `npm run learn:matching`', () => {
    const learned = learnWeights(lessons, signs);
    for (const { measure, defensible, readily } of judgmentTable.entries()) {
      expect(defensible, measure).toBeCloseTo(learned[measure].defensible, 2);
      expect(readily, measure).toBeCloseTo(learned[measure].readily, 2);
    }
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
    const lists = sets
      .filter(({ tuned }) => tuned === 'hardly')
      .flatMap(({ name, people }) => {
        const others = lessons.filter(({ set }) => set !== name);
        return listsJudgedWith(
          people,
          matching,
          judgingWith(learnWeights(others, signs), countGrades(others)),
        );
      });
    const report = reportOn(lists);
    expect(report.people).toBe(707);
    expect(report.listsWithWrong).toBeLessThanOrEqual(183);
    expect(report.precision.graded).toBeGreaterThanOrEqual(0.905);
    expect(report.reciprocalRank).toBeGreaterThanOrEqual(0.78);
    expect(report.titlesAPerson).toBeGreaterThanOrEqual(3.65);
    expect(report.strong?.readily.graded).toBeGreaterThanOrEqual(0.73);
    expect(report.strong?.aPerson).toBeGreaterThanOrEqual(1.58);
  });
});

describe('learning', () => {
  const blank = lessons[0]?.measures;
  if (blank === undefined) throw new Error('no lessons');
  const lesson = (grade: Lesson['grade'], words: number, payBelow: number, set = 'one'): Lesson => ({
    ...{ set, weight: 1, grade, lists: [] },
    measures: {
      ...(Object.fromEntries(Object.keys(blank).map((name) => [name, 0])) as typeof blank),
      always: 1,
      words,
      payBelow,
    },
  });
  const many = (times: number, one: Lesson) => Array.from({ length: times }, () => one);

  it('weighs a measure by what it tells, and one that tells the opposite of its reason not at all', () => {
    // What pays less was graded better here: chance, as nobody is suggested work for paying less.
    const learned = learnWeights(
      [...many(30, lesson(2, 0.9, 1)), ...many(30, lesson(0, 0.1, 0)), ...many(5, lesson(0, 0.9, 0))],
      signs,
    );
    expect(learned.words.readily).toBeGreaterThan(0);
    expect(learned.payBelow).toEqual({ defensible: 0, readily: 0 });
    expect(learned.tools).toEqual({ defensible: 0, readily: 0 });
  });

  it('gives the share of right titles where no measure tells anything', () => {
    const { always } = learnWeights([...many(30, lesson(2, 0.5, 0)), ...many(10, lesson(0, 0.5, 0))], signs);
    expect(1 / (1 + Math.exp(-always.readily))).toBeCloseTo(0.75, 2);
  });

  it('counts grades by list and title', () => {
    const graded = (grade: Lesson['grade']): Lesson => ({
      ...lesson(grade, 0, 0),
      lists: ['field medics 1'],
    });
    expect(countGrades([graded(2), graded(2), graded(0), lesson(1, 0, 0)])).toEqual(
      new Map([['field medics 1', { readily: 2, stretch: 0, wrong: 1 }]]),
    );
  });
});
