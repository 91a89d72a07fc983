/** Licenses that states and federal agencies ask for, by occupation. One row a license; federal ones stand once. */
export interface LicenseTable {
  /** Postal codes of the states that the release covers. */
  readonly states: readonly string[];
  /** An agency and its parts, the widest first, joined with '|'. */
  readonly agencies: readonly string[];
  readonly addresses: readonly string[];
  /** SOC codes that a license is for, joined with '|'. */
  readonly socs: readonly string[];
  readonly title: readonly string[];
  /** Row of `states`; -1 for a federal license. */
  readonly state: readonly number[];
  readonly agency: readonly number[];
  /** Row of `addresses`; -1 where the release gives none that is one. */
  readonly address: readonly number[];
  readonly soc: readonly number[];
  /** A character a row: its place in the list of `license-terms.ts`, '.' for not given. */
  readonly type: string;
  readonly exam: string;
  readonly education: string;
  readonly experience: string;
  readonly background: string;
  /** The row's own date, "2024-03-20"; empty where the release has none that is one. */
  readonly updated: readonly string[];
}

/** Public colleges with a program that leads to an occupation, and schools that VA warned of. */
export interface CollegeTable {
  readonly states: readonly string[];
  /** Programs: code of the Classification of Instructional Programs, title, and rows of `socs`. */
  readonly cip: readonly string[];
  readonly cipTitle: readonly string[];
  readonly cipSocs: readonly (readonly number[])[];
  readonly socs: readonly string[];
  /** Sets of awards: rows of the list in `award-names.ts`. */
  readonly awardSets: readonly (readonly number[])[];
  readonly name: readonly string[];
  readonly city: readonly string[];
  readonly state: readonly number[];
  /** Packed points (`packPoint`), one a school. */
  readonly points: string;
  /** Per school: its programs, row of `cip` and row of `awardSets` in turn, two characters each. */
  readonly programs: readonly string[];
  /** VA's facility code, found by name and place; empty where none was. */
  readonly facility: readonly string[];
  /** Last year VA's Yellow Ribbon list names for the school; "?" where it is on the list without a year; empty: not on it. */
  readonly yellowRibbon: readonly string[];
  /** Schools with a caution flag whose place VA's list of facilities knows. */
  readonly flagged: readonly string[];
  readonly flaggedFacility: readonly string[];
  readonly flaggedPoints: string;
  /** A character each: row of the list in `caution-kinds.ts`. */
  readonly flaggedKind: string;
  /** The flag's own date, "2019-01-03"; empty where the release has none. */
  readonly flaggedOn: readonly string[];
}

/** Sponsors of registered apprenticeships, and the occupations that can be apprenticed. */
export interface SponsorTable {
  readonly states: readonly string[];
  readonly occupations: readonly string[];
  /** SOC code of each of `occupations`. */
  readonly socs: readonly string[];
  readonly name: readonly string[];
  /** Empty where the release has a street in its place. */
  readonly city: readonly string[];
  readonly state: readonly number[];
  readonly points: string;
  /** Per sponsor: rows of `occupations`, two characters each. */
  readonly trains: readonly string[];
  /** Apprenticeable occupations (RAPIDS): code, title, SOC code. */
  readonly rapids: readonly string[];
  readonly rapidsTitle: readonly string[];
  readonly rapidsSoc: readonly string[];
}

/** Federal pay by the General Schedule. */
export interface GeneralScheduleTable {
  readonly year: number;
  /** Dollars a year; no step pays more. */
  readonly cap: number;
  /** Fifteen grades of ten steps, before locality pay, dollars a year. */
  readonly base: readonly (readonly number[])[];
  readonly locality: readonly string[];
  readonly localityName: readonly string[];
  /** Percent on top of the base. */
  readonly percent: readonly number[];
  /** Codes of metropolitan areas that the locality's own name names. */
  readonly areas: readonly (readonly string[])[];
  /** Postal code of the state that the locality is the whole of; else empty. */
  readonly wholeState: readonly string[];
}
