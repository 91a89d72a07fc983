// Apart from what works with them, so that pages and the contract name them without carrying the writer along.

/** The parts of a record that tell of deeds, in the order in which they are reviewed. */
export const TOLD_FIELDS = [
  'achievements',
  'leadership',
  'responsibilities',
  'earlierService',
  'postMilitaryExperience',
  'priorExperience',
] as const;
export type ToldField = (typeof TOLD_FIELDS)[number];

/** The parts of a record that tell of civilian work. */
export const WORK_FIELDS = [
  'postMilitaryExperience',
  'priorExperience',
] as const satisfies readonly ToldField[];
export type WorkField = (typeof WORK_FIELDS)[number];

/** Characters of a place's key. */
export const PLACE_KEY_MOST = 200;

/** Statements past this many are the tail of a very long record; people's own have a few dozen. */
export const STATEMENTS_MOST = 500;

/** What a veteran may decide of a line: our words, our words changed, their own words, or no line at all. */
export const LINE_DECISIONS = ['accepted', 'edited', 'own-words', 'left-out'] as const;
export type LineDecision = (typeof LINE_DECISIONS)[number];

/** What a statement may be asked: a figure, a result, or what was done at all. */
export const QUESTION_KINDS = ['how-many', 'result', 'deed'] as const;

/** Whether the veteran has looked at a line: approved as it stands, decided on another text since, or not yet. */
export const LINE_REVIEWS = ['approved', 'changed', 'not-reviewed'] as const;
export type LineReview = (typeof LINE_REVIEWS)[number];

/** What the veteran said of a job: that it is right, what it truly was, that it is none, or that it is missing. */
export interface SaidJob {
  readonly field: WorkField;
  /** The heading it was read under (`jobKeys`); null for a job that was added. */
  readonly readAs: string | null;
  /** False: what was read there is no job. */
  readonly isJob: boolean;
  readonly title: string;
  readonly employer: string;
  readonly place: string;
  /** A month and year or a year, as typed; empty where it was not said. */
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
}
