import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { unsupportedClaims } from './claim-check.ts';
import { evidenceOf } from './evidence.ts';
import { quantitiesIn } from './quantities.ts';

const record: VeteranRecord = {
  ...EMPTY_RECORD,
  branch: 'Army',
  rank: 'SSG',
  yearsServed: '7-10 years',
  responsibilities:
    'Supervised 12 Soldiers and $2.5M of equipment at Fort Hood. Cut downtime by 35% in three weeks.',
  awards: 'ARCOM',
  certifications: 'CompTIA Security+, 2019',
  education: 'A.S., Central Texas College',
  skills: 'Excel, Secret clearance',
};
const evidence = evidenceOf(record, { jobTitle: 'Fleet Manager', skills: [] });
const kinds = (text: string) => unsupportedClaims(text, evidence).map(({ kind }) => kind);

describe('the claim check', () => {
  it.each([
    'Supervised 12 service members and $2,500,000 of equipment',
    'Supervised twelve service members',
    'Cut downtime by 35 percent in 3 weeks at Fort Hood',
    'Served as a staff sergeant in the Army',
    'Earned the Army Commendation Medal',
    'Holds CompTIA Security+ (2019) and a Secret clearance',
    'Studied at Central Texas College',
    'Seeking a Fleet Manager position',
    'Used Excel daily',
  ])('lets a line of the record pass: %s', (text) => {
    expect(unsupportedClaims(text, evidence)).toEqual([]);
  });

  it.each([
    ['Supervised 15 service members', 'number'],
    ['Supervised fifteen service members', 'number'],
    ['Managed $3M of equipment', 'money'],
    ['Managed $12 of equipment', 'money'],
    ['Cut downtime by 45%', 'percent'],
    ['Served until 2021', 'date'],
    ['Promoted to master sergeant', 'rank'],
    ['Led a platoon', 'unit size'],
    ['Earned a Purple Heart', 'award'],
    ['Holds a PMP', 'certificate'],
    ['Holds a top secret clearance', 'clearance'],
    ["Earned a bachelor's degree", 'school'],
    ['Worked for Amazon', 'employer'],
    ['Worked at Texas A&M', 'name'],
    ['Graduated from Ohio State University', 'school'],
    ['Deployed with Toyota', 'employer'],
    ['Managed 12 loading docks', 'number'],
    ['Wrote scripts in Python', 'skill'],
    ['Brought project management to the shop', 'skill'],
    ['Skilled in network security', 'skill'],
    ['Amazon warehouse work', 'name'],
    ['Deployed JavaScript services', 'name'],
  ])('finds what the record does not hold: %s (%s)', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });
});

describe('figures', () => {
  it.each([
    ['$2.5M', 'money', 2_500_000],
    ['2.5 million dollars', 'money', 2_500_000],
    ['$1,200', 'money', 1200],
    ['35%', 'percent', 35],
    ['35 percent', 'percent', 35],
    ['1,200', 'number', 1200],
    ['20k', 'number', 20_000],
    ['twelve', 'number', 12],
  ])('reads %s as %s %i', (text, kind, value) => {
    expect(quantitiesIn(text)[0]).toMatchObject({ kind, value });
  });

  it('leaves digits inside words alone', () => {
    expect(quantitiesIn('the M1A2 and COVID19')).toEqual([]);
  });
});
