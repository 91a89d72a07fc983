import { z } from 'zod';
import { entryOf, lazily, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import rows from '#knowledge/matching/wide-fields.json' with { type: 'json' };
import { WORK_FIELDS } from './fields/work-fields.ts';

/** Skills and knowledge this alike (cosine) within one major group of the classification are one line of work. */
const ALIKE = 0.7;

/**
 * Whether people go from one occupation to the other in one line of work. O*NET's related occupations are alike in
 * skills, not always in trade: ship's captain and ship's engineer, maintenance and sales supervisors. Kindred are two
 * that a field of work lists together, or two of a major group with much the same skills.
 */
export function kindred(facts: CareerFacts, row: number, other: number): boolean {
  const { code } = facts.tables.occupations;
  const own = code[row] ?? '';
  const theirs = code[other] ?? '';
  const fields = fieldsByCode(facts);
  const shared = fields.get(theirs) ?? new Set();
  if ([...(fields.get(own) ?? [])].some((id) => shared.has(id))) return true;
  return sameMajorGroup(facts, row, other) && likeness(facts, row, other) >= ALIKE;
}

/** The first two figures of the classification: "53" is transportation and material moving. */
export function sameMajorGroup(
  { tables: { occupations } }: CareerFacts,
  row: number,
  other: number,
): boolean {
  return (occupations.code[row] ?? '').slice(0, 2) === (occupations.code[other] ?? '').slice(0, 2);
}

/** The fields that list an occupation. Combat and wide fields list what people move into, not one line of work. */
function fieldsByCode(facts: CareerFacts): ReadonlyMap<string, ReadonlySet<string>> {
  return facts.once('fields-by-code', () => {
    const byCode = new Map<string, Set<string>>();
    for (const field of WORK_FIELDS) {
      if (field.inferred || wide().has(field.id)) continue;
      for (const code of [...field.working, ...field.lead]) {
        const ids = byCode.get(code) ?? new Set();
        byCode.set(code, ids.add(field.id));
      }
    }
    return byCode;
  });
}

/** Fields that list what people move into rather than one line of work. */
export const wideFields = tableOf(
  'matching/wide-fields.json',
  rows,
  () => entryOf({ field: z.enum(WORK_FIELDS.map(({ id }) => id)) }),
  noRepeats('field', (entry) => entry.field),
);

const wide = lazily(() => new Set(wideFields.entries().map((entry) => entry.field)));

/** How alike skills and knowledge are, -1 to 1. */
export function likeness(facts: CareerFacts, row: number, other: number): number {
  const { vectors, width } = facts.skillSpace();
  let sum = 0;
  for (let column = 0; column < width; column++)
    sum += (vectors[row * width + column] ?? 0) * (vectors[other * width + column] ?? 0);
  return sum;
}
