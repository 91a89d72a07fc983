import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from './text-lines.ts';

const letters = (text: string) => text.length;

describe('a text cut into lines', () => {
  it('is cut between words, never at a hyphen', () => {
    expect(textLines('Skilled in de-escalation and radios', 16, letters)).toEqual([
      'Skilled in',
      'de-escalation',
      'and radios',
    ]);
  });

  it('cuts a word that is wider than the line, and loses nothing', () => {
    expect(textLines('see https://a.example/long', 8, letters)).toEqual([
      'see',
      'https://',
      'a.exampl',
      'e/long',
    ]);
    expect(textLines('', 8, letters)).toEqual(['']);
    expect(textLines('Beach-Chesapeake-Norfolk, VA', 18, letters)).toEqual([
      'Beach-Chesapeake-',
      'Norfolk, VA',
    ]);
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 20 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 30 }), (given, width) => {
        const lines = textLines(given.join(' '), width, letters);
        expect(lines.join('').replaceAll(' ', '')).toBe(given.join(''));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('measures a word without an end a few times a letter, not the whole of it with each', () => {
    let measured = 0;
    const width = (text: string) => {
      measured += text.length;
      return text.length;
    };
    textLines('a'.repeat(5_000), 100, width);
    expect(measured).toBeLessThan(5 * 5_000);
  });
});
