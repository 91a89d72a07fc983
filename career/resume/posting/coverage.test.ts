import { describe, expect, it } from 'vitest';
import { emptyResumeContent, type ResumeContent } from '../document.ts';
import { coverageOf } from './coverage.ts';
import { readPosting } from './read-posting.ts';

const cover = (
  posting: string,
  change: Partial<ResumeContent>,
  yearsServed: '4-6 years' | null = '4-6 years',
) => coverageOf(readPosting(posting), { ...emptyResumeContent(), ...change }, { yearsServed });
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

  it('shows the line that speaks to a term', () => {
    const { terms } = cover('Must have Excel.', { militaryAchievements: ['Kept the books in Excel'] });
    expect(terms[0]).toMatchObject({ presence: 'found', evidence: 'Kept the books in Excel' });
  });

  it('weighs must-haves double and a part half', () => {
    const posting = 'Excel and SAP required.\nTableau is a plus.';
    expect(cover(posting, { skills: ['Excel'] }).score).toBeCloseTo(2 / 5);
    expect(cover(posting, { skills: ['Excel', 'Tableau'] }).score).toBeCloseTo(3 / 5);
    expect(cover('', {}).score).toBe(1);
  });
});
