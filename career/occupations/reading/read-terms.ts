import type { Occupation } from '../occupation.ts';
import { unpackNumbers } from '../packed.ts';
import type { TermTable } from '../tables.ts';
import { Term, type TermUses } from '../term.ts';
import { FactsError, rowsOf } from './table-rows.ts';

const FROM = 'facts/terms.json';

/**
 * The words that occupations are described with, by their stem. The table names them by occupation; here their uses
 * are sorted by word. Throws a FactsError where a column lacks a cell or an occupation uses a word there is not.
 */
export function readTerms(table: TermTable, occupations: readonly Occupation[]): ReadonlyMap<string, Term> {
  const from = placesOf(table);
  const uses = sorted(table, occupations, from);
  return new Map(
    rowsOf('terms', { stem: table.terms, documents: table.documents }).map(({ stem, documents }, row) => {
      const rarity = Math.log(1 + occupations.length / documents);
      return [stem, new Term(rarity, uses, from[row] as number, from[row + 1] as number)];
    }),
  );
}

/** For each row of terms where its uses begin, and at the end where the last one's end. */
function placesOf({ terms, rows }: TermTable): Uint32Array {
  const from = new Uint32Array(terms.length + 1);
  for (const steps of rows) {
    let row = 0;
    for (let at = 0; at < steps.length; at++) {
      row += steps[at] as number;
      if (row >= terms.length) throw new FactsError(`${FROM} refers to row ${row} of ${terms.length}.`);
      from[row + 1] = (from[row + 1] as number) + 1;
    }
  }
  for (let row = 0; row < terms.length; row++)
    from[row + 1] = (from[row + 1] as number) + (from[row] as number);
  return from;
}

function sorted(table: TermTable, occupations: readonly Occupation[], from: Uint32Array): TermUses {
  const count = from.at(-1) ?? 0;
  const [users, weights] = [new Uint16Array(count), new Float32Array(count)];
  const next = from.slice();
  for (const row of rowsOf('terms', { user: occupations, steps: table.rows, packed: table.weights })) {
    const { position, code } = row.user;
    const own = unpackNumbers(row.packed, 0, 1);
    if (own.length !== row.steps.length)
      throw new FactsError(`${FROM}: ${code} has ${row.steps.length} terms and ${own.length} weights.`);
    let term = 0;
    for (let at = 0; at < own.length; at++) {
      term += row.steps[at] as number;
      const place = next[term] as number;
      users[place] = position;
      weights[place] = own[at] as number;
      next[term] = place + 1;
    }
  }
  return { occupations, users, weights };
}
