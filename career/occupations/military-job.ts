import type { MilitaryBranch } from '#career/service.ts';
import type { Occupation } from './occupation.ts';

export type PersonnelCategory = 'Enlisted' | 'Warrant' | 'Officer';

export type PayGrade = `E-${number}` | `W-${number}` | `O-${number}`;

/** A federal job series that the Mil2FedJobs crosswalk (to 2016) names for a military job. */
export interface FederalSeries {
  /** Four figures, e.g. "2210". */
  readonly series: string;
  readonly title: string;
  /** GS: white-collar, General Schedule. FWS: trades and labor, Federal Wage System. */
  readonly system: 'GS' | 'FWS';
}

/** Earnings of veterans in dollars a year, quarters of the distribution; null where the Census withholds them. */
export interface EarningsPoint {
  readonly p25: number | null;
  readonly median: number | null;
  readonly p75: number | null;
}

/** What Army enlisted veterans of a DoD occupation earned 1, 5 and 10 years after service. */
export interface VeteranEarnings {
  /** Three figures of the DoD occupation code. */
  readonly dodGroup: string;
  readonly label: string;
  readonly year1: EarningsPoint;
  readonly year5: EarningsPoint;
  readonly year10: EarningsPoint;
  readonly sourceId: 'census-veo';
}

/** A sector or state and the share of the employed who worked there, 0-1. */
export interface Destination {
  readonly name: string;
  readonly share: number;
}

/** Where Army enlisted veterans of a group of DoD occupations worked five years after service, most first. */
export interface VeteranDestinations {
  readonly label: string;
  /** Without those that the Census withholds. */
  readonly sectors: readonly Destination[];
  readonly states: readonly Destination[];
  readonly sourceId: 'census-veo';
}

export interface NearOccupation {
  readonly occupation: Occupation;
  /** 0-1. */
  readonly likeness: number;
}

/** A military job of one service's list. Equal codes of different services are different jobs. */
export interface MilitaryJob {
  readonly code: string;
  /** Its place in the lists, for order between equals. */
  readonly position: number;
  readonly title: string;
  /** Another title the code goes by; null where the lists agree. */
  readonly otherTitle: string | null;
  readonly branch: MilitaryBranch;
  readonly category: PersonnelCategory | null;
  /** True while the lists have it as a job of today. */
  readonly inUse: boolean;
  /** DoD occupation code, six digits; null when unknown. */
  readonly dodGroup: string | null;
  /** Occupations of the official crosswalk for working levels. */
  readonly crosswalk: readonly Occupation[];
  /** Occupations of the official crosswalk for supervising levels, where the services' codes tell. */
  readonly seniorCrosswalk: readonly Occupation[];
  /** Occupations whose work reads most like the code's official description, nearest first; unpacked when asked for. */
  readonly near: () => readonly NearOccupation[];
  readonly federalSeries: readonly FederalSeries[];
  /** Census earnings of its DoD occupation, of Army enlisted veterans only; null where none are published. */
  readonly earnings: VeteranEarnings | null;
  /** Of the wider group its DoD occupation is in, of Army enlisted veterans only; null where none are published. */
  readonly destinations: VeteranDestinations | null;
}

/** A military occupation as a finder offers it. */
export interface MilitaryOccupation {
  readonly code: string;
  readonly title: string;
  readonly branch: MilitaryBranch;
  readonly category: PersonnelCategory | null;
  /** False when the service has retired the code. */
  readonly current: boolean;
  /** Codes of the same branch that took this one's place ("1D7X1" for "3D0X2"); empty when none is known. */
  readonly replacedBy: readonly string[];
}

export interface MilitaryOccupationQuery {
  readonly query: string;
  readonly branch?: MilitaryBranch | null;
  readonly limit?: number;
}
