import { z } from 'zod';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { likeness, type Occupation, sameMajorGroup } from '#career/occupations/occupation.ts';
import rows from '#knowledge/matching/wide-fields.json' with { type: 'json' };
import { WORK_FIELDS } from './fields/work-fields.ts';

/** Skills and knowledge this alike (cosine) within one major group of the classification are one line of work. */
const ALIKE = 0.7;

/**
 * Whether people go from one occupation to the other in one line of work. O*NET's related occupations are alike in
 * skills, not always in trade: ship's captain and ship's engineer, maintenance and sales supervisors. Kindred are two
 * that a field of work lists together, or two of a major group with much the same skills.
 */
export function kindred(one: Occupation, other: Occupation): boolean {
  const fields = fieldsByCode();
  const shared = fields.get(other.code);
  if (shared && [...(fields.get(one.code) ?? [])].some((id) => shared.has(id))) return true;
  return sameMajorGroup(one, other) && likeness(one, other) >= ALIKE;
}

/** The fields that list an occupation. Combat and wide fields list what people move into, not one line of work. */
const fieldsByCode = lazily(() => {
  const byCode = new Map<string, Set<string>>();
  for (const field of WORK_FIELDS) {
    if (field.inferred || wide().has(field.id)) continue;
    for (const { code } of [...field.working, ...field.lead]) {
      const ids = byCode.get(code) ?? new Set();
      byCode.set(code, ids.add(field.id));
    }
  }
  return byCode;
});

/** Fields that list what people move into rather than one line of work. */
export const wideFields = tableOf(
  'matching/wide-fields.json',
  rows,
  () => entryOf({ field: z.enum(WORK_FIELDS.map(({ id }) => id)) }),
  noRepeats('field', (entry) => entry.field),
);

const wide = lazily(() => new Set(wideFields.entries().map((entry) => entry.field)));
