import { describe, expect, it } from 'vitest';
import { withPlainVerbs } from './casual-verbs.ts';

describe('how people say what they did', () => {
  it.each([
    ['Broke in 7 new drivers', 'Trained 7 new drivers'],
    ['Stood up a repair cell and kept track of 90 orders', 'Established a repair cell and tracked 90 orders'],
    ['Manned the front desk on nights', 'Staffed the front desk on nights'],
    ['Run point on the yearly move', 'Lead the yearly move'],
    ['Got rid of 38% of the oil', 'Eliminated 38% of the oil'],
    ['Put together the yearly order', 'Prepared the yearly order'],
    ['Rated 6 sergeants', 'Evaluated the performance of 6 sergeants'],
  ])('%s -> %s', (line, written) => {
    expect(withPlainVerbs(line)).toBe(written);
  });

  it.each([
    'Stood up to the inspector',
    'Broke in through a window',
    'Manned outposts',
    'Rated highest of all',
  ])('%s means something else, and stays', (line) => {
    expect(withPlainVerbs(line)).toBe(line);
  });
});
