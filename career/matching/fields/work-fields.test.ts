import { expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { fieldsOfDodGroup, WORK_FIELDS } from './work-fields.ts';

const facts = repositoryFacts();

it('names only civilian occupations that exist', () => {
  for (const field of WORK_FIELDS) {
    for (const { code } of [...field.working, ...field.lead, ...field.officer]) {
      expect(facts.occupationByCode.has(code), `${field.id} ${code}`).toBe(true);
      expect(code.startsWith('55'), `${field.id} ${code}`).toBe(false);
    }
  }
});

it('has one field an id', () => {
  const ids = WORK_FIELDS.map((field) => field.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('covers every DoD group of codes in use, but for patients, students and the like', () => {
  const used = new Set(
    facts.militaryJobs.all.flatMap(({ inUse, dodGroup }) => (inUse ? (dodGroup ?? []) : [])),
  );
  const open = [...used].filter((group) => !/^(?:19|29)/.test(group) && fieldsOfDodGroup(group).length === 0);
  expect(open).toEqual([]);
});
