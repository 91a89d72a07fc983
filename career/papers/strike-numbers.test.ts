import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growsInStep } from '#career/testing/growth.ts';
import { strikeNumbers } from './strike-numbers.ts';

const struck = (text: string) => strikeNumbers(text).text;

describe('numbers that are nobody’s business', () => {
  it.each([
    ['123-45-6789'],
    ['SSN: 123456789'],
    ['SSN 123 45 6789'],
    ['Social Security Number\n123-45-6789'],
    ['123–45–6789'],
    ['XXX-XX-6789'],
    ['***-**-6789'],
    ['SSN (last four): 6789'],
    ['123-45-\n6789'],
    ['DOD ID NO.: 1234567890'],
    ['EDIPI 1234567890'],
    ['Member 1234567890'],
    ['DOB: 14 FEB 1990'],
    ['Date of birth 1990-02-14'],
    ['5. DATE OF BIRTH (YYYYMMDD): 19900214'],
    ['Born February 14, 1990'],
    ['DOB 2/14/90'],
  ])('are struck out: %j', (text) => {
    expect(struck(text)).toContain('[removed]');
    expect(struck(text).replace('YYYYMMDD', '')).not.toMatch(/6789|1234567890|1990|0214|2\/14/);
  });

  it.each([
    ['Managed $123456789 in property'],
    ['NSN 1005-01-231-0973'],
    ['(210) 555-0144 | 2105550144 | maria@example.org'],
    ['Phone: 2105550144'],
    ['Served 03/2012 - 06/2020'],
    ['San Antonio, TX 78205-1234'],
    ['1,234,567,890 gallons'],
    ['Born leader who runs the 2015 drills'],
  ])('are told from other figures: %j', (text) => {
    expect(strikeNumbers(text)).toEqual({
      text,
      struck: { socialSecurity: 0, dodId: 0, birthDate: 0 },
    });
  });

  it('are struck wherever they stand once they are known', () => {
    const text = 'DOB: 19900214\nSSN: 123-45-6789\nFile 123456789, born again as 19900214';
    expect(struck(text)).not.toMatch(/\d{4}/);
    expect(strikeNumbers(text).struck).toEqual({ socialSecurity: 2, dodId: 0, birthDate: 2 });
  });

  it('is the earliest day below its label where a form has labels above values', () => {
    const text = '4b. PAY GRADE\t5. DATE OF BIRTH (YYYYMMDD)\t6. RESERVE OBLIG.\nE06\t19871230\t20250601';
    expect(struck(text)).toContain('E06\t[removed]\t20250601');
  });

  it('are never left, whatever stands around them', () => {
    const words = fc.stringMatching(/^[A-Za-z ,.:\n]{0,40}$/);
    const figures = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
    fc.assert(
      fc.property(words, words, figures(3), figures(2), figures(4), (before, after, one, two, three) => {
        const clean = struck(`${before} ${one}-${two}-${three} ${after}\nSSN ${one}${two}${three}.`);
        expect(clean).not.toContain(three);
      }),
    );
  });

  it('are found in step with the length of a text', () => {
    const read = (text: string) => strikeNumbers(text);
    expect(growsInStep(8_000, (size) => 'DOB 1990 '.repeat(size / 8), read)).toBe(true);
    expect(growsInStep(8_000, (size) => '1'.repeat(size), read)).toBe(true);
  });
});
