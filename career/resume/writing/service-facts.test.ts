import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import {
  occupationTitle,
  officerSince,
  rankTitle,
  serviceName,
  serviceOf,
  wasEnlistedFirst,
} from './service-facts.ts';

const record = (given: Partial<VeteranRecord>): VeteranRecord => ({ ...EMPTY_RECORD, ...given });

describe('service facts', () => {
  it.each([
    ['Army', 'Active', 'Army'],
    ['Army', 'Guard', 'Army National Guard'],
    ['Air Force', 'Guard', 'Air National Guard'],
    ['Marines', 'Reserve', 'Marine Corps Reserve'],
    ['Navy', 'Reserve', 'Navy Reserve'],
    [null, null, ''],
  ] as const)('%s %s is %s', (branch, component, name) => {
    expect(serviceName(branch, component)).toBe(name);
  });

  it.each([
    ['Army', '25B', ''],
    ['Army', '25B - Information Technology Specialist', 'Information Technology Specialist'],
    ['Army', '68W Combat Medic Specialist', 'Combat Medic Specialist'],
    ['Navy', 'HM Hospital Corpsman', 'Hospital Corpsman'],
    ['Army', 'First Sergeant / Drill Sergeant', 'First Sergeant'],
    ['Army', 'HR Specialist', 'HR Specialist'],
    ['Army', 'IT Specialist', 'IT Specialist'],
    ['Navy', "AG Aerographer's Mate", "Aerographer's Mate"],
    ['Navy', 'Builder BU', 'Builder'],
    ['Army', '92 whiskey', ''],
    ['Army', 'Culinary specialist', 'Culinary Specialist'],
    ['Army', '31E Internment/Resettlement Specialist', 'Internment/Resettlement Specialist'],
    ['Navy', 'Operations Specialist/Air Controller', 'Operations Specialist'],
    ['Navy', 'Hospital Corpsman 8404 (L03A now)', 'Hospital Corpsman'],
    ['Navy', 'Yeoman (NEC 2514 Flag Officer Writer)', 'Yeoman'],
    ['Coast Guard', 'Marine Inspector; prior MST1', 'Marine Inspector'],
    ['Marines', '6113 / 6173 CH-53E mechanic + crew chief', 'CH-53E Mechanic and Crew Chief'],
    [
      'Marines',
      '0621 Transmissions System Operator (Field Radio)',
      'Transmissions System Operator (Field Radio)',
    ],
    [
      'Navy',
      "Machinist's Mate (A/C and Refrigeration)",
      "Machinist's Mate (Air Conditioning and Refrigeration)",
    ],
    ['Air Force', '3F0X1 Personnel', 'Personnel Specialist'],
    ['Army', '31B Military Police', 'Military Police Officer'],
    ['Army', '42R Musician (flute)', 'Musician (Flute)'],
    [
      'Army',
      '91E Allied Trades Specialist (machinist/welder)',
      'Allied Trades Specialist (Machinist and Welder)',
    ],
    ['Army', '151A Aviation Maintenance Technician (non rated)', 'Aviation Maintenance Technician'],
    ['Army', 'Kennel Master (acting)', 'Kennel Master'],
    ['Air Force', '3D1X4 Radar, Airfield & Weather Systems (RAWS)', 'Radar, Airfield & Weather Systems'],
    ['Navy', 'ELECTRICIANS MATE NUCLEAR POWER', 'Electricians Mate Nuclear Power'],
    ['Navy', 'NEC 741A ISSM-ISH (IT-INFORMATION SYSTEMS TECHNICIAN)', 'Information Systems Technician'],
    ['Coast Guard', 'ENG - Naval Engineering (CWO), was MKC', 'Naval Engineering'],
    ['Coast Guard', 'MK machinery tech', 'Machinery Technician'],
    ['Coast Guard', 'Port state control examiner', 'Port State Control Examiner'],
  ] as const)('occupation in the %s: "%s" reads "%s"', (branch, occupation, title) => {
    expect(occupationTitle(record({ branch, occupation }))).toBe(title);
  });

  it.each([
    ['Army', 'SSG', 'Staff sergeant'],
    ['Navy', 'HM2', 'Petty officer second class'],
    ['Navy', 'LS1 (SW)', 'Petty officer first class'],
    ['Navy', 'ITCS', 'Senior chief petty officer'],
    ['Navy', 'HMC (FMF)', 'Chief petty officer'],
    ['Coast Guard', 'BMCM', 'Master chief petty officer'],
    ['Coast Guard', 'CWO3', 'Chief warrant officer'],
    ['Navy', 'CWO2', 'Chief warrant officer'],
    ['Marines', 'GySgt', 'Gunnery sergeant'],
    ['Army', '1SG (Ret)', 'First sergeant'],
    ['Army', 'E-6', 'E-6'],
    ['Army', 'Sergeant First Class', 'Sergeant First Class'],
  ] as const)('rank in the %s: %s is %s', (branch, rank, title) => {
    expect(rankTitle(record({ branch, rank }))).toBe(title);
  });

  it('names an officer of a field as one, and nobody else', () => {
    const maintenance = { branch: 'Air Force', occupation: '21A aircraft maintenance' } as const;
    expect(occupationTitle(record({ ...maintenance, rank: 'Maj' }))).toBe('Aircraft Maintenance Officer');
    expect(occupationTitle(record({ ...maintenance, rank: 'Sergeant Major' }))).toBe(
      'Aircraft Maintenance Technician',
    );
    expect(occupationTitle(record({ ...maintenance, rank: 'SSgt' }))).toBe('Aircraft Maintenance Technician');
  });

  it.each([
    ['2017-03', '2023-03', 'Air Force and Space Force'],
    ['2015-01', '2019-11', 'Air Force'],
    ['12/2019', '12/2023', 'Space Force'],
    ['06/2021', null, 'Space Force'],
    [null, null, 'Space Force'],
  ])(
    'names the Air Force for time before there was a Space Force: %s to %s is %s',
    (startDate, endDate, name) => {
      expect(serviceOf(record({ branch: 'Space Force', startDate, endDate }))).toBe(name);
    },
  );

  it('names both where active duty came before the Reserve', () => {
    const responsibilities = 'Four years on active duty, then five in the Reserve: ran the paint locker.';
    expect(serviceOf(record({ branch: 'Navy', component: 'Reserve', responsibilities }))).toBe(
      'Navy and Navy Reserve',
    );
    expect(serviceOf(record({ branch: 'Navy', component: 'Reserve' }))).toBe('Navy Reserve');
  });

  it.each([
    ['CW3', 'Prior to warrant I was an 88L', true],
    ['CWO3', 'I served eleven years enlisted', true],
    ['CW2', 'Managed the shop', false],
    ['SFC', 'I served eleven years enlisted', false],
  ])('a rank of %s with "%s": served enlisted before is %s', (rank, responsibilities, before) => {
    expect(wasEnlistedFirst(record({ branch: 'Army', rank, responsibilities }))).toBe(before);
  });

  it('says since when somebody enlisted has been an officer', () => {
    const told = {
      branch: 'Army',
      startDate: '05/1999',
      responsibilities: 'Went warrant in 2006 after time as a mechanic',
    } as const;
    expect(officerSince(record({ ...told, rank: 'CW4' }))).toBe(2006);
    expect(officerSince(record({ ...told, rank: 'SFC' }))).toBeNull();
    expect(officerSince(record({ ...told, rank: 'CW4', startDate: '01/2006' }))).toBeNull();
  });
});
