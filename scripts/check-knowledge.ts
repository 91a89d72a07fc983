import { findWrongOccupation } from '#career/knowledge/check-occupations.ts';
import { TABLES } from '#career/knowledge/tables.ts';
import { loadMatching } from '#server/platform/facts.ts';

const { facts } = loadMatching('facts');
let wrong = 0;

for (const table of TABLES) {
  const problem = problemOf(table);
  if (problem !== undefined) wrong += 1;
  process.stdout.write(`${problem ?? `ok  knowledge/${table.name}: ${table.entries().length} entries`}\n`);
}
process.exitCode = wrong === 0 ? 0 : 1;

function problemOf(table: (typeof TABLES)[number]): string | undefined {
  try {
    return findWrongOccupation(table, facts);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
