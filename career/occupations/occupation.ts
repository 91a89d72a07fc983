import type { AiExposure, PayRange } from '#career/matching/title-match.ts';

/** A civilian occupation found by title. `title` is the wording that matched, `onetTitle` the official one. */
export interface CivilianOccupation {
  readonly onetSocCode: string;
  readonly title: string;
  readonly onetTitle: string;
}

/** Published figures of an occupation. Null is "not published", never zero. */
export interface OccupationFigures {
  readonly pay: PayRange | null;
  readonly growthPercent: number | null;
  /** Persons. */
  readonly openingsPerYear: number | null;
  readonly entryEducation: string | null;
  readonly entryExperience: string | null;
  /** Step of the entry education, 0 none to 6 doctoral. */
  readonly entryStep: number | null;
  /** The wider group that the Bureau publishes figures for, when it publishes none for the occupation itself. */
  readonly widerGroup: string | null;
  /** The Bureau's code that the figures are published under; null when it publishes none. */
  readonly blsCode: string | null;
}

/** What an occupation asks for, most telling first, and whose ratings they are. */
export interface OccupationProfile {
  readonly skills: readonly string[];
  readonly knowledge: readonly string[];
  /** Whose ratings these are: the occupation itself or its nearest rated relative; null when neither has any. */
  readonly ratedAs: Occupation | null;
  readonly styles: readonly string[];
  readonly interests: readonly string[];
  readonly values: readonly string[];
}

/** How a workday runs, 0-1 each; null where O*NET has no rating of it. */
export interface WorkContext {
  readonly automation: number | null;
  readonly exactness: number | null;
  readonly repetition: number | null;
  /** High where people set their own work. */
  readonly freedom: number | null;
}

/** A program or product that O*NET names for occupations. One object, however many occupations use it. */
export interface Technology {
  readonly name: string;
  /** By code. */
  readonly users: readonly Occupation[];
}

/** An occupation of the O*NET-SOC classification with everything published about it. */
export interface Occupation {
  /** O*NET-SOC 2019 code. */
  readonly code: string;
  /** Its place when all are sorted by code: breaks ties, and is where `OccupationScores` keeps its number. */
  readonly position: number;
  readonly title: string;
  /** The wording that people search for: the title shown on a match. */
  readonly shownTitle: string;
  /** Titles that incumbents reported. */
  readonly reportedTitles: readonly string[];
  /** Further titles from O*NET's alternate titles. */
  readonly alternateTitles: readonly string[];
  /** False for 55-xxxx: work that exists in uniform only and never shows as a civilian title. */
  readonly civilian: boolean;
  /** True for "…, All Other", a heading that names no job that people search for. */
  readonly groupHeading: boolean;
  /** O*NET job zone, 1 little preparation to 5 extensive; null when O*NET gives none. */
  readonly jobZone: number | null;
  readonly figures: OccupationFigures;
  /** Worked out when it is first asked for: few of a thousand are. */
  readonly profile: () => OccupationProfile;
  /**
   * Importance of each skill and knowledge, less its mean over all occupations, in standard deviations, brought to
   * length 1: the product of two is the likeness of two occupations, -1 to 1. Lent by close relatives where O*NET has
   * no ratings, else zeros.
   */
  readonly skillVector: Float32Array;
  /** Per work style the occupation's place among all, 0-1; null when not rated. */
  readonly stylePlaces: ReadonlyMap<string, number> | null;
  readonly workContext: WorkContext | null;
  readonly exposure: AiExposure;
  readonly technologies: readonly Technology[];
  /** Those of the technologies in demand for this occupation. */
  readonly inDemand: readonly Technology[];
  /** Related occupations, nearest first; the first ten are O*NET's primary ones. */
  readonly related: readonly Occupation[];
}

/** Whether a title may be shown: civilian work, and not a heading. */
export function namesJob({ civilian, groupHeading }: Occupation): boolean {
  return civilian && !groupHeading;
}

/** The first two figures of the classification: "53" is transportation and material moving. */
export function sameMajorGroup(one: Occupation, other: Occupation): boolean {
  return one.code.slice(0, 2) === other.code.slice(0, 2);
}

/** How alike skills and knowledge are, -1 to 1. */
export function likeness(one: Occupation, other: Occupation): number {
  return product(one.skillVector, other.skillVector);
}

/** The sum of the products of two vectors of one length. */
export function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  // A loop over indexes: this runs a thousand times for each match, and an iterator takes four times as long.
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
