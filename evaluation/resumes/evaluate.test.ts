import { describe, expect, it } from 'vitest';
import { TAILORING_LEVELS } from '#career/resume/written-resume.ts';
import { evaluateLevel } from './evaluate.ts';
import { POSTINGS, VETERANS } from './evaluation-set.ts';

/**
 * Measured on 22 November 2026 with a little room; a change that falls below needs a reason. Since the 20th: what only our
 * own civilian words had proved is no skill, and lines without figure or result wait where others tell more. Since the
 * 28th "tech" is spelled out, which is not the posting's word for it any more.
 */
const COVERAGE_FLOOR = { normal: 0.553, balanced: 0.565, aggressive: 0.567 } as const;

/** Every eighth posting: the whole set is for `npm run evaluate:resumes`. */
const SAMPLE = POSTINGS.filter((_, place) => place % 8 === 0);

describe('the evaluation set', () => {
  it('has forty veterans and forty postings, and somebody for each posting', () => {
    expect(VETERANS.length).toBeGreaterThanOrEqual(40);
    expect(POSTINGS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(VETERANS.map(({ id }) => id)).size).toBe(VETERANS.length);
    expect(new Set(VETERANS.map(({ aimsAt }) => aimsAt))).toEqual(new Set(POSTINGS.map(({ id }) => id)));
  });
});

describe.each(TAILORING_LEVELS)('resumes written at level %s', (level) => {
  const report = evaluateLevel(level, SAMPLE);

  it('hold no figure that the veteran did not give', () => {
    expect(report.figures).toEqual([]);
  });

  it('put no filler before the veteran’s words', () => {
    expect(report.fillers).toEqual([]);
  });

  it('have a summary of three to five sentences', () => {
    expect(report.summariesOutOfRange).toEqual([]);
  });
});

describe('tailoring', () => {
  const scores = TAILORING_LEVELS.map((level) =>
    evaluateLevel(level, POSTINGS, (veteran, posting) => veteran.aimsAt === posting.id),
  );

  const [normal, balanced, aggressive] = scores;

  it('answers more of the posting the closer it follows it', () => {
    expect(balanced?.coverageAimed).toBeGreaterThan(normal?.coverageAimed ?? 1);
    expect(aggressive?.coverageAimed).toBeGreaterThanOrEqual(balanced?.coverageAimed ?? 1);
  });

  it("uses more of the posting's own words the closer it follows it", () => {
    expect(balanced?.exactAimed).toBeGreaterThan(normal?.exactAimed ?? 1);
    expect(aggressive?.exactAimed).toBeGreaterThanOrEqual(balanced?.exactAimed ?? 1);
  });

  it.each(TAILORING_LEVELS)('stays above its floor at level %s', (level) => {
    expect(scores.find((score) => score.level === level)?.coverageAimed).toBeGreaterThanOrEqual(
      COVERAGE_FLOOR[level],
    );
  });
});
