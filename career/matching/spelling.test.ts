import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { respell, SpellingIndex } from './spelling.ts';

const WORDS = ['mechanic', 'truck', 'driver', 'diver', 'inventory', 'cook', 'logistics'];
const index = new SpellingIndex(WORDS);

describe('mending a slip of the keyboard', () => {
  it.each([
    ['mechanc', 'mechanic'],
    ['mehcanic', 'mechanic'],
    ['mechannic', 'mechanic'],
    ['inventary', 'inventory'],
    ['truk', 'truck'],
    ['drivr', 'driver'],
  ])('reads %s as %s', (typed, meant) => {
    expect(respell(index, typed)).toBe(meant);
  });

  it.each(['cok', 'zzzzzz', 'loggerhead', 'core', ''])('leaves %j alone', (typed) => {
    expect(respell(index, typed)).toBeUndefined();
  });

  it('does not look for a word of thousands of letters, which would cost as many copies of it', () => {
    const asked: string[] = [];
    class Watched extends SpellingIndex {
      override of(form: string) {
        asked.push(form);
        return super.of(form);
      }
    }
    expect(respell(new Watched(WORDS), 'a'.repeat(5000))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('takes no word for another whose form has the same hash', () => {
    // The 32-bit FNV-1a hash of both is 0x5e4daa9d.
    expect(new SpellingIndex(['costarring']).of('liquid')).toEqual([]);
  });

  it('finds every known word again when one inner letter is lost', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('mechanic', 'inventory', 'logistics'),
        fc.integer({ min: 1, max: 7 }),
        (word, at) => {
          expect(respell(index, word.slice(0, at) + word.slice(at + 1))).toBe(word);
        },
      ),
    );
  });
});
