import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { readDegrees } from './degrees.ts';
import { findLevel, levelNamed } from './levels.ts';
import { standingOf } from './standing.ts';

it('a certificate that only postings name is one of its own, in each of its wordings', () => {
  const id = levelNamed('Forklift certification', '');
  expect(id).toBe('term Forklift certification');
  expect(levelNamed('', 'certified forklift operator')).toBe(id);
  expect(findLevel(id ?? '')).toMatchObject({
    name: 'Forklift certification',
    kind: 'certificate',
    family: null,
  });
  const record = { ...EMPTY_RECORD, certifications: 'Forklift license 2022' };
  expect(standingOf(record, id ?? '')?.status).toBe('held');
});

it('one that a family has is the family’s, whoever names it', () => {
  expect(levelNamed('', 'CDL-A')).toBe('cdl-a');
  expect(findLevel('cdl-a')?.family).not.toBeNull();
});

it('military police beside a degree are called that, and are no degree', () => {
  const [degree, ...others] = readDegrees(
    'BS Criminal Justice 2019 while leading MPs',
    'education',
    undefined,
  );
  expect(others).toEqual([]);
  expect(degree).toMatchObject({ level: 'bachelor', date: '2019' });
  expect(degree?.source.quote).toContain('military police');
});
