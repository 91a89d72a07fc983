import type { MilitaryBranch } from '#career/service.ts';

/** Where figures come from; screens show `label` with the figure. */
export interface FactSource {
  readonly id: string;
  readonly label: string;
  readonly version: string;
  readonly date: string;
  readonly licence: string;
  readonly attribution: string;
}

export type PersonnelCategory = 'Enlisted' | 'Warrant' | 'Officer';

/** A military occupation found by code or title. Equal codes of different services are different entries. */
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

export type PayGrade = `E-${number}` | `W-${number}` | `O-${number}`;

/** A civilian occupation found by title. `title` is the wording that matched, `onetTitle` the official one. */
export interface CivilianOccupation {
  readonly onetSocCode: string;
  readonly title: string;
  readonly onetTitle: string;
}
