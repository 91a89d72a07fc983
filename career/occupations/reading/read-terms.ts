import type { Occupation } from '../occupation.ts';
import { unpackNumbers } from '../packed.ts';
import type { TermTable } from '../tables.ts';
import { Term } from '../term.ts';
import { FactsError, referred, rowsOf } from './table-rows.ts';

/** The words that occupations are described with, by their stem. */
export function readTerms(table: TermTable, occupations: readonly Occupation[]): ReadonlyMap<string, Term> {
  const terms = rowsOf('terms', { stem: table.terms, documents: table.documents }).map(
    ({ stem, documents }) => ({
      stem,
      rarity: Math.log(1 + occupations.length / documents),
      occupations: [] as Occupation[],
      weights: [] as number[],
    }),
  );
  const uses = rowsOf('terms', { occupation: occupations, steps: table.rows, weights: table.weights });
  for (const { occupation, steps, weights } of uses) {
    const from = `facts/terms.json: ${occupation.code}`;
    const unpacked = unpackNumbers(weights, 0, 1);
    if (unpacked.length !== steps.length)
      throw new FactsError(`${from} has ${steps.length} terms and ${unpacked.length} weights.`);
    let row = 0;
    unpacked.forEach((weight, at) => {
      row += steps[at] as number;
      const term = referred(terms, row, from);
      term.occupations.push(occupation);
      term.weights.push(weight);
    });
  }
  return new Map(
    terms.map(({ stem, rarity, occupations: users, weights }) => [stem, new Term(rarity, users, weights)]),
  );
}
