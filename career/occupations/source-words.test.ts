import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { monthOf, sourceInWords } from './source-words.ts';

describe('the date of a source', () => {
  it.each([
    ['2025-05', 'May 2025'],
    ['2026-01-01', 'January 2026'],
    ['2020', '2020'],
    ['not stated', null],
  ])('%s is read as %s', (date, words) => {
    expect(monthOf(date)).toBe(words);
  });
});

describe('a source below its figures', () => {
  it.each([
    ['oews-2025', 'BLS Occupational Employment and Wage Statistics, May 2025 (national)'],
    ['bls-ep-2024-34', 'BLS Employment Projections 2024-34 (August 2025)'],
    ['oews-state-2024', 'BLS OEWS states, May 2024 (states and territories)'],
    ['dfas-pay-2026', 'Military basic pay and food allowance 2026 (January 2026)'],
  ])('%s says its month once', (id, words) => {
    const source = repositoryFacts().sources.get(id);
    expect(source && sourceInWords(source)).toBe(words);
  });

  it('names a month for every figure of pay, growth and employment', () => {
    const { sources } = repositoryFacts();
    const ids = ['oews-2025', 'bls-ep-2024-34', 'oews-metro-2025', 'oews-state-2024', 'oflc-2025-26'];
    for (const id of [...ids, 'onet-29.3', 'dfas-pay-2026', 'dtmo-bah-2026', 'opm-gs-2026'])
      expect(monthOf(sources.get(id)?.date ?? ''), id).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
  });
});
