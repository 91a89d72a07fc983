import { COMBAT_FIELDS } from './combat-fields.ts';
import { HEALTH_FIELDS } from './health-fields.ts';
import { SUPPORT_FIELDS } from './support-fields.ts';
import { TECHNICAL_FIELDS } from './technical-fields.ts';
import type { WorkField } from './work-field.ts';

/** Every field of military work, in one list. */
export const WORK_FIELDS: readonly WorkField[] = [
  ...COMBAT_FIELDS,
  ...TECHNICAL_FIELDS,
  ...SUPPORT_FIELDS,
  ...HEALTH_FIELDS,
];

/** The fields of a six-digit DoD occupation code: those with the longest beginning that fits it. */
export function fieldsOfDodGroup(dodGroup: string): WorkField[] {
  let longest = 0;
  let found: WorkField[] = [];
  for (const field of WORK_FIELDS) {
    for (const prefix of field.dod) {
      if (!dodGroup.startsWith(prefix) || prefix.length < longest) continue;
      if (prefix.length > longest) found = [];
      longest = prefix.length;
      if (!found.includes(field)) found.push(field);
    }
  }
  return found;
}
