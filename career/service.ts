import type { SaidJob } from './record/review-terms.ts';

/** The closed lists that describe military service, in the order in which the screens show them. */
export const MILITARY_BRANCHES = [
  'Army',
  'Navy',
  'Air Force',
  'Marines',
  'Coast Guard',
  'Space Force',
] as const;
export type MilitaryBranch = (typeof MILITARY_BRANCHES)[number];

export const SERVICE_COMPONENTS = ['Active', 'Guard', 'Reserve'] as const;
export type ServiceComponent = (typeof SERVICE_COMPONENTS)[number];

export const YEARS_SERVED = ['1-3 years', '4-6 years', '7-10 years', '11-15 years', '16-20+ years'] as const;
export type YearsServed = (typeof YEARS_SERVED)[number];

/** A period of service before the most recent one: another branch, another job, an earlier enlistment. */
export interface ServicePeriod {
  readonly branch: MilitaryBranch;
  readonly component: ServiceComponent | null;
  readonly rank: string | null;
  readonly occupation: string;
  /** What the lists of the service call the code of the occupation, as far as it is known. */
  readonly codeTitle?: string;
  /** As typed. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly duties: string | null;
}

/**
 * What a veteran has told us about their service and life, as matching, translation and the resume writer read it.
 * Every text is the veteran's own, untouched; null means "not said", never "none".
 */
export interface VeteranRecord {
  readonly branch: MilitaryBranch | null;
  readonly component: ServiceComponent | null;
  /** Rank or pay grade as typed: "SFC", "E-7", "Sergeant First Class". */
  readonly rank: string | null;
  /** Military occupation as typed: a code, a title, or both ("25B", "Information Technology Specialist"). */
  readonly occupation: string | null;
  /** What the lists of the service call its code, as far as it is known. */
  readonly codeTitle?: string;
  readonly yearsServed: YearsServed | null;
  /** Dates as typed; the specification leaves their format free. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly responsibilities: string | null;
  readonly achievements: string | null;
  readonly skills: string | null;
  readonly leadership: string | null;
  readonly training: string | null;
  readonly awards: string | null;
  readonly equipment: string | null;
  readonly priorExperience: string | null;
  readonly postMilitaryExperience: string | null;
  readonly education: string | null;
  readonly certifications: string | null;
  /** Periods before the one above, newest first; left out when there are none. */
  readonly earlierService?: readonly ServicePeriod[];
  /** What the veteran said of the jobs that were read from it; left out where it doesn't matter. */
  readonly saidJobs?: readonly SaidJob[];
  /** The day it is read, which tells whether "exp 2024" is past. Left out, a bare date decides nothing. */
  readonly readOn?: Date;
}
