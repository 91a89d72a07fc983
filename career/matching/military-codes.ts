import { z } from 'zod';
import { entryOf, tableOf, type WholeTable, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
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

const codesOnce: WholeTable<{ readonly codes: readonly string[] }> = (entries, fault) => {
  const seen = new Map<string, number>();
  entries.forEach(({ codes }, at) => {
    for (const code of codes) {
      const before = seen.get(code);
      if (before !== undefined) fault(at, 'codes', `${code} stands in entry ${before + 1} too`);
      seen.set(code, at);
    }
  });
};

const codeEntry = () =>
  entryOf({
    field: z.enum([NO_FIELD, ...WORK_FIELDS.map(({ id }) => id)]),
    codes: z.array(words.regex(/^[A-Z0-9()]+$/, 'must be capitals and figures')).min(1),
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

const fieldByCode = lazily(
  () =>
    new Map(
      Object.entries(militaryCodeTables).flatMap(([branch, table]) =>
        table
          .entries()
          .flatMap(({ field, codes }) => codes.map((code) => [`${branch} ${code}`, field] as const)),
      ),
    ),
);

/** The id of the field that the beginning of a code belongs to, or NO_FIELD; undefined where we have no judgement. */
export function findFieldOfCode(branch: MilitaryBranch, beginning: string): string | undefined {
  return fieldByCode().get(`${branch} ${beginning}`);
}
