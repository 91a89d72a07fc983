import { z } from 'zod';
import { type Listed, listedOccupation, occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, tableOf, type WholeTable, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { PersonnelCategory } from '#career/occupations/military-job.ts';
import type { MilitaryBranch } from '#career/service.ts';
import airForce from '#knowledge/matching/military-codes/air-force.json' with { type: 'json' };
import army from '#knowledge/matching/military-codes/army.json' with { type: 'json' };
import coastGuard from '#knowledge/matching/military-codes/coast-guard.json' with { type: 'json' };
import marines from '#knowledge/matching/military-codes/marines.json' with { type: 'json' };
import navy from '#knowledge/matching/military-codes/navy.json' with { type: 'json' };
import spaceForce from '#knowledge/matching/military-codes/space-force.json' with { type: 'json' };
import { WORK_FIELDS } from './fields/work-fields.ts';

/** For students, patients and codes that name no work; their titles' words would mislead. */
export const NO_FIELD = 'none';

/** Whose code an entry means, where enlisted members and officers have the same one. */
const OF = ['enlisted', 'officers'] as const;

interface Codes {
  readonly codes: readonly string[];
  readonly of?: (typeof OF)[number] | undefined;
}

const codesOnce: WholeTable<Codes> = (entries, fault) => {
  const seen = new Map<string, number>();
  entries.forEach(({ codes, of = 'all' }, at) => {
    for (const code of codes) {
      const before = seen.get(`${code} ${of}`);
      if (before !== undefined) fault(at, 'codes', `${code} stands in entry ${before + 1} too`);
      seen.set(`${code} ${of}`, at);
    }
  });
};

const codeEntry = () =>
  entryOf({
    field: z.enum([NO_FIELD, ...WORK_FIELDS.map(({ id }) => id)]),
    of: z.enum(OF).optional(),
    codes: z.array(words.regex(/^[A-Z0-9()]+$/, 'must be capitals and figures')).min(1),
    /** Titles of these codes alone, before those of the field. */
    first: z.array(listedOccupation).min(1).optional(),
    /** Titles of the field that are not for these codes. */
    without: z.array(occupation).min(1).optional(),
  });

const codeTable = (file: string, rows: unknown) =>
  tableOf(`matching/military-codes/${file}.json`, rows, codeEntry, codesOnce);

/** Codes whose DoD group is too wide, or wrong for what the code does today, by branch. */
export const militaryCodeTables = {
  Army: codeTable('army', army),
  Navy: codeTable('navy', navy),
  'Air Force': codeTable('air-force', airForce),
  Marines: codeTable('marines', marines),
  'Coast Guard': codeTable('coast-guard', coastGuard),
  'Space Force': codeTable('space-force', spaceForce),
} satisfies Record<MilitaryBranch, unknown>;

/** What a code says of its people's work. */
export interface CodeReading {
  /** The id of a field, or NO_FIELD. */
  readonly field: string;
  readonly first: readonly Listed[];
  readonly without: ReadonlySet<string>;
}

const readings = lazily(
  () =>
    new Map(
      Object.entries(militaryCodeTables).flatMap(([branch, table]) =>
        table.entries().flatMap(({ field, codes, of = 'all', first = [], without = [] }) => {
          const reading: CodeReading = { field, first, without: new Set(without.map(({ code }) => code)) };
          return codes.map((code) => [`${branch} ${code} ${of}`, reading] as const);
        }),
      ),
    ),
);

/**
 * What the beginning of a code says, for enlisted members or officers where they share it; undefined where we have no
 * judgement.
 */
export function findCodeReading(
  branch: MilitaryBranch,
  beginning: string,
  category: PersonnelCategory | null,
): CodeReading | undefined {
  const of = category === 'Enlisted' ? 'enlisted' : 'officers';
  const own = category === null ? undefined : readings().get(`${branch} ${beginning} ${of}`);
  return own ?? readings().get(`${branch} ${beginning} all`);
}
