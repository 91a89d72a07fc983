import type { MilitaryJob } from '#career/occupations/military-job.ts';
import { fieldsInText, type Vocabulary } from './field-evidence.ts';
import type { WorkField } from './fields/work-field.ts';
import { fieldsOfDodGroup, WORK_FIELDS } from './fields/work-fields.ts';
import { findFieldOfCode, NO_FIELD } from './military-codes.ts';

const FIELD = new Map(WORK_FIELDS.map((field) => [field.id, field]));

/** The fields of a military job: by its code where we know better, otherwise by its DoD group, otherwise its title. */
export function fieldsOfMilitaryJob(job: MilitaryJob, vocabulary: Vocabulary): WorkField[] {
  const { branch, code, inUse } = job;
  const exactOnly = (branch === 'Navy' || branch === 'Coast Guard') && /^[A-Z]/.test(code);
  for (let length = code.length; inUse && length > 0; length--) {
    const id = findFieldOfCode(branch, code.slice(0, length));
    if (id === NO_FIELD) return [];
    const field = FIELD.get(id ?? '');
    if (field) return [field];
    if (exactOnly) break;
  }
  const group = job.dodGroup ?? '';
  const byGroup = /^(?:19|29)/.test(group) ? [] : fieldsOfDodGroup(group);
  if (byGroup.length > 0) return byGroup;
  return fieldsInText(vocabulary, job.title)
    .slice(0, 1)
    .map((found) => found.field);
}
