import { z } from 'zod';
import { stateTable } from '#career/credentials/credential-tables.ts';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/places/elsewhere.json' with { type: 'json' };

const zip = words.regex(/^\d{5}$/, 'must be five figures');

/** Postal codes that are no state of the list of states. */
export const elsewhereTable = tableOf(
  'places/elsewhere.json',
  rows,
  () =>
    entryOf({
      code: words.length(2),
      name: words,
      kind: z.enum(['military-mail', 'country', 'territory']),
      zips: z.array(z.tuple([zip, zip])),
      /** Bases and countries that military mail goes to. */
      names: wordList.optional(),
      says: words,
    }),
  noRepeats('code', ({ code }) => code),
);

/** Names of states and territories by postal code. */
export const stateNames = lazily(
  () =>
    new Map([
      ...stateTable.entries().map(({ code, name }) => [code, name] as const),
      ...elsewhereTable
        .entries()
        .filter(({ kind }) => kind === 'territory')
        .map(({ code, name }) => [code, name] as const),
    ]),
);

/** What can be said of a ZIP code or postal code that is no state's, or of a territory; undefined for a state's. */
export function elsewhere(zipOrCode: string) {
  return elsewhereTable
    .entries()
    .find(
      ({ code, zips }) =>
        code === zipOrCode || zips.some(([from, to]) => from <= zipOrCode && zipOrCode <= to),
    );
}
