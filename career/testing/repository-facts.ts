import { readFileSync } from 'node:fs';
import { lazily } from '#career/lazily.ts';
import { buildMatching } from '#career/matching/matching.ts';
import { readFacts } from '#career/occupations/facts.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { type CareerTables, TABLE_NAMES } from '#career/occupations/tables.ts';
import { ON_DEMAND_NAMES, type ReadOnDemand } from '#career/places/tables.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../facts/${name}.json`, import.meta.url), 'utf8'));

/** The tables of the repository, for tests: read once a test file. */
export const repositoryTables = lazily(
  () => Object.fromEntries(TABLE_NAMES.map((name) => [name, read(name)])) as unknown as CareerTables,
);

/** Those that are read on demand. */
export const repositoryOnDemand = Object.fromEntries(
  ON_DEMAND_NAMES.map((name) => [name, lazily(() => read(name))]),
) as unknown as ReadOnDemand;

/** The facts of the repository, for tests. */
export const repositoryFacts = lazily(() => readFacts(repositoryTables(), repositoryOnDemand));

/** The same with the indexes of the matching. */
export const repositoryMatching = lazily(() => buildMatching(repositoryFacts()));

/** An occupation by its code, for tests; throws where there is none. */
export function repositoryOccupation(code: string): Occupation {
  const occupation = repositoryFacts().occupationByCode.get(code);
  if (occupation === undefined) throw new Error(`There is no occupation ${code}`);
  return occupation;
}
