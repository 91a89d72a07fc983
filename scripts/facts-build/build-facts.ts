import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazily } from '#career/lazily.ts';
import { type CareerTables, TABLE_NAMES } from '#career/occupations/tables.ts';
import { ON_DEMAND_NAMES, type ReadOnDemand, type TablesOnDemand } from '#career/places/tables.ts';
import { buildColleges } from './colleges.ts';
import { buildDestinations } from './destinations.ts';
import { buildExposure } from './exposure.ts';
import { buildFederal } from './federal.ts';
import { buildGeneralSchedule } from './general-schedule.ts';
import { buildLabour, buildNation } from './labour.ts';
import { buildLicenses } from './licenses.ts';
import { buildLevels, buildMetros, buildOutlook, buildStates } from './local-pay.ts';
import { buildMilitary, gatherJobs } from './military.ts';
import { buildOccupations } from './onet-occupations.ts';
import { buildRatings, buildRelated, buildTechnology } from './onet-ratings.ts';
import { buildEarnings, buildRanks } from './people.ts';
import { buildPlaces } from './places.ts';
import { buildSources, dateOfSource } from './sources.ts';
import { buildSponsors } from './sponsors.ts';
import { buildNear, buildTerms } from './terms.ts';
import { buildUniform } from './uniform.ts';

/** Reads the published releases under `inputDir` into the tables of facts. The same input gives the same tables. */
export function buildTables(inputDir: string): CareerTables {
  const { table: occupations, index } = buildOccupations(inputDir);
  const terms = buildTerms(inputDir, occupations, index);
  const jobs = gatherJobs(inputDir, index);
  return {
    occupations,
    ratings: buildRatings(inputDir, index),
    terms: terms.table,
    technology: buildTechnology(inputDir, index),
    related: buildRelated(inputDir, index),
    labour: buildLabour(inputDir, occupations.code),
    exposure: buildExposure(inputDir, occupations.code),
    military: buildMilitary(inputDir, jobs, buildNear(jobs, occupations.code, terms)),
    federal: buildFederal(inputDir, jobs),
    ranks: buildRanks(inputDir),
    earnings: buildEarnings(inputDir),
    destinations: buildDestinations(inputDir),
    sources: buildSources(inputDir),
  };
}

/** What a builder needs besides its own files: the other tables, and of when a source is ("May 2025"). */
export interface Beside {
  readonly tables: ReadOnDemand;
  readonly dateOf: (sourceId: string) => string;
}

/** How each table that the server reads when a page asks for it is made of the releases in a folder. */
export const BUILDERS: {
  readonly [Name in keyof TablesOnDemand]: (inputDir: string, beside: Beside) => TablesOnDemand[Name];
} = {
  places: buildPlaces,
  metros: (dir) => buildMetros(join(dir, 'places', 'oews_metro_may2025_medians.csv.gz')),
  states: (dir) => buildStates(join(dir, 'places', 'oews_state_2024.tsv')),
  levels: (dir) => buildLevels(join(dir, 'places', 'oflc_wages_2025-26.csv.gz')),
  outlook: (dir, { tables }) => {
    const { state, stateFips } = tables.places();
    return buildOutlook(dir, new Map(stateFips.map((fips, row) => [fips, state[row] ?? ''])));
  },
  nation: (dir, { tables, dateOf }) => buildNation(dir, tables.levels().soc, dateOf('oews-2025')),
  uniform: buildUniform,
  licenses: (dir) => buildLicenses(join(dir, 'training', 'state_licences_2024-10.csv.gz')),
  colleges: buildColleges,
  sponsors: buildSponsors,
  schedule: (dir, { tables }) => buildGeneralSchedule(dir, tables.places()),
};

/** The same for the tables that the server reads when a page asks for them. */
export function buildOnDemand(inputDir: string): TablesOnDemand {
  const readers = ON_DEMAND_NAMES.map((name) => [
    name,
    lazily(() => BUILDERS[name](inputDir, { tables, dateOf: dateOfSource })),
  ]);
  const tables: ReadOnDemand = Object.fromEntries(readers);
  return Object.fromEntries(
    ON_DEMAND_NAMES.map((name) => [name, tables[name]()]),
  ) as unknown as TablesOnDemand;
}

/** Every table's name: those read at the start, then those read on demand. */
export const ALL_TABLES = [...TABLE_NAMES, ...ON_DEMAND_NAMES];

/**
 * Writes one file a table, one line a column, so that a diff of two builds names what changed. Tables that are not
 * handed in are left as they are.
 */
export function writeFacts(
  tables: Partial<CareerTables & TablesOnDemand>,
  outputDir: string,
): { name: string; bytes: number }[] {
  mkdirSync(outputDir, { recursive: true });
  return ALL_TABLES.filter((name) => tables[name] !== undefined).map((name) => {
    const columns = Object.entries(tables[name] ?? {}).map(
      ([column, values]) => `${JSON.stringify(column)}:${JSON.stringify(values)}`,
    );
    const text = `{\n${columns.join(',\n')}\n}\n`;
    writeFileSync(join(outputDir, `${name}.json`), text);
    return { name, bytes: Buffer.byteLength(text) };
  });
}
