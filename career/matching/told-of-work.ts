import { occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import first from '#knowledge/matching/told-of-work/11-to-13.json' with { type: 'json' };
import second from '#knowledge/matching/told-of-work/15-to-19.json' with { type: 'json' };
import third from '#knowledge/matching/told-of-work/21-to-27.json' with { type: 'json' };
import fourth from '#knowledge/matching/told-of-work/29-to-33.json' with { type: 'json' };
import fifth from '#knowledge/matching/told-of-work/35-to-43.json' with { type: 'json' };
import sixth from '#knowledge/matching/told-of-work/45-to-49.json' with { type: 'json' };
import seventh from '#knowledge/matching/told-of-work/51-to-53.json' with { type: 'json' };

const table = (name: string, rows: unknown) =>
  tableOf(
    `matching/told-of-work/${name}.json`,
    rows,
    () => entryOf({ ...occupation.shape, told: words.array().min(1) }),
    noRepeats('code', ({ code }) => code),
  );

/** How people tell of the work of an occupation, in phrases and sentences. */
export const toldOfWorkTables = [
  table('11-to-13', first),
  table('15-to-19', second),
  table('21-to-27', third),
  table('29-to-33', fourth),
  table('35-to-43', fifth),
  table('45-to-49', sixth),
  table('51-to-53', seventh),
];

const byCode = lazily(
  () =>
    new Map(
      toldOfWorkTables.flatMap((rows) => rows.entries()).map(({ code, told }) => [code, told] as const),
    ),
);

/** How people tell of an occupation's work; none for one that nobody has written of. */
export const tellingsByCode = (code: string): readonly string[] => byCode().get(code) ?? [];
