import type { VeteranRecord } from '#career/service.ts';

/** A veteran of the evaluation set: invented people, written the way real ones fill in the form. */
export interface EvaluationVeteran {
  readonly id: string;
  /** The posting in the set that this person would apply for. */
  readonly aimsAt: string;
  readonly record: Partial<VeteranRecord>;
}

/** A posting of the evaluation set: invented employers, written the way real postings read. */
export interface EvaluationPosting {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly description: string;
}
