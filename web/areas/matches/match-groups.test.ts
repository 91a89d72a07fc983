import { describe, expect, it, test } from 'vitest';
import type { JobMatchReply, MatchDetail } from '#contract/matches.ts';
import { groupMatches, neededOf, needsInWords } from './match-groups.ts';

const detail = (fit: MatchDetail['fit'], access: Partial<MatchDetail['access']>) =>
  ({ fit, access: { kind: 'ready', needs: null, weeks: null, ...access } }) as MatchDetail;
const match = (jobTitle: string, known: MatchDetail | null, relevanceScore = 75) =>
  ({ jobTitle, detail: known, relevanceScore }) as JobMatchReply;

const LIST = [
  match('EMT', detail('strong', { kind: 'license' })),
  match('Medical Assistant', detail('strong', {})),
  match('Nurse', detail('possible', { kind: 'degree' })),
  match('Clerk', detail('possible', {})),
  match('Phlebotomist', detail('strong', {})),
  match('From a posting', null),
];

describe('the groups of a list', () => {
  it('are strong before possible, ready before license before degree, and keep the order of the list', () => {
    expect(
      groupMatches(LIST).map(({ standing, access, matches }) => [
        standing,
        access,
        ...matches.map((one) => one.jobTitle),
      ]),
    ).toEqual([
      ['strong', 'ready', 'Medical Assistant', 'Phlebotomist'],
      ['strong', 'license', 'EMT'],
      ['possible', 'ready', 'Clerk', 'From a posting'],
      ['possible', 'degree', 'Nurse'],
    ]);
  });

  it('call no title strong that nobody would suggest readily: the first of a thin list is the best we found', () => {
    const thin = [
      match('Orderly', detail('strong', {}), 41),
      match('Teacher', detail('possible', { kind: 'degree' }), 25),
    ];
    expect(groupMatches(thin).map(({ standing }) => standing)).toEqual(['best', 'possible']);
  });

  it('hold every title once', () => {
    expect(groupMatches(LIST).flatMap(({ matches }) => matches)).toHaveLength(LIST.length);
    expect(groupMatches([])).toEqual([]);
  });
});

test.each([
  [detail('strong', {}), null],
  [
    detail('strong', { kind: 'license', needs: 'an EMT license', weeks: 14 }),
    'Needs an EMT license, usually about 3 months',
  ],
  [detail('strong', { kind: 'license', needs: 'a barber license' }), 'Needs a barber license'],
  [detail('possible', { kind: 'license' }), 'Needs a license or certificate'],
  [
    detail('possible', { kind: 'degree', needs: 'a bachelor’s degree' }),
    'Usually asks for a bachelor’s degree',
  ],
  [detail('possible', { kind: 'degree' }), 'Usually asks for a degree'],
  [null, null],
])('says what is missing (%#)', (known, words) => {
  expect(needsInWords(known)).toBe(words);
});

test.each([
  [detail('strong', { kind: 'license', needs: 'an EMT license' }), 'License'],
  [detail('strong', { kind: 'license', needs: 'an FAA mechanic certificate' }), 'Certificate'],
  [detail('strong', { kind: 'license' }), 'License'],
  [detail('strong', { kind: 'degree', needs: 'a bachelor’s degree and a law license' }), null],
  [detail('strong', {}), null],
  [null, null],
])('names what takes the place of "close" beside the number (%#)', (known, word) => {
  expect(neededOf(known)).toBe(word);
});
