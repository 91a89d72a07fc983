import { describe, expect, it } from 'vitest';
import { type Boosted, logOddsBy } from '#career/boosted-trees.ts';
import { lazily } from '#career/lazily.ts';
import { doubtedWordTable, doubtTreeTable } from '#career/resume/claims/doubt.ts';
import { type LineMeasure, lineMeasures } from '#career/resume/claims/line-measures.ts';
import { type WordMeasure, wordMeasures } from '#career/resume/claims/word-measures.ts';
import { isProven } from '../../scripts/test/proven.ts';
import { claimLessons, countWords, doubtsOf, learnDoubting } from './learning.ts';

const allLessons = lazily(claimLessons);
/** Left out together: one of the writers who met the hardest people, and those whose people nothing else knew. */
const LEFT_OUT = ['3', '10', '11'];

describe.skipIf(isProven(import.meta.filename))('what is learned from written claims', () => {
  it('is what the tables hold: whoever changes the check or the claims runs `npm run learn:claims`', () => {
    const lessons = allLessons();
    const { word, line, doubtedOf } = learnDoubting(lessons);
    const of = (each: 'word' | 'line') => doubtTreeTable.entries().find((entry) => entry.of === each);
    for (const { read, claims, place } of lessons.filter((_, at) => at % 50 === 0)) {
      const [first] = wordMeasures(read, claims, place, doubtedOf);
      if (first === undefined) continue;
      expect(logOddsBy(of('word') as unknown as Boosted<WordMeasure>, first)).toBeCloseTo(
        logOddsBy(word, first),
        2,
      );
      const whole = lineMeasures(read, claims, place, [0.1]);
      expect(logOddsBy(of('line') as unknown as Boosted<LineMeasure>, whole)).toBeCloseTo(
        logOddsBy(line, whole),
        2,
      );
    }
    const counted = countWords(lessons);
    for (const { stem, untrue, true: isTrue } of doubtedWordTable.entries())
      expect(counted.get(stem), stem).toEqual({ untrue, true: isTrue });
  });

  it('does for writers that it has not seen what it was built for', () => {
    const lessons = allLessons();
    const doubting = learnDoubting(lessons.filter(({ set }) => !LEFT_OUT.includes(set)));
    const judged = doubtsOf(
      lessons.filter(({ set }) => LEFT_OUT.includes(set)),
      doubting,
    );
    const shareAbove = (isTrue: boolean, least: number) => {
      const some = judged.filter((lesson) => lesson.isTrue === isTrue);
      return some.filter(({ doubt }) => doubt >= least).length / some.length;
    };
    expect(shareAbove(false, 0.6)).toBeGreaterThan(0.47);
    expect(shareAbove(true, 0.6)).toBeLessThan(0.2);
    expect(judged.length).toBeGreaterThan(900);
  });
});
