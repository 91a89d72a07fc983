import { codeBeginning, occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/roadmap/leadership.json' with { type: 'json' };

/** The occupation that leads each kind of work: the first leading title, then the manager's. */
export const leadershipTable = tableOf(
  'roadmap/leadership.json',
  rows,
  () => entryOf({ occupationsBegin: codeBeginning, supervisor: occupation.optional(), manager: occupation }),
  noRepeats('occupationsBegin', (entry) => entry.occupationsBegin),
);

const leaders = lazily(
  () =>
    new Map(
      leadershipTable
        .entries()
        .map(({ occupationsBegin, supervisor, manager }) => [
          occupationsBegin,
          supervisor === undefined ? [manager.code] : [supervisor.code, manager.code],
        ]),
    ),
);

/** The leading occupations above a code, nearest first, without the code itself. */
export function leadersOf(onetSocCode: string): string[] {
  for (let length = onetSocCode.length; length >= 2; length--) {
    const found = leaders().get(onetSocCode.slice(0, length));
    if (found) return found.filter((code) => code !== onetSocCode);
  }
  return [];
}
