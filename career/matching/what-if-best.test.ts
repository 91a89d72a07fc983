import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { matchVeteran } from './match-veteran.ts';
import { mostChanging, openToday, weighTrainings } from './what-if-best.ts';
import { monthsLeft } from './what-if-candidates.ts';

const matching = repositoryMatching();
const soldier = (occupation: string, more: Partial<VeteranRecord> = {}): VeteranRecord => ({
  ...EMPTY_RECORD,
  branch: 'Army',
  rank: 'SGT',
  occupation,
  ...more,
});
const best = (record: VeteranRecord) =>
  mostChanging([...weighTrainings(record, null, matching, matchVeteran(record, null, matching))]);

describe('the trainings that change most', () => {
  it.each([
    ['68W', 'Paramedic (NREMT)', 'Paramedic'],
    ['88M', 'Commercial Driver’s License, Class A', 'Truck Driver'],
    ['25B', "Bachelor's degree in cloud computing", 'Systems Administrator'],
    ['92Y', "Bachelor's degree in supply chain management", 'Logistician'],
  ])('open to a %s by %s the work of a %s', (code, name, title) => {
    const training = best(soldier(code)).find((one) => one.name === name);
    expect(training?.titles.find(({ jobTitle }) => jobTitle === title)?.opens).toBe(true);
  });

  it('are five at most, lead nobody away from their own work first, and change something each', () => {
    for (const code of ['11B', '25B', '42A', '68W', '88M', '92Y', '15T']) {
      const trainings = best(soldier(code));
      expect(trainings.length).toBeLessThanOrEqual(5);
      expect(trainings.map(({ name }) => name)).not.toContain('Real Estate Salesperson License');
      for (const { titles, name } of trainings) expect(titles.length, name).toBeGreaterThan(0);
      const changes = trainings.map(({ change }) => change);
      expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    }
  });

  it('name nothing that the record holds', () => {
    const names = best(soldier('68W', { certifications: 'Paramedic (NREMT)' })).map(({ name }) => name);
    expect(names).not.toContain('Paramedic (NREMT)');
    expect(names).not.toContain('Emergency Medical Technician (NREMT)');
  });

  it('are held against the best title that stands open today', () => {
    expect(['Medical Assistant', 'Phlebotomist']).toContain(
      openToday(matchVeteran(soldier('68W'), null, matching))?.jobTitle,
    );
  });
});

describe('the months to a degree', () => {
  it.each([
    ["Bachelor's degree", 1, 48],
    ["Bachelor's degree", 3, 24],
    ["Master's degree", 4, 24],
    ["Master's degree", 1, 72],
    ["Master's degree", 3, 48],
    ['Associate degree', 1, 24],
  ] as const)('%s with schooling of step %i takes %i', (degree, education, months) => {
    expect(monthsLeft(degree, education)).toBe(months);
  });
});
