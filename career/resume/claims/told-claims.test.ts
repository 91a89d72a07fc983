import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { ruledClaimsIn } from './claim-check.ts';
import { evidenceOf } from './evidence.ts';

const record = {
  ...EMPTY_RECORD,
  branch: 'Army' as const,
  achievements: [
    'Took the tug from Tacoma to Hawaii and back with no loss of propulsion.',
    'Wrote a checklist for personal effects inventory that the company later adopted.',
    'Assisted with 388 dental patients in 12 days.',
    'Supported 3 source selections as an evaluator.',
    'Recommended for duty as a drill instructor by the sergeant major.',
    'Delivered the missile warning program 3 weeks after the new baseline.',
    'Held two satellite analytics contracts worth $8.7 million.',
    "Was federal on-scene coordinator's representative for 6 parishes.",
    'Carried the drill for the battalion in Kuwait.',
  ].join('\n'),
};
const evidence = evidenceOf(record, null);
const claimsOf = (line: string) => ruledClaimsIn(line, evidence).map(({ claim }) => claim);

describe('what a line says otherwise than the statement it tells', () => {
  it.each([
    ['another place', 'Took the tug from Tacoma to Kuwait and back with no loss of propulsion', 'Kuwait'],
    [
      'a larger unit',
      'Wrote a checklist for personal effects inventory that the battalion adopted',
      'battalion',
    ],
    ['a deed of one’s own', 'Treated 388 dental patients in 12 days', 'Treated 388 dental patients in'],
    ['having run it', 'Chaired 3 source selections', 'Chaired'],
    ['that it was done', 'Selected for duty as a drill instructor', 'Selected'],
    ['early for late', 'Delivered the missile warning program 3 weeks ahead of the new baseline', 'ahead'],
    ['a sum for each', 'Held two satellite analytics contracts worth $8.7 million each', '$8.7 million each'],
    [
      'the post itself',
      'Served as federal on-scene coordinator for 6 parishes',
      'federal on-scene coordinator',
    ],
    ['that nobody was faster', 'Carried the fastest drill for the battalion in Kuwait', 'fastest'],
  ])('is a claim: %s', (_what, line, claim) => {
    expect(claimsOf(line)).toContain(claim);
  });

  it.each([
    'Took the tug from Tacoma to Hawaii and back with no loss of propulsion',
    'Wrote a checklist for personal effects inventory, adopted by the company',
    'Assisted 388 dental patients within 12 days',
    'Evaluated 3 source selections',
    'Recommended as a drill instructor',
    'Delivered the missile warning program 3 weeks late against the new baseline',
    'Held two satellite analytics contracts worth $8.7 million in all',
    "Served as federal on-scene coordinator's representative for 6 parishes",
  ])('%s stands', (line) => {
    expect(claimsOf(line)).toEqual([]);
  });
});
