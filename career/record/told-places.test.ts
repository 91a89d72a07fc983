import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { allPlaces, toldPlaces } from './told-places.ts';

const LIST = 'Inventory counts, ammunition draws and range control.';
const statements = (told: Partial<typeof EMPTY_RECORD>) =>
  allPlaces(toldPlaces({ ...EMPTY_RECORD, ...told })).flatMap((place) => place.statements);

it('keeps a bare list of duties in service, whatever stands before it', () => {
  expect(statements({ responsibilities: `Never lost a weapon. ${LIST}` }).join(' ')).toContain('ammunition');
});

it('makes no statement of a bare list of wishes behind a job since', () => {
  const job = 'Real estate agent 2014 to today. Sold 203 homes. I am tired of weekends.';
  const told = statements({
    postMilitaryExperience: `${job} Hospital procurement, port authority, grants accounting.`,
  });
  expect(told.join(' ')).toContain('203 homes');
  expect(told.join(' ')).not.toContain('procurement');
});

it('keeps a bare list of what is done in a job, where nothing before it wants or leaves work', () => {
  const told = statements({
    postMilitaryExperience:
      'HR generalist at a plant since 2016. Onboarding, FMLA, benefits open enrollment.',
  });
  expect(told.join(' ')).toContain('Onboarding');
});
