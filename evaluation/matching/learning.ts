import { gatherEvidence } from '#career/matching/evidence.ts';
import {
  type COUNTS,
  type Graded,
  type Judges,
  judgingBy,
  keyOf,
  saidBy,
} from '#career/matching/judgment.ts';
import type { Matching } from '#career/matching/matching.ts';
import { MEASURES, type Measure, type Measures, measuring } from '#career/matching/measures.ts';
import { rankOccupations } from '#career/matching/rank-occupations.ts';
import { fitOf, judgedOf, shown, suggestedOf } from '#career/matching/suggested.ts';
import { boost } from '#evaluation/boosting.ts';
import type { Grade, GradedPerson } from './graded-people.ts';
import type { GradedSet } from './graded-sets.ts';
import type { GradedList } from './grading.ts';

/** One graded title of one person, as the weights are learned from it. */
export interface Lesson {
  readonly set: string;
  readonly weight: number;
  /** `unnamed`: the person's counselor named the titles they suggest readily, and this is none of them. */
  readonly grade: Grade | 'unnamed';
  /** Lists that name the title to the person, as `keyOf` writes them. */
  readonly lists: readonly string[];
  /** Without what counselors said of the lists: that depends on who is left out. */
  readonly measures: Measures;
}

/** What the people of a set nobody tuned on count, beside those the knowledge was fitted to. */
const WEIGHT = { on: 1, hardly: 3 } as const;
/** The lessons of a set: every graded title that its people's rankings hold among their best; none of people chosen for what is hard. */
export function lessonsOf(set: GradedSet, matching: Matching): Lesson[] {
  const { tuned } = set;
  if (tuned === 'chosen') return [];
  return set.people.flatMap(({ record, grades, isNamed }) => {
    const ranking = rankOccupations(matching, gatherEvidence(record, matching));
    let lists: string[] = [];
    const measure = measuring(ranking, (list, code) => {
      lists.push(keyOf(list, code));
      return 0;
    });
    return judgedOf(ranking).flatMap((occupation): Lesson[] => {
      const grade = grades.get(occupation.code) ?? (isNamed ? 'unnamed' : undefined);
      if (grade === undefined) return [];
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
    if (grade === 'unnamed') continue;
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

/**
 * Learns both judgments. What counselors said of a list is counted without the lesson's own set, as it will be for
 * somebody new. A title that a counselor did not name among the readiest says nothing of what they could defend.
 */
export function learnJudges(lessons: readonly Lesson[], signs: Signs): Judges {
  const sets = [...new Set(lessons.map(({ set }) => set))];
  const elsewhere = new Map(
    sets.map((set) => [set, countGrades(lessons.filter((lesson) => lesson.set !== set))]),
  );
  const valuesOf = ({ set, lists, measures }: Lesson) => {
    const counted = elsewhere.get(set) ?? new Map();
    const counseled =
      lists.reduce((sum, key) => sum + counseledBy(counted, key), 0) / Math.max(1, lists.length);
    return MEASURES.map((measure) => (measure === 'counseled' ? counseled : measures[measure]));
  };
  const rows = lessons.map((lesson) => ({ ...lesson, values: valuesOf(lesson) }));
  const learned = (some: typeof rows, least: Grade) =>
    boost(
      some.map(({ values, grade, weight }) => ({
        values,
        weight,
        isSo: grade !== 'unnamed' && grade >= least,
      })),
      MEASURES,
      MEASURES.map((measure) => SIGN[signs[measure]]),
    );
  return {
    defensible: learned(
      rows.filter(({ grade }) => grade !== 'unnamed'),
      1,
    ),
    readily: learned(rows, 2),
  };
}

const SIGN = { for: 1, against: -1, either: 0 } as const;

/** How somebody's titles are judged by what was learned, with given grades. */
export const judgingWith = (learned: Judges, counted: ReadonlyMap<string, Graded>) =>
  judgingBy(learned, (list, code) => counseledBy(counted, keyOf(list, code)));

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
