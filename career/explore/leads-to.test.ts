import { expect, it } from 'vitest';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { leadsOfCode, leadsOfWords, payInWords } from './leads-to.ts';
import { militaryCodes } from './military-codes.ts';

const matching = repositoryMatching();
const leadsOf = (branch: 'Army' | 'Navy' | 'Space Force', code: string) => {
  const found = militaryCodes(matching.facts).of(branch, code);
  if (found === undefined) throw new Error(`There is no ${code}`);
  return leadsOfCode(matching, found);
};

it.each([
  ['Army', '68W'],
  ['Army', '11B'],
  ['Army', '88M'],
  ['Navy', 'HM'],
  ['Space Force', '5C0X1'],
] as const)(
  'gives %s %s its titles, strong first, each with a reason short enough for a phone',
  (branch, code) => {
    const leads = leadsOf(branch, code);
    expect(leads.length).toBeGreaterThan(4);
    const fits = leads.map(({ standing }) => standing);
    expect(fits).toEqual([...fits].sort().reverse());
    expect(fits[0]).toBe('strong');
    for (const { reason, missing, title } of leads) {
      expect(reason, title).not.toMatch(/^We count|This one is our own read|as we read|in your list/);
      expect(reason.length, reason).toBeLessThan(190);
      expect(missing).toMatch(/\.$/);
    }
  },
);

it('says of a title that no official crosswalk names that it is our own read', () => {
  expect(leadsOf('Army', '11B')[0]?.reason).toMatch(/^Our read: infantry work includes /);
  expect(leadsOf('Army', '68W')[0]?.reason).toMatch(/^The official military crosswalk matches 68W/);
});

it('reads a few words, and gives nothing for words that say nothing', () => {
  expect(leadsOfWords(matching, 'Army', 'ran a motor pool, fixed trucks').length).toBeGreaterThan(2);
  expect(leadsOfWords(matching, null, 'qqzzqq')).toEqual([]);
});

it('gives the pay by the hour of a title whose yearly pay nobody publishes', () => {
  const [musician] = leadsOf('Army', '42R').filter(({ title }) => title === 'Musician');
  if (musician === undefined) throw new Error('Nothing leads to Musician');
  expect(payInWords(musician)).toBe('$47.80 an hour (median)');
});
