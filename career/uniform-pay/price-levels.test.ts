import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { pricesInWords } from './price-levels.ts';

const norfolk = { level: 97.36, of: 'Norfolk', wider: false };
const sanDiego = { level: 112.4, of: 'San Diego', wider: false };

describe('a salary in another place', () => {
  it('is told by what it buys there', () => {
    // 100,000 * 112.4 / 97.36 = 115,447.8
    expect(pricesInWords(100_000, norfolk, sanDiego)).toBe(
      'Prices in San Diego are about 15% higher than in Norfolk, where your duty station is (BEA, 2023). It takes about $115,400 there to buy what $100,000 buys at your station. The figures below still use $100,000.',
    );
    expect(pricesInWords(100_000, sanDiego, norfolk)).toContain('13% lower');
    expect(pricesInWords(100_000, sanDiego, norfolk)).toContain('$86,600');
  });

  it('needs no other amount where prices are alike', () => {
    expect(pricesInWords(100_000, norfolk, { ...sanDiego, level: 97.5 })).toBe(
      'Prices in San Diego are about the same as in Norfolk, where your duty station is (BEA, 2023).',
    );
  });

  it('is left out in the same area, without a level, and without a salary', () => {
    expect(pricesInWords(100_000, norfolk, norfolk)).toBeNull();
    expect(pricesInWords(100_000, null, norfolk)).toBeNull();
    expect(pricesInWords(100_000, norfolk, null)).toBeNull();
    expect(pricesInWords(0, norfolk, sanDiego)).toBeNull();
  });

  it('takes the levels that BEA publishes for the areas of both', () => {
    const of = (zip: string) => {
      const answer = repositoryFacts().places().resolve(zip);
      return 'place' in answer ? answer.place.prices : null;
    };
    expect(pricesInWords(100_000, of('23510'), of('92134'))).toMatch(
      /^Prices in San Diego-Chula Vista-Carlsbad, CA are about \d+% higher than in Virginia Beach-Chesapeake-Norfolk, VA-NC/,
    );
  });
});
