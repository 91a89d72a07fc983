import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/places/written-names.json' with { type: 'json' };

/** How a name of an official list is written for people. */
export const writtenNameTable = tableOf(
  'places/written-names.json',
  rows,
  () => entryOf({ listed: words, written: words }),
  noRepeats('listed', ({ listed }) => listed),
);

const written = lazily(
  () => new Map(writtenNameTable.entries().map(({ listed, written }) => [listed, written])),
);
const listed = lazily(() => new RegExp(`(?<!\\p{L})(?:${[...written().keys()].join('|')})(?!\\p{L})`, 'gu'));

/** A place's name as people write it: "Eglin AFB, FL" for the list's "Eglin Afb, FL". */
export function writtenName(name: string): string {
  return name.replace(listed(), (found) => written().get(found) ?? found);
}
