import { describe, expect, it } from 'vitest';
import { isEnglish } from '#career/text/dictionary.ts';
import { withLettersBack } from './omitted-letters.ts';
import { shorthandTable } from './record-tables.ts';

describe('letters that a short form leaves out', () => {
  it.each([
    ['trlrs', 'trailers'],
    ["insp'd", 'inspected'],
    ['wkends', 'weekends'],
    ['ovrsght', 'oversight'],
    ['emerg', 'emergency'],
    ['missle', 'missile'],
  ])('%s: %s', (form, word) => {
    expect(withLettersBack(form, false)).toBe(word);
  });

  it('come back in a form that begins its statement, not in a name inside one', () => {
    expect(withLettersBack("Dlvr'd", true)).toBe('delivered');
    expect(withLettersBack('Crtland', false)).toBeNull();
    expect(withLettersBack('Balad', true)).toBeNull();
  });

  it.each([
    ['plt', 'platoon, pilot or pallet'],
    ['cst', 'three letters may be anything'],
    ['trailer', 'a word'],
    ['xqzvt', 'nothing begins so'],
  ])('stay out of %s: %s', (form) => {
    expect(withLettersBack(form, false)).toBeNull();
  });

  it('are those that the table of short forms gives, where both know one', () => {
    const known = shorthandTable
      .entries()
      .filter(({ words }) => !words.includes(' '))
      .flatMap(({ short, words }) => short.filter((form) => !isEnglish(form)).map((form) => [form, words]));
    const read = known.flatMap(([form = '', word]) => {
      const found = withLettersBack(form, false);
      return found === null ? [] : [found === word];
    });
    expect(read.length).toBeGreaterThan(1200);
    expect(read.filter((isRight) => isRight).length / read.length).toBeGreaterThan(0.97);
  });
});
