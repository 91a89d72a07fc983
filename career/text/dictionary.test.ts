import { describe, expect, it } from 'vitest';
import { isEnglish, withItsCapital } from './dictionary.ts';

describe('the dictionary', () => {
  it.each(['maintenance', 'Honduras', 'sorties', 'evolutions', 'cybersecurity', 'defueled', 'pilot’s'])(
    'has "%s"',
    (word) => {
      expect(isEnglish(word)).toBe(true);
    },
  );

  it.each(['plts', 'honduras', 'recieved', 'supvs', 'x'.repeat(100_000)])('lacks %s', (word) => {
    expect(isEnglish(word)).toBe(false);
  });

  it('gives a name its capital and leaves every other word', () => {
    expect(['honduras', 'monday', 'maintenance', 'plts'].map(withItsCapital)).toEqual([
      'Honduras',
      'Monday',
      'maintenance',
      'plts',
    ]);
  });
});
