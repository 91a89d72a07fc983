import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { growsInStep } from '#career/testing/growth.ts';
import { unsupportedClaims } from './claim-check.ts';
import { evidenceOf } from './evidence.ts';

const record: VeteranRecord = {
  ...EMPTY_RECORD,
  branch: 'Army',
  rank: 'SSG',
  yearsServed: '7-10 years',
  startDate: '2012-03',
  endDate: '2021-07',
  responsibilities:
    'Supervised 12 Soldiers and $2.5M of equipment at Fort Hood. Cut downtime by 35% in three weeks.',
  achievements:
    'o raised the inspection score from 71 to 94 percent in 5 months\no patched 412 workstations and 38 servers\no passed 44 of 45 programs\no selected as BN S4 NCOIC; PROMOTE TO FIRST SERGEANT NOW\no ran sick call 5 days a week (avg 18 pts/day)\no convoys of up to 22 trucks\no mentored 2 clerks, 3 Soldiers earned Network+',
  awards: 'ARCOM',
  certifications:
    'CompTIA Security+, 2019; CDL permit; studying for PMP; ACLS exp 2024; EMT-B; Six Sigma Yellow Belt; IATA DGR lapsed 2022',
  education: 'A.S. Logistics, Central Texas College; BS Business, UMGC - 60 of 120 credits',
  skills: 'Excel, Secret clearance, Palantir',
  postMilitaryExperience:
    'Loss Prevention associate, Target, Duluth MN 2021-2023. made 31 apprehensions\nDispatcher, Amazon, 2023 - present. 9,500 packages a night',
  readOn: new Date('2026-11-22'),
};
const evidence = evidenceOf(record, {
  jobTitle: 'Fleet Manager',
  skills: [],
  posting: { description: 'Python, Tableau', company: 'Toyota' },
});
const claims = (text: string, place?: string) => unsupportedClaims(text, evidence, place);

it('a year that the record does not give is held against what tells of the same alone', () => {
  const won = evidenceOf({ ...record, achievements: 'won the shooting cup in 2014' }, null);
  const why = (text: string) => unsupportedClaims(text, won).map((claim) => claim.why);
  expect(why('Bowled for the league in 2015')).toEqual(['Your record doesn’t give 2015 for this.']);
  expect(why('Won the shooting cup in 2015')).toEqual([
    'Your record doesn’t give 2015 for this. There it says “won the shooting cup in 2014”.',
  ]);
});

describe('a rank among peers', () => {
  const ranked = evidenceOf(
    { ...record, leadership: 'My #2/16 CGOs, promote now. Led 9 Airmen.' },
    { jobTitle: 'Fleet Manager', skills: [] },
  );

  it('is theirs whoever the peers are called, and only with both figures', () => {
    expect(unsupportedClaims('Ranked #2 of 16 peers', ranked)).toEqual([]);
    expect(unsupportedClaims('Ranked #1 of 16 peers', ranked)).not.toEqual([]);
    expect(unsupportedClaims('Ranked #2 of 9 peers', ranked)).not.toEqual([]);
  });

  it('is no warrant officer’s where warrants were served', () => {
    const police = evidenceOf(
      {
        ...record,
        branch: 'Army',
        rank: 'SGT',
        responsibilities: 'served 40 warrants with the county task force',
      },
      { jobTitle: 'Fleet Manager', skills: [] },
    );
    expect(unsupportedClaims('Served as warrant officer with the county task force', police)).not.toEqual([]);
    expect(unsupportedClaims('Served 40 warrants with the county task force', police)).toEqual([]);
  });

  it('is among those whom the record names, in full or in short, and among no others', () => {
    const among = evidenceOf(
      { ...record, branch: 'Army', rank: 'SSG', leadership: 'rated 1 of 8 SFCs by the Senior Rater' },
      { jobTitle: 'Fleet Manager', skills: [] },
    );
    expect(unsupportedClaims('Ranked #1 of 8 sergeants first class', among)).toEqual([]);
    expect(unsupportedClaims('Ranked #1 of 8 colonels', among)).not.toEqual([]);
    expect(unsupportedClaims('Ranked #2 of 16 colonels', ranked)).not.toEqual([]);
  });
});

describe('the claim check lets pass what the record says', () => {
  it.each([
    'Supervised 12 service members and $2,500,000 of equipment',
    'Supervised twelve Soldiers',
    'Responsible for $2.5M of equipment',
    'Cut downtime by 35 percent in 3 weeks at Fort Hood',
    'Cut downtime by more than 30% within three weeks',
    'Raised the inspection score by 23 points in five months',
    'Patched over 400 workstations and 38 servers',
    'Passed 44 of 45 programs',
    'Cared for about 90 patients a week',
    'Drove in convoys of up to 22 trucks',
    'Chosen as supply supervisor of the battalion',
    'Served as a staff sergeant in the Army',
    'Nine years of military service',
    'Earned the Army Commendation Medal',
    'Holds CompTIA Security+ (2019) and a Secret clearance',
    "Associate's degree in Logistics, Central Texas College",
    "Working on a Bachelor's degree in Business",
    'Studying for the PMP',
    'Six Sigma Yellow Belt',
    'Seeking a Fleet Manager position with Toyota',
    'Used Excel daily',
    'Caught 31 shoplifters',
    'Loss Prevention associate, Target, 2021 to 2023',
  ])('%s', (text) => {
    expect(claims(text)).toEqual([]);
  });
});

describe('the claim check finds what the record does not hold', () => {
  it.each([
    ['Supervised 15 service members', 'number'],
    ['Supervised fifteen service members', 'number'],
    ['Supervised １５ service members', 'number'],
    ['Supervised ٩٩ service members', 'number'],
    ['Supervised dozens of Soldiers', 'number'],
    ['Supervised 38 Soldiers', 'number'],
    ['Supervised 12 Sailors', 'number'],
    ['Managed $3M of equipment', 'money'],
    ['Managed $12 of equipment', 'money'],
    ['Cut downtime by 45%', 'percent'],
    ['Cut downtime by over 35%', 'percent'],
    ['Cut downtime by 35% in three months', 'number'],
    ['Patched 38 workstations', 'number'],
    ['Patched over 420 workstations', 'number'],
    ['Passed all 45 programs', 'number'],
    ['Drove in convoys of 22 trucks', 'number'],
    ['Raised the inspection score from 71 to 98 percent', 'percent'],
    ['Served until 2025', 'date'],
    ['Loss Prevention associate, Target, 2019 to 2023', 'date'],
    ['Promoted to master sergeant', 'rank'],
    ['Promoted to First Sergeant', 'rank'],
    ['Led a platoon', 'unit size'],
    ['Led convoys of trucks across Kuwait', 'name'],
    ['Directed the collection program', 'role'],
    ['Earned a Purple Heart', 'award'],
    ['Holds a PMP', 'certificate'],
    ['CDL Class A license', 'certificate'],
    ['Certified Paramedic', 'certificate'],
    ['Six Sigma Green Belt', 'certificate'],
    ['Holds a current ACLS certification', 'certificate'],
    ['Holds a current IATA certificate', 'certificate'],
    ['Holds a top secret clearance', 'clearance'],
    ['Public Trust cleared', 'clearance'],
    ["Earned a bachelor's degree in Business", 'school'],
    ['Worked for Toyota', 'employer'],
    ['Worked at Texas A&M', 'name'],
    ['Loss Prevention associate, Palantir', 'employer'],
    ['Graduated from Ohio State University', 'school'],
    ['Wrote scripts in Python', 'skill'],
    ['Built dashboards in tableau', 'skill'],
    ['Brought project management to the shop', 'skill'],
    ['Deployed JavaScript services', 'name'],
  ])('%s (%s)', (text, kind) => {
    expect(claims(text).map((claim) => claim.kind)).toContain(kind);
  });

  it('under the wrong employer', () => {
    expect(claims('Made 31 apprehensions', 'Target')).toEqual([]);
    expect(claims('Made 31 apprehensions', 'Amazon')).not.toEqual([]);
    expect(claims('Handled 9,500 packages a night', 'Amazon')).toEqual([]);
    expect(claims('Handled 9,500 packages a night', 'Target')).not.toEqual([]);
  });
});

describe('why a claim does not stand', () => {
  it.each([
    ['Patched 38 workstations', 'Your record says 38 servers, not 38 workstations.'],
    ['Managed $3M of equipment', 'Your record says $2.5M equipment, not $3M equipment.'],
    ['CDL license', 'Your record says that CDL is a permit: “CDL permit”.'],
    ['Holds a PMP', 'Your record says that PMP is in progress: “studying for PMP”.'],
    ['Promoted to Captain', 'Your record gives your rank as staff sergeant, not Captain.'],
    ['Led a platoon', 'Your record doesn’t mention a platoon.'],
  ])('%s: %s', (text, why) => {
    expect(claims(text).map((claim) => claim.why)).toContain(why);
  });
});

describe('a figure told in another way', () => {
  const against = (told: string, line: string) =>
    unsupportedClaims(line, evidenceOf({ ...EMPTY_RECORD, branch: 'Army', achievements: told }, null)).map(
      ({ claim }) => claim,
    );

  it.each([
    ['assist with 6-8 exams a week', 'Assisted with 6 to 8 exams a week'],
    ['My #2 of 11 Team Leaders.\no wrote a two-person checklist', 'Ranked #2 of 11 team leaders'],
    ['fix valves and lines, 22 parks w/ one partner', 'Fixed valves and lines at 22 parks with 1 partner'],
    ['Dry dock budgets around 2.5 million a year', 'Handled dry dock budgets of around $2.5M a year'],
    ['accuracy was 91.5 when I came and now 98.8', 'Raised accuracy from 91.5% to 98.8%'],
    ['99.7% uptime vs 97.2% prior yr', 'Reached 99.7% uptime compared with 97.2% the prior year'],
    [
      'a tow pin jig, went from 50 min each to 15',
      'Made a tow pin jig, cutting the time from 50 minutes to 15',
    ],
    ['reconciled it to .3% in 5 weeks', 'Reconciled it to 0.3% in 5 weeks'],
    ['graduated fourth of 40', 'Graduated fourth of 40'],
    ['packed parachutes for F18 sqdn', 'Packed parachutes for an F-18 squadron'],
    ['saved the patrol (cap said maybe 60k)', "Saved the patrol and $60K by the captain's estimate"],
  ])('%s: %s', (told, line) => {
    expect(against(told, line)).toEqual([]);
  });

  it.each([
    ['6-8 exams a week', 'Assisted with 9 exams a week'],
    ['6-8 exams a week', 'Assisted with 8 exams a week'],
    ['shot 2.5 million rounds', 'Managed $2.5M of ammunition'],
    ['91 rounds, good accuracy', 'Raised accuracy to 91%'],
    ['reconciled it to .3% in 5 weeks', 'Reconciled it to 3% in 5 weeks'],
    ['graduated fourth of 40', 'Graduated third of 40'],
    ['My #2 of 11 Team Leaders', 'Ranked #2 of 11 company commanders'],
    ['My #2 of 11 Team Leaders', 'Ranked #1 of 11 team leaders'],
    ['99.7% uptime vs 97.2% prior yr', 'Reached 98.2% uptime'],
  ])('%s, not: %s', (told, line) => {
    expect(against(told, line)).not.toEqual([]);
  });
});

describe('what proves nothing', () => {
  it('our explanation of a system, unless the system stands beside it', () => {
    const supply = evidenceOf({ ...EMPTY_RECORD, branch: 'Army', skills: 'GCSS-Army' }, null);
    expect(unsupportedClaims('SAP', supply)).not.toEqual([]);
    expect(unsupportedClaims('Kept records in GCSS-Army, a SAP-based system', supply)).toEqual([]);
  });

  it('a statement that leaves out how a credential stands', () => {
    expect(claims('CDL').map(({ kind }) => kind)).toEqual(['certificate']);
    expect(claims('CDL permit')).toEqual([]);
  });

  it('text of any length takes time by its length alone', () => {
    const long = 'Led 12 Soldiers of the 3rd Platoon and '.repeat(3000);
    expect(claims(long).length).toBeLessThan(50);
  });
});

it('looks a figure up in step with how much the record says', () => {
  const said = (count: number) =>
    evidenceOf(
      {
        ...EMPTY_RECORD,
        achievements: Array.from(
          { length: count },
          (_, at) => `- Repaired 12 pumps and ${at + 20} fans in bay${at}`,
        ).join('\n'),
      },
      null,
    );
  const line = 'Drove 12 trucks and 31 vans over mountain roads to deliver food and water';
  expect(growsInStep(200, said, (record) => unsupportedClaims(line, record))).toBe(true);
});

it('tells a medal by its name only where medals are told', () => {
  const own = {
    ...EMPTY_RECORD,
    branch: 'Air Force' as const,
    achievements: 'o loaded 40 tons of air cargo',
  };
  const found = (of: VeteranRecord) => unsupportedClaims('Earned the Air Medal', evidenceOf(of, null));
  expect(found({ ...own, awards: 'ARCOM' })).toMatchObject([{ kind: 'award', claim: 'Air Medal' }]);
  expect(found({ ...own, awards: 'Air Medal, 2 AFCMs' })).toEqual([]);
});
