import type { Listed } from '#career/knowledge/entry-fields.ts';
import { oncePer } from '#career/lazily.ts';
import type { MilitaryJob } from '#career/occupations/military-job.ts';
import { fieldsInText, type Vocabulary } from './field-evidence.ts';
import type { WorkField } from './fields/work-field.ts';
import { fieldsOfDodGroup, WORK_FIELDS } from './fields/work-fields.ts';
import { type CodeReading, findCodeReading, NO_FIELD } from './military-codes.ts';

const FIELD = new Map(WORK_FIELDS.map((field) => [field.id, field]));

/** The fields of a military job: by its code where we know better, otherwise by its DoD group, otherwise its title. */
export function fieldsOfMilitaryJob(job: MilitaryJob, vocabulary: Vocabulary): readonly WorkField[] {
  return fieldsByCode(job) ?? fieldsByTitle(job, vocabulary);
}

const fieldsByCode = oncePer((job: MilitaryJob): readonly WorkField[] | undefined => {
  const { branch, code, inUse, category } = job;
  const exactOnly = (branch === 'Navy' || branch === 'Coast Guard') && /^[A-Z]/.test(code);
  for (let length = code.length; inUse && length > 0; length--) {
    const reading = findCodeReading(branch, code.slice(0, length), category);
    if (reading?.field === NO_FIELD) return [];
    const field = FIELD.get(reading?.field ?? '');
    if (reading && field) return [ofCode(field, reading, job)];
    if (exactOnly) break;
  }
  const group = job.dodGroup ?? '';
  const byGroup = /^(?:19|29)/.test(group) ? [] : fieldsOfDodGroup(group);
  return byGroup.length > 0 ? byGroup : undefined;
});

/** A field as it is for one code: with the titles of that code first, and without those that are not for it. */
function ofCode(field: WorkField, { first, without }: CodeReading, { category }: MilitaryJob): WorkField {
  if (first.length === 0 && without.size === 0) return field;
  const own = new Set(first.map(({ code }) => code));
  const listed = (titles: readonly Listed[], before: readonly Listed[]) => [
    ...before,
    ...titles.filter(({ code }) => !own.has(code) && !without.has(code)),
  ];
  // What its people do themselves is no more than a stretch for those who have risen from it.
  const risen = first.map(({ code }): Listed => ({ code, fit: 'stretch' }));
  const lead = listed(field.lead, category === 'Enlisted' ? risen : first);
  return {
    ...field,
    working: listed(field.working, first),
    lead,
    officer: field.officer.length > 0 ? listed(field.officer, first) : [],
  };
}

function fieldsByTitle({ title }: MilitaryJob, vocabulary: Vocabulary): WorkField[] {
  return fieldsInText(vocabulary, title)
    .slice(0, 1)
    .map((found) => found.field);
}
