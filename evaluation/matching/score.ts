import type { VeteranRecord } from '#career/service.ts';
import { type Expectation, GROUPS, type Group } from './expectation.ts';

/** A way of matching: O*NET-SOC codes for a record, best first. */
export type Matcher = (record: VeteranRecord) => readonly string[];

/** How one veteran's list did. */
export interface Outcome {
  readonly expectation: Expectation;
  readonly top: readonly string[];
  /** One that must in the top 5, a second fitting one in the top 10, none that must not in the top 10. */
  readonly right: boolean;
  /** Why not, in words; empty when right. */
  readonly wrong: readonly string[];
  /** Share of the ten places that hold a fitting title; a short list leaves places empty. */
  readonly precision: number;
  /** One over the place of the first title that must be there; 0 when it is not in the list. */
  readonly reciprocalRank: number;
}

export interface Score {
  readonly veterans: number;
  readonly right: number;
  readonly precision: number;
  readonly reciprocalRank: number;
}

const MUST_WITHIN = 5;
const SHOWN = 10;

/** Judges one list against what was expected. */
export function judge(expectation: Expectation, list: readonly string[]): Outcome {
  const top = list.slice(0, SHOWN);
  const fits = (code: string) => expectation.fitting.some((prefix) => code.startsWith(prefix));
  const first = list.findIndex((code) => expectation.must.includes(code));
  const unwanted = top.filter((code) => expectation.never.some((prefix) => code.startsWith(prefix)));
  const wrong: string[] = [];
  if (first < 0 || first >= MUST_WITHIN) wrong.push('none that must in the top 5');
  if (top.filter((code, at) => at !== first && fits(code)).length === 0) wrong.push('no second fitting one');
  if (unwanted.length > 0) wrong.push(`must not: ${unwanted.join(' ')}`);
  return {
    expectation,
    top,
    right: wrong.length === 0,
    wrong,
    precision: top.filter(fits).length / Math.max(1, top.length),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** Runs a matcher over all veterans. */
export function evaluate(veterans: readonly Expectation[], matcher: Matcher): Outcome[] {
  return veterans.map((expectation) => judge(expectation, matcher(expectation.record)));
}

/** Means over outcomes; zeros for none. */
export function scoreOf(outcomes: readonly Outcome[]): Score {
  const mean = (value: (outcome: Outcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / Math.max(1, outcomes.length);
  return {
    veterans: outcomes.length,
    right: mean((outcome) => (outcome.right ? 1 : 0)),
    precision: mean((outcome) => outcome.precision),
    reciprocalRank: mean((outcome) => outcome.reciprocalRank),
  };
}

/** Scores by group, in the order of GROUPS. */
export function scoresByGroup(outcomes: readonly Outcome[]): Map<Group, Score> {
  return new Map(
    GROUPS.map((group) => [
      group,
      scoreOf(outcomes.filter(({ expectation }) => expectation.groups.includes(group))),
    ]),
  );
}
