import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryOnDemand } from '#career/testing/repository-facts.ts';
import { CAUTION_KINDS } from './caution-kinds.ts';
import { generalSchedulePay } from './general-schedule.ts';
import { Licenses, licenseStanding } from './licenses.ts';
import { milesBetween } from './near.ts';
import { apprenticeable, collegesNear, flaggedNear, NEAR_MILES, sponsorsNear } from './schools-nearby.ts';

const NORFOLK = { latitude: 36.85, longitude: -76.29 };
const LAS_VEGAS = { latitude: 36.17, longitude: -115.14 };
const ELECTRICIANS = ['47-2111'];
const EMTS = ['29-2042'];

describe('miles between two places', () => {
  // Airports, great-circle distances as published: JFK to LAX 2,475 miles, SEA to ANC 1,449.
  it.each([
    [{ latitude: 40.64, longitude: -73.78 }, { latitude: 33.94, longitude: -118.41 }, 2475],
    [{ latitude: 47.45, longitude: -122.31 }, { latitude: 61.17, longitude: -150.0 }, 1449],
    [NORFOLK, NORFOLK, 0],
  ])('%j to %j', (from, to, miles) => {
    // The earth is no sphere: the published distances differ by up to 0.3%.
    expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThanOrEqual(miles * 0.003);
  });
});

describe('licenses', () => {
  const licenses = new Licenses(repositoryOnDemand.licenses());

  it('are those of the state and occupation, with agency, conditions and the row’s own date', () => {
    const own = licenses.of(EMTS, 'WA');
    expect(own.length).toBeGreaterThan(0);
    for (const { federal, agency } of own) {
      expect(federal).toBe(false);
      expect(agency).not.toBe('');
    }
    expect(own.some(({ updated }) => updated !== null)).toBe(true);
    expect(licenses.of(EMTS, 'WA')).not.toEqual(licenses.of(EMTS, 'NC'));
  });

  it('may be missing from the release in a state that it covers', () => {
    // Virginia certifies EMTs; the release of October 2024 has no row of it.
    expect(licenses.covers('VA')).toBe(true);
    expect(licenses.of(EMTS, 'VA')).toEqual([]);
  });

  it('by federal agencies hold in every state, California too', () => {
    const pilots = ['53-2012'];
    const federal = (state: string) => licenses.of(pilots, state).filter((one) => one.federal);
    expect(federal('VA').map(({ agency }) => agency)).toContain('Federal Aviation Administration');
    expect(federal('CA')).toEqual(federal('VA'));
  });

  it('don’t cover California or territories, and say so', () => {
    expect(['VA', 'DC', 'CA', 'PR'].map((state) => licenses.covers(state))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(licenses.of(EMTS, 'CA')).toEqual([]);
  });
});

describe('what a record says of a license', () => {
  const record = (certifications: string) => ({ ...EMPTY_RECORD, certifications });
  it.each([
    ['NREMT-P', 'Paramedic', 'held'],
    ['NREMT', 'Emergency Medical Technician', 'held'],
    // A paramedic's registration proves the EMT's.
    ['NREMT-P', 'Emergency Medical Technician', 'held'],
    ['NREMT', 'Paramedic', undefined],
    ['NREMT expired 2019', 'Emergency Medical Technician', 'expired'],
    ['CompTIA A+', 'Emergency Medical Technician', undefined],
    ['NREMT', 'Emu Farmer', undefined],
  ])('%s for “%s”: %s', (held, title, status) => {
    expect(licenseStanding(record(held), title)?.status).toBe(status);
  });
});

describe('schools and sponsors around a place', () => {
  const colleges = repositoryOnDemand.colleges();
  const sponsors = repositoryOnDemand.sponsors();

  it('are near, the nearest first, and train for the occupation', () => {
    const near = collegesNear(colleges, EMTS, { point: NORFOLK, state: 'VA' });
    expect(near.map(({ name }) => name)).toContain('Tidewater Community College');
    for (const { miles, programs } of near) {
      expect(miles).toBeLessThanOrEqual(NEAR_MILES);
      expect(programs.length).toBeGreaterThan(0);
    }
    const miles = near.map((one) => one.miles ?? 0);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    const own = sponsorsNear(sponsors, ELECTRICIANS, { point: NORFOLK, state: 'VA' });
    expect(own.length).toBeGreaterThan(0);
    for (const { occupations } of own) expect(occupations).toContain('Electricians');
  });

  it('of a whole state have no miles and none of another state', () => {
    const own = collegesNear(colleges, EMTS, { point: null, state: 'VA' });
    expect(own.length).toBeGreaterThan(5);
    expect(new Set(own.map(({ state, miles }) => `${state} ${miles}`))).toEqual(new Set(['VA null']));
  });

  it('name the facility code and the Yellow Ribbon year of a school that VA’s lists know', () => {
    const known = colleges.facility.filter((code) => code !== '').length;
    expect(known / colleges.name.length).toBeGreaterThan(0.75);
    for (const year of colleges.yellowRibbon) expect(year).toMatch(/^(?:20\d\d\/20\d\d|\?|)$/);
  });

  it('with a caution flag say why and since when', () => {
    const flagged = flaggedNear(colleges, LAS_VEGAS);
    expect(flagged.length).toBeGreaterThan(0);
    for (const { reason, on } of flagged) {
      expect(reason).not.toBe('');
      expect(on ?? '2000-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it.each([
    ['States Attorney General Filed Suit for Deceptive Action', 'A state sued it or filed charges'],
    ['State Agency has filed charges against the institution', 'A state sued it or filed charges'],
    ['Settlement reached with States Attorney General', 'It settled with a state'],
    ['Inquiry by a States Attorney General', 'VA published a caution'],
    [
      'Settlement reached with the Federal Trade Commission (FTC)',
      'It settled with the Federal Trade Commission',
    ],
    ['Inquiry by the FTC', 'VA published a caution'],
    ['Settlement with U.S. Government', 'It settled with the US government'],
    ['Settlement with U.S. Government, Upcoming Campus Closure', 'It was closing'],
  ])('with the heading “%s”: %s', (published, said) => {
    expect(CAUTION_KINDS.find(({ heading }) => heading.test(published))?.said).toBe(said);
  });

  it('know which occupations can be apprenticed', () => {
    expect(apprenticeable(sponsors, ELECTRICIANS).map(({ title }) => title)).toContain('Electrician');
    expect(apprenticeable(sponsors, ['23-1011'])).toEqual([]);
  });
});

describe('federal pay', () => {
  const table = repositoryOnDemand.schedule();
  // OPM, Salary Table 2026-RUS, -VB, -SF: first and last step.
  it.each([
    ['47260', 'VA', 'Virginia Beach-Norfolk, VA-NC', true, 9, 52727, 18.8],
    ['41860', 'CA', 'San Jose-San Francisco-Oakland, CA', true, 15, 126384, 46.34],
    [null, 'AK', 'State of Alaska', true, 7, 43106, 32.36],
    [null, 'DC', 'Washington-Baltimore-Arlington, DC-MD-VA-WV-PA', true, 9, 52727, 33.94],
    [null, 'VA', 'Rest of U.S.', false, 5, 34799, 17.06],
  ])('in area %s, %s is that of %s', (area, state, locality, isSure, grade, base, percent) => {
    const pay = generalSchedulePay(table, area, state);
    expect(pay).toMatchObject({ locality, isSure, percent, year: 2026 });
    expect(pay?.grades[grade - 1]?.from).toBe(Math.round(base * (1 + percent / 100)));
    expect(pay?.grades[14]?.to).toBeLessThanOrEqual(197_200);
  });

  it('is capped, and is never lower anywhere than in the rest of the country', () => {
    expect(generalSchedulePay(table, '41860', 'CA')?.grades[14]?.to).toBe(197_200);
    expect(Math.min(...table.percent)).toBe(table.percent[table.locality.indexOf('RUS')]);
  });

  // OPM's final rule of June 7, 2011 (76 FR 32859) extended the rest of the U.S. to them.
  it.each(['PR', 'GU', 'VI', 'AS', 'MP'])('in the territory %s is that of the rest of the U.S.', (code) => {
    expect(generalSchedulePay(table, null, code)).toMatchObject({
      ...{ locality: 'Rest of U.S.', percent: 17.06, isSure: true, isTerritory: true },
    });
  });

  it('is not said where no state is', () => {
    expect(generalSchedulePay(table, null, 'VA')?.isTerritory).toBe(false);
    expect(generalSchedulePay(table, null, null)).toBeNull();
  });

  it('draws each metropolitan area into one locality at most', () => {
    const areas = table.areas.flat();
    expect(new Set(areas).size).toBe(areas.length);
  });
});
