import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCareerFacts, type CareerFacts } from '#career/occupations/facts.ts';
import { type CareerTables, TABLE_NAMES } from '#career/occupations/tables.ts';

const SHIPPED = fileURLToPath(new URL('../../facts', import.meta.url));

/** Where the facts are: those an operator has imported (`npm run facts:import`), else those that came with the site. */
export function factsDir(dataDir: string): string {
  const imported = join(dataDir, 'facts');
  return existsSync(imported) ? imported : SHIPPED;
}

/**
 * Reads the facts tables of a directory and builds their indexes. Throws with the file's name when a table is
 * missing or is not JSON; the server can't answer a match without every one of them.
 */
export function loadCareerFacts(dir: string): CareerFacts {
  const tables = TABLE_NAMES.map((name) => {
    const path = join(dir, `${name}.json`);
    try {
      return [name, JSON.parse(readFileSync(path, 'utf8'))];
    } catch (cause) {
      throw new Error(`The facts table ${path} cannot be read. Run npm run facts:build.`, { cause });
    }
  });
  return buildCareerFacts(Object.fromEntries(tables) as CareerTables);
}
