import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/matching/tools-as-said.json' with { type: 'json' };

/** Tools by O*NET's name, and what people at work call them. */
export const toolsAsSaid = tableOf(
  'matching/tools-as-said.json',
  rows,
  () => entryOf({ name: words, saidAs: words }),
  noRepeats('name', (entry) => entry.name),
);

const saidAs = lazily(() => new Map(toolsAsSaid.entries().map((entry) => [entry.name, entry.saidAs])));

/** A tool as people call it: "Amazon Web Services AWS software" is "Amazon Web Services (AWS)". */
export const toolAsSaid = (name: string): string => saidAs().get(name) ?? name;
