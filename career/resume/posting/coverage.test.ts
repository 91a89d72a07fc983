import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { emptyResumeContent, type ResumeContent } from '../document.ts';
import { coverageOf } from './coverage.ts';
import { readPosting } from './read-posting.ts';

const cover = (
  posting: string,
  change: Partial<ResumeContent>,
  yearsServed: '4-6 years' | null = '4-6 years',
) =>
  coverageOf(readPosting(posting), { ...emptyResumeContent(), ...change }, { ...EMPTY_RECORD, yearsServed });
const presence = (posting: string, change: Partial<ResumeContent>) =>
  cover(posting, change).terms[0]?.presence;

describe('how far a resume answers a posting', () => {
  it.each<[string, string, Partial<ResumeContent>]>([
    ['found', 'Must have Excel.', { skills: ['MS Excel'] }],
    ['missing', 'Must have Excel.', { skills: ['Word processing'] }],
    ['found', 'Must have troubleshooting.', { militaryAchievements: ['Troubleshot radios'] }],
    ['partly', 'Must have process improvement.', { militaryAchievements: ['Improved safety'] }],
    ['found', 'Must have a Secret clearance.', { clearance: 'TS/SCI' }],
    ['found', 'Must have OSHA 10.', { certifications: ['OSHA 30'] }],
    ['missing', 'Must have OSHA 30.', { certifications: ['OSHA 10'] }],
    ['missing', 'Must be a Paramedic.', { certifications: ['EMT-B'] }],
    ['missing', 'Green Belt required.', { certifications: ['Six Sigma Yellow Belt'] }],
    ['partly', 'Must have a CDL.', { certifications: ['CDL permit'] }],
    ['partly', 'PMP required.', { certifications: ['studying for PMP'] }],
    ['missing', 'Must have a Class A CDL.', { certifications: ['CDL Class B'] }],
    ['missing', "Bachelor's degree required.", { civilianEducation: 'BS Biology, 30 of 120 credits' }],
    ['found', '3+ years required.', {}],
    ['partly', '5+ years required.', {}],
    ['missing', '8+ years required.', {}],
    ['found', 'High school diploma required.', { civilianEducation: 'B.S. in Nursing, 2019' }],
    ['partly', "Bachelor's degree required.", { civilianEducation: 'Associate degree in Accounting' }],
    ['missing', "Bachelor's degree required.", { civilianEducation: 'High school diploma' }],
  ])('%s: %s', (expected, posting, change) => {
    expect(presence(posting, change)).toBe(expected);
  });

  const driver = {
    ...{ kind: 'civilian' as const, title: 'Truck driver', organization: 'A firm', location: '' },
    ...{ start: 'Jan 2018', end: 'Jan 2021', current: false, hoursPerWeek: null, grade: '', lines: [] },
  };
  it.each([
    ['found', '3+ years of truck driving experience required.'],
    ['partly', '5 years of experience as a truck driver required.'],
    ['missing', '3+ years of nursing experience required.'],
    ['found', "Bachelor's degree or 3 years of truck driving experience required."],
  ])('counts years in the field that is asked for alone: %s, %s', (expected, posting) => {
    expect(presence(posting, { experience: [driver] })).toBe(expected);
  });

  it('takes one of several that would do', () => {
    expect(presence('CISSP, CISA or CISM required.', { certifications: ['CISM'] })).toBe('found');
  });

  it('never takes the aim of the summary, nor our own explanations, as proof', () => {
    expect(presence('Must be a Paramedic.', { summary: 'Seeking a Paramedic position.' })).toBe('missing');
    const line = 'Ran GCSS-Army (SAP-based supply system)';
    expect(presence('Must have SAP.', { militaryAchievements: [line] })).toBe('missing');
  });

  it('finds a requirement in words of its own in a line that uses most of them', () => {
    const asked = 'Requirements:\n- Calm with angry customers at the counter';
    expect(
      presence(asked, { militaryAchievements: ['Stayed calm with angry customers at the pass counter'] }),
    ).toBe('found');
    expect(presence(asked, { militaryAchievements: ['Drove trucks'] })).toBe('missing');
  });

  it('counts a condition for nobody and against nobody', () => {
    const posting = 'Excel required.\nMust pass a drug test.';
    expect(cover(posting, { skills: ['Excel'] }).score).toBe(1);
  });

  it('shows the line that speaks to a term', () => {
    const { terms } = cover('Must have Excel.', { militaryAchievements: ['Kept the books in Excel'] });
    expect(terms[0]).toMatchObject({ presence: 'found', evidence: 'Kept the books in Excel' });
  });

  it('weighs must-haves double and a part half', () => {
    const posting = 'Excel and SAP required.\nTableau is a plus.';
    expect(cover(posting, { skills: ['Excel'] }).score).toBeCloseTo(2 / 5);
    expect(cover(posting, { skills: ['Excel', 'Tableau'] }).score).toBeCloseTo(3 / 5);
    expect(cover('', {}).score).toBeNull();
  });
});
