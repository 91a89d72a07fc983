import type { MatchFit } from '#career/matching/title-match.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Grade, GradedPerson } from './graded-people.ts';

/** A suggested title: its code, and where the way of matching has them the number beside it (0-100) and its fit. */
export interface Suggested {
  readonly code: string;
  readonly shown: number | null;
  readonly fit: MatchFit | null;
}

/** A way of matching, best title first. */
export type Suggester = (record: VeteranRecord) => readonly Suggested[];

/** A title of a list with its grade; null where the counselor said nothing of it. */
export interface GradedTitle extends Suggested {
  readonly grade: Grade | null;
}

export interface GradedList {
  readonly person: GradedPerson;
  readonly titles: readonly GradedTitle[];
}

/**
 * What can be said where some titles have no grade: `least` counts them as wrong, `most` as right. The truth lies
 * between; `graded` leaves them out, and is what to compare two states by when both leave out about as many.
 */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly graded: number;
}

export interface Band {
  readonly from: number;
  readonly titles: number;
  readonly ungraded: number;
  readonly readily: Bounds;
}

/** The titles of whole lists that are said to be readily suggested. */
export interface StrongLists {
  /** How many a person has on average. */
  readonly aPerson: number;
  /** People who have fewer than three of them, and none. */
  readonly belowThree: number;
  readonly none: number;
  readonly ungraded: number;
  readonly titles: number;
  readonly readily: Bounds;
}

export interface Report {
  readonly people: number;
  /** Among the first ten titles. */
  readonly ungraded: number;
  readonly shown: number;
  /** Titles in whole lists, on average. */
  readonly titlesAPerson: number;
  /** Grade 2 among the first ten, on average: what a list loses that is shortened too far. */
  readonly readilyAPerson: number;
  /** Share of the first ten with grade 1 or 2. */
  readonly precision: Bounds;
  /** Share of the first ten with grade 2. */
  readonly readily: Bounds;
  /** One over the place of the first title with grade 2; ungraded ones before it count as misses. */
  readonly reciprocalRank: number;
  /** Gain 3 for grade 2, 1 for grade 1; the ideal list is the counselor's own. Ungraded ones gain nothing. */
  readonly ndcg: number;
  /** Lists whose first ten hold a title with grade 0, and those whose first title has it. */
  readonly listsWithWrong: number;
  readonly wrongFirst: number;
  readonly firstUngraded: number;
  /** The titles said to be strong; null for a way of matching that says so of none. */
  readonly strong: StrongLists | null;
  /** Titles of the whole lists by the number beside them, highest band first; empty without numbers. */
  readonly bands: readonly Band[];
}

const FIRST = 10;
const BANDS = [90, 80, 70, 60, 50, 0];

/** Each person's list with the grades of its titles. */
export function gradeLists(people: readonly GradedPerson[], suggest: Suggester): GradedList[] {
  return people.map((person) => ({
    person,
    titles: suggest(person.record).map((title) => ({
      ...title,
      grade: person.grades.get(title.code) ?? null,
    })),
  }));
}

/** What the grades say of lists. Shares are of the titles shown: a list is as long as it truly is. */
export function reportOn(lists: readonly GradedList[]): Report {
  const first = lists.map(({ titles }) => titles.slice(0, FIRST));
  const all = first.flat();
  return {
    people: lists.length,
    ungraded: all.filter(isUngraded).length,
    shown: all.length,
    titlesAPerson: mean(lists.map(({ titles }) => titles.length)),
    readilyAPerson: all.filter(({ grade }) => grade === 2).length / Math.max(1, lists.length),
    precision: boundsOf(all, 1),
    readily: boundsOf(all, 2),
    reciprocalRank: mean(lists.map(({ titles }) => reciprocalRankOf(titles))),
    ndcg: mean(lists.map(ndcgOf)),
    listsWithWrong: first.filter((titles) => titles.some(({ grade }) => grade === 0)).length,
    wrongFirst: first.filter(([title]) => title?.grade === 0).length,
    firstUngraded: first.filter(([title]) => title?.grade === null).length,
    strong: strongOf(lists),
    bands: bandsOf(lists.flatMap(({ titles }) => titles)),
  };
}

function strongOf(lists: readonly GradedList[]): StrongLists | null {
  const strong = lists.map(({ titles }) => titles.filter(({ fit }) => fit === 'strong'));
  const all = strong.flat();
  if (all.length === 0) return null;
  return {
    aPerson: all.length / lists.length,
    belowThree: strong.filter(({ length }) => length < 3).length,
    none: strong.filter(({ length }) => length === 0).length,
    ungraded: all.filter(isUngraded).length,
    titles: all.length,
    readily: boundsOf(all, 2),
  };
}

const isUngraded = ({ grade }: GradedTitle) => grade === null;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function boundsOf(titles: readonly GradedTitle[], least: Grade): Bounds {
  const right = titles.filter(({ grade }) => grade !== null && grade >= least).length;
  const ungraded = titles.filter(isUngraded).length;
  return {
    least: right / Math.max(1, titles.length),
    most: (right + ungraded) / Math.max(1, titles.length),
    graded: right / Math.max(1, titles.length - ungraded),
  };
}

function reciprocalRankOf(titles: readonly GradedTitle[]): number {
  const place = titles.findIndex(({ grade }) => grade === 2);
  return place < 0 ? 0 : 1 / (place + 1);
}

const GAIN: Readonly<Record<Grade, number>> = { 0: 0, 1: 1, 2: 3 };

function ndcgOf({ person, titles }: GradedList): number {
  const gained = (grades: readonly (Grade | null)[]) =>
    grades
      .slice(0, FIRST)
      .reduce<number>((sum, grade, at) => sum + (grade === null ? 0 : GAIN[grade]) / Math.log2(at + 2), 0);
  const ideal = gained([...person.grades.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : gained(titles.map(({ grade }) => grade)) / ideal;
}

function bandsOf(titles: readonly GradedTitle[]): Band[] {
  const numbered = titles.filter(({ shown }) => shown !== null);
  if (numbered.length === 0) return [];
  return BANDS.map((from, at) => {
    const below = BANDS[at - 1] ?? Number.POSITIVE_INFINITY;
    const own = numbered.filter(({ shown }) => (shown ?? 0) >= from && (shown ?? 0) < below);
    return {
      from,
      titles: own.length,
      ungraded: own.filter(isUngraded).length,
      readily: boundsOf(own, 2),
    };
  });
}
