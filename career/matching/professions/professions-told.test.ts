import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { matchOccupation, matchVeteran } from '#career/matching/match-veteran.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { openedWork } from './opened-work.ts';
import { serviceShare } from './profession-scores.ts';
import { civilianLifeOf } from './professions-told.ts';

const NO_TIES = { leadsTo: () => false, sameTrade: () => false };
const matching = repositoryMatching();

const record = (said: Partial<VeteranRecord>): VeteranRecord => ({
  ...EMPTY_RECORD,
  branch: 'Army',
  rank: 'SGT',
  occupation: '11B',
  yearsServed: '4-6 years',
  readOn: new Date('2026-11-21'),
  ...said,
});

const opened = (said: Partial<VeteranRecord>) => {
  const told = record(said);
  return openedWork(told, civilianLifeOf(told));
};

const first = (said: Partial<VeteranRecord>, most = 10) =>
  matchVeteran(record(said), null, matching)
    .slice(0, most)
    .map(({ jobTitle }) => jobTitle);

describe('the professions of a record', () => {
  it('are told by what one does today, holds and has studied, the strongest first', () => {
    const { professions, leads } = civilianLifeOf(
      record({
        certifications: 'RN Ohio license (active)',
        education: 'BSN, Kent State 2021',
        postMilitaryExperience: 'Staff nurse, Mercy Hospital, since 2021',
      }),
    );
    expect(professions.map(({ profession }) => profession.profession)).toEqual(['nursing']);
    expect(professions[0]).toMatchObject({ licensed: true, today: true });
    expect(professions[0]?.proofs.map(({ kind }) => kind)).toEqual([
      'civilian-job',
      'certificate',
      'education',
    ]);
    expect(leads).toBe(false);
  });

  it('leave a license that has expired and a job of long ago behind', () => {
    const { professions } = civilianLifeOf(
      record({
        certifications: 'RN license, expired 2015',
        postMilitaryExperience:
          'City patrolman 1989-1998. Real estate broker 1999-2015. Property manager, 210 apartments, 2015-present',
      }),
    );
    const [today, before] = professions;
    expect(today).toMatchObject({ today: true, profession: { profession: 'real-estate' } });
    expect(before).toMatchObject({ today: false, profession: { profession: 'policing' } });
    expect(before?.strength).toBeLessThan(0.3);
    expect(professions.some(({ licensed }) => licensed)).toBe(false);
  });

  it('say who runs others or a business today', () => {
    expect(civilianLifeOf(record({ postMilitaryExperience: 'Own shop, 3 chairs, since 2022' })).leads).toBe(
      true,
    );
    expect(civilianLifeOf(record({ postMilitaryExperience: 'Barber, Main Street, since 2022' })).leads).toBe(
      false,
    );
  });

  it('are none in a record of service alone', () => {
    expect(civilianLifeOf(record({ responsibilities: 'Led a fire team' }))).toEqual({
      professions: [],
      leads: false,
    });
  });
});

describe('what professions do to a list', () => {
  it('a rifleman with a nurse’s license and job is a nurse first', () => {
    const titles = first({
      certifications: 'RN Kentucky license (active)',
      education: 'BSN 2021',
      postMilitaryExperience: 'ICU RN since 2023',
    });
    expect(titles.slice(0, 2)).toContain('Registered Nurse');
    expect(titles).not.toContain('Security Guard');
  });

  it('licensed work opens to who holds the license, and its gap is named to who does not', () => {
    const degree = { education: 'Juris Doctor, 2020' };
    const admitted = { ...degree, certifications: 'Texas State Bar, admitted 2020' };
    expect(opened(admitted).has('23-1011.00')).toBe(true);
    expect(opened(degree).has('23-1011.00')).toBe(false);
    const licensed = matchVeteran(record(admitted), null, matching)[0];
    expect(licensed?.jobTitle).toBe('Lawyer');
    expect(licensed?.gaps.some(({ text }) => text.startsWith('State license'))).toBe(false);
    const unlicensed = matchVeteran(record(degree), null, matching);
    const lawyer = unlicensed.find(({ jobTitle }) => jobTitle === 'Lawyer');
    expect(lawyer?.gaps[0]?.text).toBe(
      'State license: you do not have it yet. This work asks for a law license (bar admission).',
    );
  });

  it('the service keeps its whole weight beside a certificate, and where it leads to the same work', () => {
    const life = civilianLifeOf(record({ certifications: 'CDL Class A' }));
    expect(serviceShare(life, { ...NO_TIES, leadsTo: (code) => code === '53-3032.00' })).toBe(1);
    expect(serviceShare(life, NO_TIES)).toBe(1);
    const licensed = civilianLifeOf(record({ certifications: 'RN Ohio license (active)' }));
    expect(serviceShare(licensed, NO_TIES)).toBeLessThan(1);
    expect(serviceShare(civilianLifeOf(record({})), NO_TIES)).toBe(1);
  });

  it('every reason of a profession quotes the record', () => {
    const certifications = 'RDH Arizona, local anesthesia cert';
    const [match] = matchVeteran(record({ certifications }), null, matching);
    expect(match?.jobTitle).toBe('Dental Hygienist');
    const reason = match?.reasons.find(({ kind }) => kind === 'certificate');
    expect(reason?.text).toMatch(/“RDH Arizona[^”]*”, a credential of dental hygiene/);
  });

  it('a license that is missing is named first, and the work behind it stands below the work without', () => {
    const medic = matchVeteran(record({ occupation: '68W' }), null, matching);
    const codes = medic.slice(0, 10).map(({ onetSocCode }) => onetSocCode);
    expect(codes).toContain('31-9092.00');
    expect(codes).not.toContain('29-1141.00');
    const nurse = matchOccupation('29-1141.00', record({ occupation: '68W' }), null, matching);
    expect(nurse?.fit).toBe('possible');
    expect(nurse?.gaps[0]?.text).toMatch(
      /^State license: you do not have it yet\. This work asks for a registered nurse license: .*NCLEX-RN.*about 2 years\.$/,
    );
  });

  it('an engineering degree opens engineering', () => {
    expect(opened({ education: 'BS Mechanical Engineering, 2020' }).has('17-2141.00')).toBe(true);
    const student = { education: 'studying mechanical engineering, 30 credits' };
    expect(opened(student).has('17-2141.00')).toBe(false);
  });

  it('duties that tell of other work than the code lead, and the code follows', () => {
    const cook = { occupation: '92G', responsibilities: 'Cooked for two years.' };
    const desk = {
      occupation: '92G',
      responsibilities:
        'Ran the battalion help desk, imaged laptops, accounts in Active Directory, servers and network printers',
    };
    expect(first(cook, 1)).toEqual(['Institutional Cook']);
    expect(first(desk, 3)).toContain('IT Support Specialist');
    expect(first(desk, 3)).not.toContain('Chef');
  });
});
