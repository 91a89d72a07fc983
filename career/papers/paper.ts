/** The kinds of papers that are told apart, in the order in which a list offers them. */
export const PAPER_KINDS = [
  'resume',
  'evaluation',
  'award',
  'training',
  'transcript',
  'vmet',
  'dd214',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Fields of the profile that hold one thing: what a paper says otherwise is asked, never written over. */
export const SINGLE_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'city',
  'state',
  'linkedIn',
  'github',
  'website',
  'militaryBranch',
  'militaryComponent',
  'militaryRank',
  'militaryOccupation',
  'militaryStartDate',
  'militaryEndDate',
] as const;

/** Fields of the profile that hold a list or a text: what a paper says is added to them. */
export const GROWING_FIELDS = [
  'militaryResponsibilities',
  'militaryAchievements',
  'militaryLeadership',
  'militarySkills',
  'militaryEquipment',
  'militaryTraining',
  'militaryAwards',
  'certifications',
  'educationHistory',
  'postMilitaryExperience',
  'priorExperience',
] as const;

export const PAPER_FIELDS = [...SINGLE_FIELDS, ...GROWING_FIELDS] as const;
export type PaperField = (typeof PAPER_FIELDS)[number];

/** What a paper says for one field of the profile. A field may have several: each job is one, each period of duties. */
export interface PaperEntry {
  readonly field: PaperField;
  readonly value: string;
  /** The paper labels it, or its form leaves no doubt. Anything else is looked at before it is taken. */
  readonly certain: boolean;
}

/** An entry and where it stands in the paper: the numbers of its lines, from 0. */
export interface PlacedEntry extends PaperEntry {
  readonly lines: readonly number[];
}

/** A paper as it was read. */
export interface ReadPaper {
  readonly kind: PaperKind;
  /** The text with numbers struck out; its lines are what entries point at. */
  readonly text: string;
  readonly entries: readonly PlacedEntry[];
  /** The time an evaluation or an award is about, as the paper has it; empty where it names none. */
  readonly period: string;
}
