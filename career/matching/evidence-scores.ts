import type { OccupationScores } from '#career/occupations/occupation-scores.ts';

/** Each kind of evidence for every occupation, kept so that the reasons can name what led to a title. */
export interface EvidenceScores {
  readonly crosswalk: OccupationScores;
  readonly crosswalkGroup: OccupationScores;
  readonly codeField: OccupationScores;
  readonly textField: OccupationScores;
  readonly near: OccupationScores;
  readonly words: OccupationScores;
  readonly told: OccupationScores;
  readonly titles: OccupationScores;
  readonly civilianWork: OccupationScores;
  readonly profession: OccupationScores;
  readonly besideProfession: OccupationScores;
  readonly wished: OccupationScores;
  readonly tools: OccupationScores;
  readonly skills: OccupationScores;
}
