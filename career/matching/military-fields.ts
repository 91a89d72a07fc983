import type { CareerFacts } from '#career/occupations/facts.ts';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { fieldsInText } from './field-evidence.ts';
import type { WorkField } from './fields/work-field.ts';
import { fieldsOfDodGroup, WORK_FIELDS } from './fields/work-fields.ts';
import { findFieldOfCode, NO_FIELD } from './military-codes.ts';

const FIELD = new Map(WORK_FIELDS.map((field) => [field.id, field]));

/** The fields of a military job: by its code where we know better, otherwise by its DoD group, otherwise its title. */
export function fieldsOfMilitaryRow(facts: CareerFacts, row: number): WorkField[] {
  const { military } = facts.tables;
  const current = military.current.charAt(row) === '1';
  const branch = MILITARY_BRANCHES[Number(military.branch.charAt(row))] ?? 'Army';
  const code = military.code[row] ?? '';
  const exactOnly = (branch === 'Navy' || branch === 'Coast Guard') && /^[A-Z]/.test(code);
  for (let length = code.length; current && length > 0; length--) {
    const id = findFieldOfCode(branch, code.slice(0, length));
    if (id === NO_FIELD) return [];
    const field = FIELD.get(id ?? '');
    if (field) return [field];
    if (exactOnly) break;
  }
  const group = military.dodGroups[military.dodGroup[row] ?? -1] ?? '';
  const byGroup = /^(?:19|29)/.test(group) ? [] : fieldsOfDodGroup(group);
  if (byGroup.length > 0) return byGroup;
  return fieldsInText(facts, military.title[row] ?? '')
    .slice(0, 1)
    .map((found) => found.field);
}
