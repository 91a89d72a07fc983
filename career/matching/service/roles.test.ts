import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { gatherEvidence } from '../evidence.ts';
import { isOtherSide, roleFit } from './roles.ts';

const matching = repositoryMatching();
const fitOf = (said: Partial<VeteranRecord>, code: string) => {
  const occupation = matching.facts.occupationByCode.get(code);
  if (occupation === undefined) throw new Error(`There is no ${code}`);
  return roleFit(gatherEvidence({ ...EMPTY_RECORD, ...said }, matching))(occupation);
};

const AIRCRAFT_MECHANIC = '49-3011.00';
const PILOT = '53-2012.00';
const sensorOperator = { branch: 'Air Force', occupation: '1U0X1', rank: 'SSgt' } as const;
const crewChief = { branch: 'Air Force', occupation: '2A3X3', rank: 'SSgt' } as const;

it('sends who works in flight to no repair, unless the duties tell of it', () => {
  expect(fitOf(sensorOperator, AIRCRAFT_MECHANIC)).toBeLessThan(0.5);
  const told = { ...sensorOperator, responsibilities: 'Repaired and maintained the sensor ball' };
  expect(fitOf(told, AIRCRAFT_MECHANIC)).toBe(1);
});

it('sends who maintains aircraft to no flying, and leaves all other work alone', () => {
  expect(fitOf(crewChief, PILOT)).toBeLessThan(0.5);
  expect(fitOf(crewChief, AIRCRAFT_MECHANIC)).toBe(1);
  expect(fitOf({ branch: 'Army', occupation: '92A' }, AIRCRAFT_MECHANIC)).toBe(1);
  expect(fitOf({ ...crewChief, certifications: 'FAA commercial pilot' }, PILOT)).toBe(1);
});

it('reads the aircraft that a pilot names as what was flown', () => {
  const pilot = { ...EMPTY_RECORD, branch: 'Army', occupation: '153D', rank: 'CW3' } as const;
  const { jobs } = gatherEvidence(pilot, matching);
  expect(isOtherSide('aircraft', jobs, pilot)).toBe(true);
  expect(isOtherSide('pilots', jobs, pilot)).toBe(false);
  expect(isOtherSide('aircraft', jobs, { ...pilot, responsibilities: 'Maintenance test pilot' })).toBe(false);
});
