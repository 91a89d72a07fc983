import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { ruledClaimsIn, unsupportedClaims } from './claim-check.ts';
import { doubtedBy } from './doubt.ts';
import { evidenceOf } from './evidence.ts';

const evidence = evidenceOf(
  {
    ...EMPTY_RECORD,
    branch: 'Air Force',
    rank: 'TSgt',
    achievements: [
      'flew 87 combat sorties and safely delivered 1,460 tons of cargo and 3,900 passengers to 21 forward locations',
      'resolved $212,400 in pay problems for Airmen coming off of Title 10 orders, oldest was 3 yrs',
      'negotiated a three-year freight agreement that lowered inbound cost by 7%',
      'trained 9 blueshirts on tractors and elevators',
      'cleared 117-vessel backlog in 10 mos; model adopted by 2 other Sectors',
    ].join('\n'),
    education: 'BS in HR Management at University of Maryland Global Campus, 27 credits left',
    certifications: 'Sec+',
  },
  null,
);
const claimsOf = (text: string, place = 'bullet') =>
  unsupportedClaims(text, evidence, place).map(({ claim }) => claim);

describe('a line that no rule finds anything in', () => {
  it.each([
    [
      'Cleared a backlog of 117 vessels in 10 months with a model adopted by Sectors nationwide',
      /nationwide/,
    ],
    [
      'Negotiated a three-year freight agreement that personally lowered inbound cost for every customer',
      /./,
    ],
  ])('is doubted where it says more than the statement: %s', (text, words) => {
    expect(claimsOf(text).join()).toMatch(words);
  });

  it.each([
    'Flew 87 combat sorties and delivered 1,460 tons of cargo to 21 forward locations',
    'Resolved $212,400 in pay problems for Airmen leaving Title 10 orders',
    'Negotiated a three-year freight agreement, which lowered inbound cost 7%',
    'Cleared a backlog of 117 vessels in ten months',
  ])('stands where it says the statement in other words: %s', (text) => {
    expect(claimsOf(text)).toEqual([]);
  });

  it('is told what the word adds', () => {
    const [claim] = unsupportedClaims(
      'Cleared a backlog of 117 vessels in 10 months with a model adopted by Sectors nationwide',
      evidence,
    );
    expect(claim?.why).toBe('Your record doesn’t say that it reached this far.');
  });
});

describe('a rule that may be mistaken', () => {
  it('is overruled where the line reads as true', () => {
    const text = 'Gave on-the-job training to about 15 new corrections specialists';
    const told = evidenceOf(
      {
        ...EMPTY_RECORD,
        branch: 'Army',
        achievements: 'Trained new 31Es on the pod for OJT, like 15 of them',
      },
      null,
    );
    expect(ruledClaimsIn(text, told)).not.toEqual([]);
    expect(unsupportedClaims(text, told, 'bullet')).toEqual([]);
  });

  it('is not where nothing in the record has the figure', () => {
    expect(claimsOf('Trained 14 blueshirts on tractors and elevators')).toEqual(['14']);
  });
});

describe('a credential by its full name', () => {
  it('is the one that the record has in short', () => {
    expect(claimsOf('CompTIA Security+', 'certificate')).toEqual([]);
  });

  it('is in progress where brackets say what is left', () => {
    const degree = 'BS in HR Management, University of Maryland Global Campus';
    expect(claimsOf(`${degree} (27 credits remaining)`, 'education')).toEqual([]);
    expect(claimsOf(degree, 'education')).toEqual(['Bachelor’s degree']);
  });
});

describe('a line without words', () => {
  it('claims nothing', () => {
    expect(claimsOf('!!! … ???')).toEqual([]);
    expect(claimsOf('')).toEqual([]);
  });
});

describe('what is counted of words', () => {
  const doubtedOf = doubtedBy(
    new Map([
      ['personally', { untrue: 9, true: 1 }],
      ['brought', { untrue: 1, true: 9 }],
    ]),
  );

  it('speaks for and against, and of a word never met says nothing', () => {
    expect(doubtedOf('personally')).toBeGreaterThan(0.5);
    expect(doubtedOf('brought')).toBeLessThan(-0.5);
    expect(doubtedOf('piano')).toBe(0);
  });
});
