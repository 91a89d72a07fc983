import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lazily } from '#career/lazily.ts';
import { buildMatching, type Matching } from '#career/matching/matching.ts';
import { readFacts } from '#career/occupations/facts.ts';
import { type CareerTables, type SourceRow, TABLE_NAMES } from '#career/occupations/tables.ts';
import { ON_DEMAND_NAMES, type ReadOnDemand } from '#career/places/tables.ts';

const SHIPPED = fileURLToPath(new URL('../../facts', import.meta.url));

/** Where the facts are: those an operator has imported (`npm run facts:import`), else those that came with the site. */
export function factsDir(dataDir: string): string {
  const imported = join(dataDir, 'facts');
  return existsSync(imported) ? imported : SHIPPED;
}

/**
 * Tables that an operator's older import does not hold yet; they stand for themselves, so ours go with any other. So do
 * those that are read on demand.
 */
const ADDED_LATER: ReadonlySet<string> = new Set<keyof CareerTables>(['destinations']);

/** The facts tables of a directory. Throws with the file's name when one is missing or is not JSON. */
export function readFactsTables(dir: string): CareerTables {
  const tables = TABLE_NAMES.map((name) => [name, readFactsTable(dir, name, ADDED_LATER.has(name))]);
  const read = Object.fromEntries(tables) as CareerTables;
  return { ...read, sources: { sources: withOurs(read.sources.sources) } };
}

/** The sources of an import, and ours of the tables on demand that it does not know of. */
function withOurs(sources: readonly SourceRow[]): readonly SourceRow[] {
  const known = new Set(sources.map(({ id }) => id));
  const ours = readFactsTable(SHIPPED, 'sources', false) as CareerTables['sources'];
  const onDemand: ReadonlySet<string> = new Set(ON_DEMAND_NAMES);
  return [
    ...sources,
    ...ours.sources.filter(({ id, tables }) => !known.has(id) && tables.some((name) => onDemand.has(name))),
  ];
}

/** Each table that waits for a page to ask for it; of an import that lacks one, the table that came with the site. */
export function factsOnDemand(dir = SHIPPED): ReadOnDemand {
  const readers = ON_DEMAND_NAMES.map((name) => [name, lazily(() => readFactsTable(dir, name, true))]);
  return Object.fromEntries(readers) as unknown as ReadOnDemand;
}

function readFactsTable(dir: string, name: string, elseShipped: boolean): unknown {
  const own = join(dir, `${name}.json`);
  const path = elseShipped && !existsSync(own) ? join(SHIPPED, `${name}.json`) : own;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`The facts table ${path} cannot be read. Run npm run facts:build.`, { cause });
  }
}

/**
 * Reads a directory into what matching works with. Throws with the file's name when a table is missing or not whole:
 * the server can't answer a match without every one of them.
 */
export function loadMatching(dir: string): Matching {
  return buildMatching(readFacts(readFactsTables(dir), factsOnDemand(dir)));
}
