import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildMatching, type Matching } from '#career/matching/matching.ts';
import { readFacts } from '#career/occupations/facts.ts';
import { type CareerTables, TABLE_NAMES } from '#career/occupations/tables.ts';

const SHIPPED = fileURLToPath(new URL('../../facts', import.meta.url));

/** Where the facts are: those an operator has imported (`npm run facts:import`), else those that came with the site. */
export function factsDir(dataDir: string): string {
  const imported = join(dataDir, 'facts');
  return existsSync(imported) ? imported : SHIPPED;
}

/** Tables that an operator's older import does not hold yet; they stand for themselves, so ours go with any other. */
const ADDED_LATER: ReadonlySet<string> = new Set<keyof CareerTables>(['destinations']);

/** The facts tables of a directory. Throws with the file's name when one is missing or is not JSON. */
export function readFactsTables(dir: string): CareerTables {
  const tables = TABLE_NAMES.map((name) => {
    const own = join(dir, `${name}.json`);
    const path = ADDED_LATER.has(name) && !existsSync(own) ? join(SHIPPED, `${name}.json`) : own;
    try {
      return [name, JSON.parse(readFileSync(path, 'utf8'))];
    } catch (cause) {
      throw new Error(`The facts table ${path} cannot be read. Run npm run facts:build.`, { cause });
    }
  });
  return Object.fromEntries(tables) as CareerTables;
}

/**
 * Reads a directory into what matching works with. Throws with the file's name when a table is missing or not whole:
 * the server can't answer a match without every one of them.
 */
export function loadMatching(dir: string): Matching {
  return buildMatching(readFacts(readFactsTables(dir)));
}
