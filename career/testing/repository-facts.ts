import { readFileSync } from 'node:fs';
import { buildCareerFacts, type CareerFacts } from '#career/occupations/facts.ts';
import { type CareerTables, TABLE_NAMES } from '#career/occupations/tables.ts';

let facts: CareerFacts | undefined;

/** The facts of the repository, for tests: read once a test file. */
export function repositoryFacts(): CareerFacts {
  facts ??= buildCareerFacts(
    Object.fromEntries(
      TABLE_NAMES.map((name) => [
        name,
        JSON.parse(readFileSync(new URL(`../../facts/${name}.json`, import.meta.url), 'utf8')),
      ]),
    ) as unknown as CareerTables,
  );
  return facts;
}
