import type { StoredLine } from '#career/record/stored-lines.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { ResumeContent } from './document.ts';

/** How closely a resume follows its target (specification part 2, section 3). */
export const TAILORING_LEVELS = ['normal', 'balanced', 'aggressive'] as const;
export type TailoringLevel = (typeof TAILORING_LEVELS)[number];

export const TAILORING_LEVEL_TEXTS: Readonly<Record<TailoringLevel, string>> = {
  normal: 'Standard resume with basic alignment to job description',
  balanced: 'Moderate alignment of military skills to civilian requirements',
  aggressive: 'Maximum focus on job-specific skills and terminology',
};

/** What a level does, beside the specification's words for it: `tailoredLines` and `mirroredSkillSteps` keep each promise. */
export const TAILORING_LEVEL_EFFECTS: Readonly<Record<TailoringLevel, string>> = {
  normal: 'Keeps your lines in your order, and your own words for your skills.',
  balanced:
    'Puts the lines first that speak to the posting, and uses its words for what it requires, where your record holds them.',
  aggressive:
    'Puts the same lines first and uses the posting’s words for what’s nice to have, too. Leaves out lines that don’t speak to it once six are in, and asks you about each requirement it can’t find.',
};

export interface ResumeTarget {
  readonly jobTitle: string;
  /** The skills of the match, which the veteran may or may not have. */
  readonly skills: readonly string[];
  readonly posting?: { readonly description: string; readonly company: string };
}

/** What the writer reads. No contact data: the header of a resume comes from the profile when it is shown. */
export interface WriteResumeInput {
  readonly record: VeteranRecord;
  readonly target: ResumeTarget;
  readonly tailoringLevel: TailoringLevel;
  /** What the veteran decided of their statements and answered to them. Left out: nothing yet. */
  readonly stored?: readonly StoredLine[];
}

/** A field that holds a text of the veteran's. */
export type RecordField = Exclude<keyof VeteranRecord, 'earlierService' | 'saidJobs' | 'readOn'>;

/** Where a piece of text comes from: a field of the record, and the veteran's own words in it. */
export interface Source {
  readonly field: RecordField | 'target';
  readonly quote: string;
}

export type ResumeSection =
  | 'summary'
  | 'militaryAchievements'
  | 'militaryEducation'
  | 'civilianEducation'
  | 'certifications'
  | 'skills'
  | 'experience'
  | 'awards'
  | 'languages'
  | 'volunteering'
  | 'projects'
  | 'clearance';

export interface LineTrace {
  readonly section: ResumeSection;
  readonly text: string;
  readonly sources: readonly Source[];
}

export type ClaimKind =
  | 'number'
  | 'percent'
  | 'money'
  | 'date'
  | 'rank'
  | 'unit size'
  | 'employer'
  | 'school'
  | 'award'
  | 'certificate'
  | 'clearance'
  | 'skill'
  | 'name'
  | 'role';

/** A claim that did not trace to the record, and the sentence or line it stood in. */
export interface RemovedClaim {
  readonly kind: ClaimKind;
  readonly claim: string;
  readonly text: string;
  /** A sentence for the veteran. Reports from before there were reasons have none. */
  readonly why?: string;
}

/** Something the record does not say and a resume needs. `field` is where the answer belongs in the profile. */
export interface ResumeQuestion {
  readonly field: RecordField;
  readonly question: string;
}

/** What of a resume is compared as a whole when it is brought up to date, as we wrote it. */
export type WrittenParts = Readonly<Pick<ResumeContent, 'summary' | 'clearance' | 'experience'>>;

/** The parts of a resume just written that its report keeps. */
export function writtenParts({ summary, clearance, experience }: ResumeContent): WrittenParts {
  return { summary, clearance, experience };
}

export interface ResumeReport {
  readonly lines: readonly LineTrace[];
  /** What was written, by which an edit of it is known. Reports from before that was kept have none. */
  readonly written?: WrittenParts;
  readonly removed: readonly RemovedClaim[];
  /** At most six. */
  readonly questions: readonly ResumeQuestion[];
  /** Left out where no language model was asked. */
  readonly languageModel?: 'used' | 'failed';
}

/** A military term of the veteran's own text and the civilian words that stand for it. */
export interface Alignment {
  readonly military: string;
  readonly civilian: string;
}

export interface WrittenResume {
  readonly content: ResumeContent;
  /** `content.skills` as the comma-separated text of the specification. */
  readonly skills: string;
  readonly militaryToJobAlignment: readonly Alignment[];
  readonly report: ResumeReport;
}
