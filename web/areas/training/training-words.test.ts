import { describe, expect, it } from 'vitest';
import type { LicenseReply } from '#contract/training.ts';
import { aroundInWords, milesInWords, ownInWords, vaInWords } from './training-words.ts';

const WASHINGTON = { code: 'WA', name: 'Washington' };
const license = (own: LicenseReply['own'], federal = false) => ({ own, federal }) as LicenseReply;

describe('the words of licenses and training', () => {
  it.each([
    [null, null],
    [0, 'under a mile'],
    [1, '1 mile'],
    [23, '23 miles'],
  ])('%s miles are %s', (miles, words) => {
    expect(milesInWords(miles)).toBe(words);
  });

  it('say from where miles are counted, and that a state has none', () => {
    const place = { name: 'Norfolk, VA', states: [WASHINGTON], within: 75 };
    expect(aroundInWords({ ...place, measuredFrom: 'county' })).toContain('the middle of its county');
    expect(aroundInWords({ ...place, measuredFrom: null })).toContain('In all of Washington');
  });

  it('never say that a state takes what the record lists, unless the state gave it', () => {
    const own = { status: 'held', name: 'EMT', state: null } as const;
    expect(ownInWords(license(null), WASHINGTON)).toBeNull();
    expect(ownInWords(license(own), WASHINGTON)).toContain('may count');
    expect(ownInWords(license({ ...own, state: 'TX' }), WASHINGTON)).toContain('EMT from TX. It may count');
    expect(ownInWords(license({ ...own, state: 'WA' }), WASHINGTON)).toContain('from Washington');
    expect(ownInWords(license(own, true), WASHINGTON)).toContain('every state');
    expect(ownInWords(license({ ...own, status: 'expired' }), WASHINGTON)).toContain('renew');
  });

  it('name the facility code, or whom to ask, and the year of the Yellow Ribbon list', () => {
    const college = { facilityCode: '11909446', yellowRibbon: '2019/2020' } as Parameters<
      typeof vaInWords
    >[0];
    expect(vaInWords(college)).toEqual([
      'GI Bill facility code 11909446',
      'On VA’s Yellow Ribbon list for 2019/2020',
    ]);
    expect(vaInWords({ ...college, yellowRibbon: '?' })[1]).toContain('no year given');
    expect(vaInWords({ ...college, facilityCode: null })).toEqual([
      'VA facility code not found. Ask the school.',
    ]);
  });
});
