import { z } from 'zod';
import { codesOf, occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/matching/group-titles.json' with { type: 'json' };

/**
 * The official crosswalk sends many codes to a group heading ("Computer Occupations, All Other") that names no job.
 * Titles that stand in such a group's place, in it or next to it, the likeliest first: our judgement, shown as close
 * skills and never as official.
 */
export const groupTitles = tableOf(
  'matching/group-titles.json',
  rows,
  () => entryOf({ group: occupation, standFor: z.array(occupation).min(1) }),
  noRepeats('group', (entry) => entry.group.code),
);

const standFor = lazily(
  () =>
    new Map(groupTitles.entries().map((entry) => [entry.group.code.slice(0, 7), codesOf(entry.standFor)])),
);

/** O*NET-SOC codes that stand for a group heading, the likeliest first; empty for one we have no judgement on. */
export function titlesForGroup(groupCode: string): string[] {
  return standFor().get(groupCode.slice(0, 7)) ?? [];
}

/** The headings that have titles to stand for them, for the tests. */
export const groupsWithTitles = (): string[] => [...standFor().keys()];
