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

export interface TablesOnDemand {
  readonly places: PlaceTable;
}

/** The tables' names, each a file facts/<name>.json. */
export const ON_DEMAND_NAMES = ['places'] as const satisfies readonly (keyof TablesOnDemand)[];

/** Reads each table at its first use and keeps it. Throws with the file's name when one is not whole. */
export type ReadOnDemand = { readonly [Name in keyof TablesOnDemand]: () => TablesOnDemand[Name] };
