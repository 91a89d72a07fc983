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

const lifeOf = (told: VeteranRecord) => civilianLifeOf(told, matching.facts.titles());

const opened = (said: Partial<VeteranRecord>) => {
  const told = record(said);
  return openedWork(told, lifeOf(told));
};

const first = (said: Partial<VeteranRecord>, most = 10) =>
  matchVeteran(record(said), null, matching)
    .slice(0, most)
    .map(({ jobTitle }) => jobTitle);

describe('the professions of a record', () => {
  it('are told by what one does today, holds and has studied, the strongest first', () => {
    const { professions, leads } = lifeOf(
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
    const { professions } = lifeOf(
      record({
        certifications: 'RN license, expired 2015',
        postMilitaryExperience:
          'City patrolman 1989-1998. Real estate broker 1999-2015. Property manager, 210 apartments, 2015-present',
      }),
    );
    const [today] = professions;
    const before = professions.find(({ profession }) => profession.profession === 'policing');
    expect(today).toMatchObject({ today: true, profession: { profession: 'real-estate' } });
    expect(before).toMatchObject({ today: false });
    expect(before?.strength).toBeLessThan(0.3);
    expect(professions.some(({ licensed }) => licensed)).toBe(false);
  });

  it('say who runs others or a business today', () => {
    expect(lifeOf(record({ postMilitaryExperience: 'Own shop, 3 chairs, since 2022' })).leads).toBe(true);
    expect(lifeOf(record({ postMilitaryExperience: 'Barber, Main Street, since 2022' })).leads).toBe(false);
  });

  const todayIn = (postMilitaryExperience: string, said: Partial<VeteranRecord> = {}) =>
    lifeOf(record({ ...said, postMilitaryExperience }))
      .professions.filter(({ today }) => today)
      .map(({ profession }) => profession.profession);

  it('are read where the work of today is told in running prose, the last stage first', () => {
    expect(todayIn('Inside wireman since. Hospitals and schools, mostly conduit.')).toEqual([
      'electrical-trade',
    ]);
    expect(todayIn('Welder for a tank builder two seasons and now QC supervisor there')[0]).toBe(
      'quality-inspection',
    );
    expect(
      todayIn(
        'Sailed with a ferry company for a while and liked the people there well enough. Went from one boat to another on the coast. These days I am port engineer for the same owner.',
      ),
    ).toContain('marine-engineering-ashore');
  });

  it('are read by the official list of titles where no word of ours names the work', () => {
    expect(todayIn('I have been a funeral arranger at a family home since 2019')).toEqual(['funeral']);
    // What is the first title of none of ours is work of its own, known by its code.
    expect(todayIn('Ballet dancer since 2019')).toEqual(['27-2031.00']);
    expect(todayIn('Keeper of the seven seals since 2019')).toEqual([]);
  });

  it('are the trade of the one license held, for who runs a business without a name', () => {
    expect(todayIn('Own a shop with six employees since 2015', { certifications: 'ASE master' })).toEqual([
      'vehicles',
    ]);
    expect(todayIn('Employed in a shop since 2015', { certifications: 'ASE master' })).toEqual([]);
  });

  it('hold no wish for a job, and no rise for an end of the work', () => {
    expect(todayIn('Cashier. Want to move into curriculum, or assistant principal')).not.toContain(
      'library-and-teaching-adults',
    );
    const risen =
      'Firefighter with a city department since 2012. Engine company, promoted to lieutenant in 2020';
    expect(lifeOf(record({ postMilitaryExperience: risen })).leads).toBe(true);
  });

  it('are none in a record of service alone', () => {
    expect(lifeOf(record({ responsibilities: 'Led a fire team' }))).toEqual({
      professions: [],
      leads: false,
    });
  });
});

describe('what somebody says of today', () => {
  const told = (postMilitaryExperience: string) =>
    lifeOf(record({ postMilitaryExperience })).professions.map(({ profession }) => profession.profession);

  it('“rn” is right now, where nothing tells of care', () => {
    expect(told('moved back home. best buy geek squad rn')).not.toContain('nursing');
    expect(told('Staff rn at a hospital since 2019')).toContain('nursing');
  });

  it('is theirs, and not of whom they live with', () => {
    expect(told('Staying in Abilene, wife has the house and a hair salon here.')).toEqual([]);
    expect(told('My husband is a nurse at Mercy. Line cook since 2019.')).not.toContain('nursing');
  });

  it('is no career of today where they refuse it', () => {
    const isToday = (said: string) =>
      lifeOf(record({ postMilitaryExperience: said })).professions.some(({ today }) => today);
    expect(isToday('Line cook at a diner since 2019.')).toBe(true);
    expect(isToday('Line cook at a diner since 2019. No more kitchens.')).toBe(false);
  });
});

describe('what professions do to a list', () => {
  it('a license held beside the work that one runs leads to nobody’s charge in its own', () => {
    const titles = first({
      certifications: 'Class A CDL, State Grade III water operator',
      postMilitaryExperience:
        'Water plant operator, city of Salem, since 2018, now chief operator, 8 operators',
    });
    expect(titles).toContain('Water Treatment Plant Operator');
    expect(titles).not.toContain('Transportation Supervisor');
  });

  it('a certified security manager who leads answers no help desk', () => {
    const said = {
      branch: 'Space Force',
      occupation: '5C0X1S',
      rank: 'TSgt',
      yearsServed: '11-15 years',
      responsibilities: 'Security of the ops network, accreditation packages, audits of controls',
      education: 'BS Cybersecurity',
    } as const;
    expect(first(said)).toContain('Network Support Specialist');
    expect(first({ ...said, certifications: 'CISSP' })).not.toContain('Network Support Specialist');
  });

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
      'State license: you don’t have it yet. This work takes a law license (bar admission).',
    );
  });

  it('the service keeps its whole weight beside a certificate, and where it leads to the same work', () => {
    const life = lifeOf(record({ certifications: 'CDL Class A' }));
    expect(serviceShare(life, { ...NO_TIES, leadsTo: (code) => code === '53-3032.00' })).toBe(1);
    expect(serviceShare(life, NO_TIES)).toBe(1);
    const licensed = lifeOf(record({ certifications: 'RN Ohio license (active)' }));
    expect(serviceShare(licensed, NO_TIES)).toBeLessThan(1);
    expect(serviceShare(lifeOf(record({})), NO_TIES)).toBe(1);
  });

  it('every reason of a profession quotes the record', () => {
    const certifications = 'RDH Arizona, local anesthesia cert';
    const [match] = matchVeteran(record({ certifications }), null, matching);
    expect(match?.jobTitle).toBe('Dental Hygienist');
    const reason = match?.reasons.find(({ kind }) => kind === 'certificate');
    expect(reason?.text).toMatch(/“RDH Arizona[^”]*”, a credential in dental hygiene/);
  });

  it('a license that is missing is named first, and the work behind it stands below the work without', () => {
    const medic = matchVeteran(record({ occupation: '68W' }), null, matching);
    const codes = medic.slice(0, 10).map(({ onetSocCode }) => onetSocCode);
    expect(codes).toContain('31-9092.00');
    expect(codes).not.toContain('29-1141.00');
    const nurse = matchOccupation('29-1141.00', record({ occupation: '68W' }), null, matching);
    expect(nurse?.fit).toBe('possible');
    expect(nurse?.gaps[0]?.text).toMatch(
      /^State license: you don’t have it yet\. This work takes a registered nurse license: .*NCLEX-RN.*about 2 years\.$/,
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
