import type { FactSource } from './fact-source.ts';

/**
 * The shape of the tables under facts/, column by column. Rows of one table share an index; other tables refer to
 * an occupation by its row in `occupations`. `npm run facts:build` writes them, `buildCareerFacts` reads them.
 */
export interface OccupationTable {
  /** O*NET-SOC 2019 code, ascending. */
  readonly code: readonly string[];
  readonly title: readonly string[];
  /** The wording that people search for: the title shown on a match. */
  readonly shownTitle: readonly string[];
  /** Titles that incumbents reported, joined with '|'. */
  readonly reportedTitles: readonly string[];
  /** Further titles from O*NET's alternate titles, joined with '|'. */
  readonly alternateTitles: readonly string[];
  /** O*NET job zone 1-5; 0 when O*NET gives none. */
  readonly jobZone: readonly number[];
  /** Percent of incumbents' answers per education category 1-12, packed 0-100; empty when not rated. */
  readonly education: readonly string[];
  /** Automation, exactness, repetition, structure: 0-1 each, packed; empty when not rated. */
  readonly workContext: readonly string[];
}

export interface RatingsTable {
  readonly skillNames: readonly string[];
  readonly knowledgeNames: readonly string[];
  readonly styleNames: readonly string[];
  readonly interestNames: readonly string[];
  readonly valueNames: readonly string[];
  /** One packed row an occupation, empty when not rated. Importance 1-5, level 0-7, style impact -3 to 3. */
  readonly skillImportance: readonly string[];
  readonly skillLevel: readonly string[];
  readonly knowledgeImportance: readonly string[];
  readonly knowledgeLevel: readonly string[];
  readonly styleImpact: readonly string[];
  /** Interests and values 1-7. */
  readonly interests: readonly string[];
  readonly values: readonly string[];
}

export interface TermTable {
  /** Stems, alphabetical. */
  readonly terms: readonly string[];
  /** How many occupations use the term, for its rarity. */
  readonly documents: readonly number[];
  /** Per occupation: term rows, ascending, as differences from the one before. */
  readonly rows: readonly (readonly number[])[];
  /** Per occupation: the terms' weights, packed 0-1, in the same order. */
  readonly weights: readonly string[];
}

export interface TechnologyTable {
  readonly name: readonly string[];
  /** '1' when employers' postings often ask for it ("hot technology"), one character a name. */
  readonly hot: string;
  /** Per occupation: rows of `name`, ascending. */
  readonly rows: readonly (readonly number[])[];
  /** Per occupation: those of them in demand for this occupation. */
  readonly inDemand: readonly (readonly number[])[];
}

/** Per occupation: related occupations, nearest first; the first ten are O*NET's primary ones. */
export interface RelatedTable {
  readonly rows: readonly (readonly number[])[];
}

/** Figures of the Bureau of Labor Statistics, a row for each of its occupation codes. */
export interface LabourTable {
  readonly blsCode: readonly string[];
  readonly blsTitle: readonly string[];
  /** Annual dollars; null where not published. */
  readonly p10: readonly (number | null)[];
  readonly p25: readonly (number | null)[];
  readonly median: readonly (number | null)[];
  readonly p75: readonly (number | null)[];
  readonly p90: readonly (number | null)[];
  readonly growthPercent: readonly (number | null)[];
  /** Openings a year, in persons. */
  readonly openings: readonly (number | null)[];
  readonly employment: readonly (number | null)[];
  readonly entryEducation: readonly string[];
  readonly entryExperience: readonly string[];
  readonly entryTraining: readonly string[];
  /** Per occupation: row of this table, -1 for none. */
  readonly rowOfOccupation: readonly number[];
}

/** Published measures of exposure to AI, one value an occupation or null. */
export interface ExposureTable {
  readonly measures: readonly {
    readonly id: string;
    readonly label: string;
    readonly sourceId: string;
    readonly values: readonly (number | null)[];
  }[];
}

export interface MilitaryTable {
  readonly branches: readonly string[];
  readonly code: readonly string[];
  readonly title: readonly string[];
  /** Another title the code goes by, where a second list gives one; else empty. */
  readonly otherTitle: readonly string[];
  /** One digit a row: index into `branches`. */
  readonly branch: string;
  /** One letter a row: E enlisted, W warrant, O officer, - unknown. */
  readonly category: string;
  /** One digit a row: 1 when the code is in use. */
  readonly current: string;
  readonly dodGroups: readonly string[];
  readonly dodTitles: readonly string[];
  /** Per row: index into `dodGroups` (DoD occupation code, six digits), -1 when unknown. */
  readonly dodGroup: readonly number[];
  /** Per row: occupations of the official crosswalk for working levels. */
  readonly crosswalk: readonly (readonly number[])[];
  /** Per row: occupations of the official crosswalk for supervising levels, where the services' codes tell. */
  readonly seniorCrosswalk: readonly (readonly number[])[];
  /** Per row: occupations whose work reads most like the code's official description, nearest first. */
  readonly near: readonly (readonly number[])[];
  /** Their likeness, packed 0-1. */
  readonly nearness: readonly string[];
}

export interface FederalTable {
  readonly series: readonly string[];
  readonly title: readonly string[];
  /** GS for white-collar, FWS for trades and labour, by the federal classification. */
  readonly system: readonly string[];
  /** Military rows (of MilitaryTable) with federal series, ascending, and the series rows of each. */
  readonly militaryRow: readonly number[];
  readonly seriesRows: readonly (readonly number[])[];
}

export interface RankTable {
  readonly branch: readonly string[];
  readonly payGrade: readonly string[];
  readonly title: readonly string[];
  readonly abbreviation: readonly string[];
}

/** Census earnings of Army enlisted veterans, by 3-digit DoD occupation; dollars a year; null where withheld. */
export interface EarningsTable {
  readonly dodGroup: readonly string[];
  readonly label: readonly string[];
  readonly year1: readonly (readonly (number | null)[])[];
  readonly year5: readonly (readonly (number | null)[])[];
  readonly year10: readonly (readonly (number | null)[])[];
}

/**
 * Where Army enlisted veterans worked five years after service, by 2-digit DoD occupation: employed persons by sector
 * and by state, in the order of the names; null where withheld.
 */
export interface DestinationTable {
  readonly dodGroup: readonly string[];
  readonly label: readonly string[];
  readonly sectorNames: readonly string[];
  readonly stateNames: readonly string[];
  /** All employed of the group, wherever. */
  readonly employed: readonly number[];
  readonly bySector: readonly (readonly (number | null)[])[];
  readonly byState: readonly (readonly (number | null)[])[];
}

export interface SourceRow extends FactSource {
  /** Tables under facts/ that carry its figures. */
  readonly tables: readonly string[];
  readonly inputs: readonly { readonly file: string; readonly sha256: string }[];
}

export interface CareerTables {
  readonly occupations: OccupationTable;
  readonly ratings: RatingsTable;
  readonly terms: TermTable;
  readonly technology: TechnologyTable;
  readonly related: RelatedTable;
  readonly labour: LabourTable;
  readonly exposure: ExposureTable;
  readonly military: MilitaryTable;
  readonly federal: FederalTable;
  readonly ranks: RankTable;
  readonly earnings: EarningsTable;
  readonly destinations: DestinationTable;
  readonly sources: { readonly sources: readonly SourceRow[] };
}

/** The tables' names, each a file facts/<name>.json. */
export const TABLE_NAMES = [
  'occupations',
  'ratings',
  'terms',
  'technology',
  'related',
  'labour',
  'exposure',
  'military',
  'federal',
  'ranks',
  'earnings',
  'destinations',
  'sources',
] as const satisfies readonly (keyof CareerTables)[];
