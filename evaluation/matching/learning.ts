import { gatherEvidence } from '#career/matching/evidence.ts';
import { type COUNTS, type Graded, type Judgment, keyOf, saidBy } from '#career/matching/judgment.ts';
import type { Matching } from '#career/matching/matching.ts';
import { type Counsel, MEASURES, type Measure, type Measures, measuring } from '#career/matching/measures.ts';
import { type Ranking, rankOccupations } from '#career/matching/rank-occupations.ts';
import { fitOf, JUDGED, shown, suggestedOf } from '#career/matching/suggested.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import type { Grade, GradedPerson } from './graded-people.ts';
import type { GradedSet } from './graded-sets.ts';
import type { GradedList } from './grading.ts';

/** One graded title of one person, as the weights are learned from it. */
export interface Lesson {
  readonly set: string;
  readonly weight: number;
  readonly grade: Grade;
  /** Lists that name the title to the person, as `keyOf` writes them. */
  readonly lists: readonly string[];
  /** Without what counselors said of the lists: that depends on who is left out. */
  readonly measures: Measures;
}

/** What the people of a set nobody tuned on count, beside those the knowledge was fitted to. */
const WEIGHT = { on: 1, hardly: 3 } as const;
/** Titles that score less are never shown. */
const LEAST_SCORE = 0.1;

/** The lessons of a set: every graded title that its people's rankings hold among their best; none of people chosen for what is hard. */
export function lessonsOf(set: GradedSet, matching: Matching): Lesson[] {
  const { tuned } = set;
  if (tuned === 'chosen') return [];
  return set.people.flatMap(({ record, grades }) => {
    const ranking = rankOccupations(matching, gatherEvidence(record, matching));
    let lists: string[] = [];
    const measure = measuring(ranking, (list, code) => {
      lists.push(keyOf(list, code));
      return 0;
    });
    return ranking.ranked.slice(0, JUDGED).flatMap(({ occupation, score }): Lesson[] => {
      const grade = grades.get(occupation.code);
      if (grade === undefined || score < LEAST_SCORE) return [];
      lists = [];
      const measures = measure(occupation);
      return [{ set: set.name, weight: WEIGHT[tuned], grade, lists, measures }];
    });
  });
}

/** Grades by list and title, as `keyOf` writes them. */
export function countGrades(lessons: readonly Lesson[]): Map<string, Graded> {
  const counted = new Map<string, Graded>();
  for (const { lists, grade } of lessons) {
    for (const key of lists) {
      const known = counted.get(key) ?? { readily: 0, stretch: 0, wrong: 0 };
      const kind = ([`wrong`, 'stretch', 'readily'] as const)[grade];
      counted.set(key, { ...known, [kind]: known[kind] + 1 });
    }
  }
  return counted;
}

/** What grades say of a title, as log-odds; 0 for a list and title that have none. */
const counseledBy = (counted: ReadonlyMap<string, Graded>, key: string) => {
  const grades = counted.get(key);
  return grades === undefined ? 0 : saidBy(grades);
};

/** Which way each measure may count. */
export type Signs = Readonly<Record<Measure, (typeof COUNTS)[number]>>;

/** Weights of the two judgments, by measure. */
export type Weights = Readonly<Record<Measure, Judgment>>;

/**
 * Learns the weights of both judgments: logistic regression with a ridge on standardized measures, each weight held to
 * its sign. What counselors said of a list is counted without the lesson's own set, as it will be for somebody new.
 */
export function learnWeights(lessons: readonly Lesson[], signs: Signs): Weights {
  const sets = [...new Set(lessons.map(({ set }) => set))];
  const elsewhere = new Map(
    sets.map((set) => [set, countGrades(lessons.filter((lesson) => lesson.set !== set))]),
  );
  const rows = lessons.map(({ set, lists, measures }) => {
    const counted = elsewhere.get(set) ?? new Map();
    const counseled =
      lists.reduce((sum, key) => sum + counseledBy(counted, key), 0) / Math.max(1, lists.length);
    return MEASURES.map((measure) => (measure === 'counseled' ? counseled : measures[measure]));
  });
  const weights = lessons.map(({ weight }) => weight);
  const learned = (right: (grade: Grade) => boolean) =>
    regress(
      rows,
      lessons.map(({ grade }) => (right(grade) ? 1 : 0)),
      weights,
      MEASURES.map((measure) => SIGN[signs[measure]]),
    );
  const [defensible, readily] = [learned((grade) => grade >= 1), learned((grade) => grade === 2)];
  return Object.fromEntries(
    MEASURES.map((measure, at) => [
      measure,
      { defensible: rounded(defensible[at] ?? 0), readily: rounded(readily[at] ?? 0) },
    ]),
  ) as Weights;
}

const SIGN = { for: 1, against: -1, either: 0 } as const;
const rounded = (weight: number) => Math.round(weight * 1000) / 1000 || 0;

const RIDGE = 0.03;
const STEPS = 800;

/**
 * Weights of the columns for the log-odds of `targets`; the first column is always 1 and carries the base. Accelerated
 * gradient descent (Nesterov) from zero, so the same rows give the same weights.
 */
function regress(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  weights: readonly number[],
  signs: readonly number[],
): number[] {
  const total = sum(weights);
  const columns = signs.length;
  const mean = signs.map((_, at) =>
    at === 0 ? 0 : sum(rows.map((row, i) => num(row[at]) * num(weights[i]))) / total,
  );
  const spread = signs.map((_, at) => {
    if (at === 0) return 1;
    const variance = sum(rows.map((row, i) => num(weights[i]) * (num(row[at]) - num(mean[at])) ** 2)) / total;
    return Math.sqrt(variance) || 1;
  });
  const scaled = rows.map((row) =>
    Float64Array.from(row, (value, at) => (value - num(mean[at])) / num(spread[at])),
  );
  // The largest eigenvalue of the weighted covariance is at most the number of columns, as each has variance 1.
  const step = 1 / (0.25 * columns + RIDGE);
  let found = new Float64Array(columns);
  let ahead = new Float64Array(columns);
  let momentum = 1;
  for (let turn = 0; turn < STEPS; turn++) {
    const slope = new Float64Array(columns);
    scaled.forEach((row, i) => {
      let logOdds = 0;
      for (let at = 0; at < columns; at++) logOdds += num(row[at]) * num(ahead[at]);
      const error = (num(weights[i]) / total) * (1 / (1 + Math.exp(-logOdds)) - num(targets[i]));
      for (let at = 0; at < columns; at++) slope[at] = num(slope[at]) + error * num(row[at]);
    });
    const next = ahead.map((value, at) => {
      const moved = value - step * (num(slope[at]) + (at === 0 ? 0 : RIDGE * value));
      return moved * num(signs[at]) < 0 ? 0 : moved;
    });
    const faster = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    ahead = next.map((value, at) => value + ((momentum - 1) / faster) * (value - num(found[at])));
    [found, momentum] = [next, faster];
  }
  const plain = Array.from(found, (value, at) => value / num(spread[at]));
  plain[0] = num(plain[0]) - sum(plain.map((value, at) => (at === 0 ? 0 : value * num(mean[at]))));
  return plain;
}

const num = (value: number | undefined) => value ?? 0;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How somebody's titles are judged with given weights and grades. */
export function judgingWith(weights: Weights, counted: ReadonlyMap<string, Graded>) {
  const counsel: Counsel = (list, code) => counseledBy(counted, keyOf(list, code));
  return (ranking: Ranking): ((occupation: Occupation) => Judgment) => {
    const measure = measuring(ranking, counsel);
    return (occupation) => {
      const measures = measure(occupation);
      const judged = (judgment: keyof Judgment) =>
        sum(MEASURES.map((name) => weights[name][judgment] * measures[name]));
      return { defensible: judged('defensible'), readily: judged('readily') };
    };
  };
}

/** The lists of people nothing was learned from, with their grades. */
export function listsJudgedWith(
  people: readonly GradedPerson[],
  matching: Matching,
  judging: ReturnType<typeof judgingWith>,
): GradedList[] {
  return people.map((person) => {
    const ranking = rankOccupations(matching, gatherEvidence(person.record, matching));
    const titles = suggestedOf(ranking, null, judging(ranking)).map(
      ({ occupation: { code }, readily }, place) => {
        const number = shown(readily);
        const fit = place === 0 ? 'strong' : fitOf(number);
        return { code, shown: number, fit, grade: person.grades.get(code) ?? null };
      },
    );
    return { person, titles };
  });
}
