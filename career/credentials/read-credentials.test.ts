import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { clearanceOf } from './clearance.ts';
import { readCredentials } from './read-credentials.ts';
import { isBehind, standingOf } from './standing.ts';

const readOn = new Date('2026-11-22');
const recordOf = (certifications: string, more: Partial<VeteranRecord> = {}): VeteranRecord => ({
  ...EMPTY_RECORD,
  certifications,
  ...more,
  readOn,
});

describe('how a record stands to a credential', () => {
  it.each([
    ['EMT-B', 'emt', 'held'],
    ['EMT-B', 'paramedic', undefined],
    ['NREMT-B (current thru 3/2027)', 'paramedic', undefined],
    ['Paramedic (NREMT)', 'emt', 'held'],
    ['AEMT', 'emt', 'held'],
    ['CDL Class B', 'cdl-a', undefined],
    ['CDL Class B', 'cdl', 'held'],
    ['CDL-A', 'cdl-b', 'held'],
    ['Class B CDL w/ tanker', 'cdl-tanker', 'held'],
    ['Class B CDL', 'cdl-hazmat', undefined],
    ['CDL A with H and N endorsements', 'cdl-hazmat', 'held'],
    ['CDL permit', 'cdl', 'permit'],
    ['CDL permit', 'cdl-a', undefined],
    ['Six Sigma Yellow Belt', 'six-sigma-green', undefined],
    ['Six Sigma Yellow Belt', 'six-sigma', 'held'],
    ['LSS Black Belt (NAVSUP) 2020', 'six-sigma-green', 'held'],
    ['CDL class A had it since 08', 'cdl-a', 'held'],
    ['studying for PMP', 'pmp', 'in-progress'],
    ['PMP 2021 renewal overdue', 'pmp', 'expired'],
    ['PMP studying, CSCP (APICS) 2023', 'cscp', 'held'],
    ['RN license', 'lpn', undefined],
    ['ASIS CPP - application in, test not taken; BLS', 'asis-cpp', 'in-progress'],
    ['BLS & ACLS current', 'bls', 'held'],
    ['ACLS exp 2024', 'acls', 'expired'],
    ['Security+ CE (exp 2027), A+', 'security-plus', 'held'],
    ['Servsafe Manager (exp Mar 2024, need to retake)', 'servsafe-manager', 'expired'],
    ['CCNA (lapsed 2023), studying CCNP ENCOR', 'ccna', 'expired'],
    ['CCNA (lapsed 2023), studying CCNP ENCOR', 'ccnp', 'in-progress'],
    ['EMT class dropped', 'emt', 'none'],
    ['CDL skills test waiver', 'cdl', 'eligible'],
    ['OSHA 30', 'osha-10', 'held'],
    ['OSHA 10', 'osha-30', undefined],
    ['Secret (expired 2022)', 'clearance-secret', 'expired'],
    ['TS/SCI w/ CI poly', 'clearance-secret', 'held'],
    ['Top Secret, debriefed 2023', 'clearance-top-secret', 'expired'],
    ['Secret clearance', 'clearance-top-secret', undefined],
    ['TS/SCI eligibility', 'clearance-ts-sci', 'eligible'],
    ['none', 'pmp', undefined],
  ])('%s, asked for %s: %s', (certifications, id, status) => {
    expect(standingOf(recordOf(certifications), id)?.status).toBe(status);
  });

  it('knows whether a last day is past by the day the record is read', () => {
    const dated = recordOf('ACLS exp 2027');
    expect(standingOf(dated, 'acls')?.status).toBe('held');
    expect(standingOf({ ...dated, readOn: new Date('2028-02-01') }, 'acls')?.status).toBe('expired');
  });

  it('takes only what the veteran earned out of running text', () => {
    const others = recordOf('', { achievements: 'Mentored 7 Sailors; 3 earned Security+' });
    expect(standingOf(others, 'security-plus')).toBeUndefined();
    const own = recordOf('', { achievements: 'Earned Security+ in 2022' });
    expect(standingOf(own, 'security-plus')?.status).toBe('held');
  });

  it('takes no cleared route for a clearance', () => {
    expect(readCredentials(recordOf('', { skills: 'demolition and route clearance' }))).toEqual([]);
  });

  it('takes no skill for a certificate', () => {
    expect(readCredentials(recordOf('', { skills: 'forklift, Power BI, flight instructor' }))).toEqual([]);
  });

  it('reads class, state, polygraph and date, with the words they stand in', () => {
    const [license] = readCredentials(recordOf('ND Class A CDL 2019'));
    expect(license).toMatchObject({ class: 'A', state: 'ND', date: '2019', kind: 'licence' });
    const [clearance] = readCredentials(recordOf('TS/SCI with full scope poly active til 3/2028'));
    expect(clearance).toMatchObject({ polygraph: 'full scope', date: '2028-03', ends: true });
    expect(clearance?.source).toMatchObject({ field: 'certifications', quote: expect.any(String) });
  });

  it('leaves behind what is below, in the families that say so', () => {
    expect(isBehind(recordOf('PMP 2022'), 'capm')).toBe(true);
    expect(isBehind(recordOf('RN license'), 'lpn')).toBe(true);
    expect(isBehind(recordOf('Security+'), 'a-plus')).toBe(false);
    expect(isBehind(recordOf('studying for PMP'), 'capm')).toBe(false);
  });
});

describe('degrees', () => {
  const degrees = (education: string) =>
    readCredentials(recordOf('', { education })).map(({ level, status }) => `${level} ${status}`);

  it.each([
    ['B.S. Computer Science, UMGC 2021', ['bachelor held']],
    ['BS Criminal Justice, UTEP - 94 of 120 credits', ['bachelor in-progress']],
    ['University of Minnesota Duluth - working on BA Criminology, junior', ['bachelor in-progress']],
    ['MS Coastal Resilience LSU - withdrew after yr 1', ['master none']],
    ['MBA, Wright State Univ, 2023. BS Business Admin 2014', ['master held', 'bachelor held']],
    [
      'CCAF Cybersecurity AAS 2023; WGU BS (expected Dec 2025)',
      ['associate held', 'associate held', 'bachelor in-progress'],
    ],
    ['AAS Explosive Ord Disposal, UNR geology 45 credits', ['associate held']],
    ['MS Excel and Word', []],
    ['Associate of Applied Science, Central Texas College', ['associate held']],
    ['no diploma', ['high-school none']],
  ])('%s', (education, expected) => {
    expect(degrees(education)).toEqual(expected);
  });
});

describe('the clearance of a resume', () => {
  it.each([
    ['Excel, active Secret clearance', 'Active Secret clearance'],
    ['TS/SCI', 'TS/SCI clearance'],
    ['Clearance: Top Secret', 'Top Secret clearance'],
    ['TS clearance (expired 2025)', undefined],
    ['Had a Secret clearance, it has lapsed now.', undefined],
    ['Had a Secret clearance', undefined],
    ['Secret clearance, it’s current', 'Secret clearance'],
    ['eligible for a Secret clearance', undefined],
    ['no security clearance', undefined],
    ['secret recipes', undefined],
  ])('in "%s": %s', (skills, text) => {
    expect(clearanceOf({ ...EMPTY_RECORD, skills })?.text).toBe(text);
  });
});
