import type { TablesOnDemand } from '#career/places/tables.ts';

/** One file of a release: where the builders look for it, what it is for people, and what it is known by. */
export interface ReleasePart {
  readonly at: string;
  readonly what: string;
  readonly delimiter: ',' | '\t' | 'json';
  /** Names that its header holds; of JSON its keys, and "key: text" where two files differ by that alone. */
  readonly holds: readonly string[];
  /** What the first row has to hold, where the columns alone don't tell it from a file about something else. */
  readonly says?: RegExp;
  /** How the operator has to say of when it is, where screens read years out of it. */
  readonly dated?: { readonly as: RegExp; readonly like: string };
}

type Counts<Table> = Readonly<Record<string, (table: Table) => number>>;

interface Release<Table> {
  readonly parts: readonly ReleasePart[];
  /** A release with fewer than nineteen of twenty of these is partial. */
  readonly counts: Counts<Table>;
  /** Lists that rightly shrink from one release to the next; with fewer than half, part is missing. */
  readonly mayShrink?: Counts<Table>;
}

/** Tables that an operator can renew: all on demand but the places, which are put together of five publishers' lists. */
export type Renewable = Exclude<keyof TablesOnDemand, 'places'>;

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '').length;
const unpacked = (cells: string) => cells.length - (cells.match(/\./g)?.length ?? 0);

const csv = (at: string, what: string, ...holds: string[]): ReleasePart => ({
  at,
  what,
  delimiter: ',',
  holds,
});
const tsv = (at: string, what: string, ...holds: string[]): ReleasePart => ({
  at,
  what,
  delimiter: '\t',
  holds,
});
const json = (at: string, what: string, ...holds: string[]): ReleasePart => ({
  at,
  what,
  delimiter: 'json',
  holds,
});

export const RELEASES: { readonly [Name in Renewable]: Release<TablesOnDemand[Name]> } = {
  metros: {
    parts: [
      csv(
        'places/oews_metro_may2025_medians.csv.gz',
        'medians by metropolitan area (BLS)',
        ...['area', 'soc', 'median_annual'],
      ),
    ],
    counts: { figures: ({ median }) => unpacked(median) },
  },
  states: {
    parts: [
      tsv('places/oews_state_2024.tsv', 'pay by state (BLS)', ...['PRIM_STATE', 'OCC_CODE', 'A_MEDIAN']),
    ],
    counts: { figures: ({ cells }) => unpacked(cells) },
  },
  levels: {
    parts: [
      csv(
        'places/oflc_wages_2025-26.csv.gz',
        'levels by wage area (OFLC)',
        ...['soc', 'area', 'level1_hourly', 'level4_hourly'],
      ),
    ],
    counts: { figures: ({ cells }) => unpacked(cells) },
  },
  outlook: {
    parts: [
      {
        ...tsv(
          'outlook/state_projections_2022_32.tsv',
          'projections by state (Projections Central)',
          ...['STFIPS', 'OccCode', 'Base', 'Projected'],
        ),
        dated: { as: /^20\d\d to 20\d\d$/, like: '2024 to 2034' },
      },
    ],
    counts: { figures: ({ cells }) => unpacked(cells) },
  },
  nation: {
    parts: [
      {
        ...csv(
          'bls/oews_national_M2025.csv',
          'wages of the nation (BLS)',
          ...['OCC_CODE', 'O_GROUP', 'A_MEDIAN', 'H_MEDIAN'],
        ),
        // BLS's tables of states and areas have the same columns.
        says: /(?:^|,)"?U\.S\.?"?,/,
      },
      csv(
        'bls/ep_2024_34_table1_2.csv',
        'employment projections (BLS)',
        ...['2024 National Employment Matrix code', 'Typical education needed for entry'],
      ),
    ],
    // How many occupations have no yearly pay is the release's to say; what is partial shows in `labour` (check-facts.ts).
    counts: {},
  },
  uniform: {
    parts: [
      json('military-pay/basic-pay-2026.json', 'basic pay (DFAS)', 'headers', 'tables'),
      json('military-pay/bas-2026.json', 'the food allowance (DFAS)', 'rates'),
      ...(['with', 'without'] as const).map((dependents) =>
        json(
          `military-pay/bah-2026-${dependents}-dependents.json`,
          `the housing allowance ${dependents} dependents (DTMO)`,
          ...['ratesByMha', `dependentStatus: ${dependents}`],
        ),
      ),
    ],
    counts: {
      'cells of basic pay': ({ basicPay }) => basicPay.flat().filter((cell) => cell !== null).length,
      'housing areas': ({ housing }) => housing.length,
      'housing allowances with dependents': ({ withDependents }) => unpacked(withDependents),
      'housing allowances without dependents': ({ withoutDependents }) => unpacked(withoutDependents),
    },
  },
  licenses: {
    parts: [
      csv(
        'training/state_licences_2024-10.csv.gz',
        'licenses by state (CareerOneStop)',
        ...['state', 'licence_id', 'jurisdiction', 'socs'],
      ),
    ],
    counts: { licenses: ({ title }) => title.length },
  },
  colleges: {
    parts: [
      csv(
        'training/institutions_programs_ipeds_2023-24.csv.gz',
        'programs of colleges (IPEDS)',
        ...['unitid', 'school', 'cip', 'soc', 'awards'],
      ),
      csv(
        'training/gi_bill_institutions_2023.csv',
        'GI Bill facilities (VA)',
        ...['facility_code', 'institution', 'latitude'],
      ),
      csv(
        'training/yellow_ribbon_program_source.csv',
        'the Yellow Ribbon list (VA)',
        ...['facility code', 'year of yr participation'],
      ),
      csv(
        'training/va_caution_flag.csv',
        'caution flags (VA)',
        ...['id', 'instnm', 'settlement title', 'settlement date'],
      ),
    ],
    counts: {
      colleges: ({ name }) => name.length,
      programs: ({ programs }) => programs.join('').length,
      'colleges with a GI Bill code': ({ facility }) => filled(facility),
    },
    mayShrink: {
      'colleges on the Yellow Ribbon list': ({ yellowRibbon }) => filled(yellowRibbon),
      'schools with a caution flag': ({ flagged }) => flagged.length,
    },
  },
  sponsors: {
    parts: [
      csv(
        'training/sponsors_2026-08.csv.gz',
        'sponsors (apprenticeship.gov)',
        ...['state', 'name', 'city', 'occupations'],
      ),
      csv(
        'training/rapids_to_soc_2026-03.csv',
        'occupations that can be apprenticed (O*NET RAPIDS)',
        ...['rapids_code', 'title', 'soc'],
      ),
    ],
    counts: {
      sponsors: ({ name }) => name.length,
      'occupations that sponsors train for': ({ trains }) => trains.join('').length,
      'occupations that can be apprenticed': ({ rapids }) => rapids.length,
    },
  },
  schedule: {
    parts: [
      json(
        'federal-pay/gs_2026.json',
        'the General Schedule (OPM)',
        ...['year', 'cap_ex_iv', 'base', 'locality'],
      ),
    ],
    counts: {
      localities: ({ locality }) => locality.length,
      'areas of localities': ({ areas }) => areas.flat().length,
    },
  },
};
