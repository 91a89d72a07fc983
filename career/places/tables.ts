import type {
  CollegeTable,
  GeneralScheduleTable,
  LicenseTable,
  SponsorTable,
} from '#career/training/tables.ts';

/**
 * Tables that the server reads when a page first asks for them, so that they cost a start nothing. Most of their
 * figures stand in one long text, each found by its place (`integerAt`), and are never unpacked as a whole.
 */
export interface PlaceTable {
  /** Postal code, and the two figures of the Census, of states and territories. */
  readonly state: readonly string[];
  readonly stateFips: readonly string[];
  /** Areas that wages are published for: five figures for a metropolitan area, more for the rest of a state. */
  readonly area: readonly string[];
  readonly areaName: readonly string[];
  /** Postal codes of the states an area lies in, joined with '|', the first one first. */
  readonly areaStates: readonly string[];
  /** '1' where BLS publishes medians of its own for the area, one character an area. */
  readonly areaMetro: string;
  /** Price level, United States = 100; null where BEA has none for the area. */
  readonly areaPrices: readonly (number | null)[];
  /** Price level of all that lies in no metropolitan area. */
  readonly pricesElsewhere: number;
  /** Counties of 2020 by their five figures, ascending. */
  readonly county: readonly string[];
  readonly countyName: readonly string[];
  /** Row of `area`, -1 where no wages are published. */
  readonly countyArea: readonly number[];
  /** Military housing areas. */
  readonly housing: readonly string[];
  readonly housingName: readonly string[];
  /** ZIP codes ascending, five characters each, and for each: row of `county`, row of `housing`, '1' in several counties. */
  readonly zip: string;
  readonly zipCounty: string;
  readonly zipHousing: string;
  readonly zipSeveral: string;
  /** "Norfolk, VA", ascending, and row of the county that most of its known addresses are in. */
  readonly city: readonly string[];
  readonly cityCounty: readonly number[];
  /**
   * Where schools and employers with a known address are (median), latitude and longitude packed (`packPoint`): of the ZIP
   * codes that have any (five characters each, ascending), of each county and of each area.
   */
  readonly pointZip: string;
  readonly zipPoint: string;
  readonly countyPoint: string;
  readonly areaPoint: string;
}

/** Median pay by occupation and metropolitan area (`payAt`), for each occupation every area in turn. */
export interface MetroTable {
  readonly soc: readonly string[];
  readonly area: readonly string[];
  readonly median: string;
}

/** By occupation and state: tens of persons employed, 25th percentile, median, 75th percentile (`payAt`). */
export interface StateTable {
  readonly soc: readonly string[];
  readonly state: readonly string[];
  readonly cells: string;
}

/** By occupation and wage area: the lowest and the highest of four levels (`levelAt`). */
export interface LevelTable {
  readonly soc: readonly string[];
  readonly area: readonly string[];
  readonly cells: string;
}

/** By occupation and state: tens of persons at the beginning and the end of the ten years of the source’s version, openings a year, and the change in tenths of a percent + 1000. */
export interface OutlookTable {
  readonly soc: readonly string[];
  readonly state: readonly string[];
  readonly cells: string;
}

/** What service members are paid, dollars a month. */
export interface UniformTable {
  readonly grade: readonly string[];
  /** "2 or less", "Over 2", …; a grade has a cell for each, null where nobody of the grade has served so long or so short. */
  readonly years: readonly string[];
  readonly basicPay: readonly (readonly (number | null)[])[];
  /** Allowance for food. */
  readonly subsistence: { readonly officers: number; readonly enlisted: number };
  readonly housing: readonly string[];
  readonly housingGrade: readonly string[];
  /** For each housing area every grade in turn, whole dollars, three characters each. */
  readonly withDependents: string;
  readonly withoutDependents: string;
}

/** Occupations that BLS publishes no yearly pay of nationwide, and what it publishes instead. */
export interface NationTable {
  readonly soc: readonly string[];
  readonly per: readonly ('hour' | 'year')[];
  /** The wider group that the figures are of; empty where they are the occupation's own. */
  readonly group: readonly string[];
  /** Dollars. */
  readonly p25: readonly (number | null)[];
  readonly median: readonly number[];
  readonly p75: readonly (number | null)[];
  readonly sourceId: readonly string[];
  /** "May 2025". */
  readonly asOf: readonly string[];
}

export interface TablesOnDemand {
  readonly places: PlaceTable;
  readonly metros: MetroTable;
  readonly states: StateTable;
  readonly levels: LevelTable;
  readonly outlook: OutlookTable;
  readonly nation: NationTable;
  readonly uniform: UniformTable;
  readonly licenses: LicenseTable;
  readonly colleges: CollegeTable;
  readonly sponsors: SponsorTable;
  readonly schedule: GeneralScheduleTable;
}

/** The tables' names, each a file facts/<name>.json. */
export const ON_DEMAND_NAMES = [
  'places',
  'metros',
  'states',
  'levels',
  'outlook',
  'nation',
  'uniform',
  'licenses',
  'colleges',
  'sponsors',
  'schedule',
] as const satisfies readonly (keyof TablesOnDemand)[];

/** Reads each table at its first use and keeps it. Throws with the file's name when one is not whole. */
export type ReadOnDemand = { readonly [Name in keyof TablesOnDemand]: () => TablesOnDemand[Name] };
