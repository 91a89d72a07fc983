import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { unsupportedClaims } from './claim-check.ts';
import { evidenceOf } from './evidence.ts';
import { saidInstead } from './said-instead.ts';

const evidence = evidenceOf(
  {
    ...EMPTY_RECORD,
    branch: 'Army',
    rank: 'SSG',
    responsibilities: 'Led 12 soldiers and ran convoys of 30 vehicles over 40,000 miles. Kept the arms room.',
    achievements: 'Passed 44 of 45 programs.',
    certifications: 'CDL permit; Secret clearance',
    education: 'Associate of Arts, 2019',
    earlierService: [
      {
        ...{ branch: 'Navy', component: null, occupation: 'Boatswain', rank: 'PO2' },
        ...{ startDate: '2001', endDate: '2005', duties: 'Painted 7 hulls of frigates in Norfolk.' },
      },
    ],
  },
  null,
);
const instead = (text: string, place?: string) =>
  unsupportedClaims(text, evidence, place).map((claim) => saidInstead(text, claim, evidence));

describe('what the record says instead', () => {
  it('is the statement that the line contradicts, with the field it stands in', () => {
    expect(instead('Led 30 soldiers')).toContainEqual({
      field: 'responsibilities',
      earlier: null,
      quote: expect.stringContaining('Led 12 soldiers'),
    });
    expect(instead('Served as a First Sergeant of the company')).toContainEqual({
      ...{ field: 'rank', earlier: null, quote: 'SSG' },
    });
    expect(instead('CDL license', 'certifications')).toContainEqual({
      ...{ field: 'certifications', earlier: null, quote: 'CDL permit' },
    });
  });

  it('is the other year, the other level, and what was only begun', () => {
    const quotes = (text: string, place?: string) => instead(text, place).map((said) => said?.quote ?? null);
    expect(quotes('Associate of Arts, 2021', 'civilianEducation')).toContainEqual(
      expect.stringContaining('2019'),
    );
    expect(quotes('Top Secret clearance', 'clearance')).toContainEqual(expect.stringContaining('Secret'));
  });

  it('names the earlier period of service that tells it', () => {
    expect(instead('Painted 9 hulls of frigates in Norfolk')).toContainEqual(
      expect.objectContaining({ earlier: 0, quote: expect.stringContaining('7 hulls') }),
    );
  });

  it('is nothing where the record says nothing of it', () => {
    expect(instead('Managed payroll for 14 depots in Kuwait').length).toBeGreaterThan(0);
    expect(instead('Managed payroll for 14 depots in Kuwait').filter(Boolean)).toEqual([]);
  });
});
