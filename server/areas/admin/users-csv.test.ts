import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvField, csvHead, csvLine } from './users-csv.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', "'", ',', ';', ' ', 'a', '＝', '\uFEFF'),
  }),
);

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['  =1', `"'  =1"`],
  ['＝1', `"'＝1"`],
  ['O"Brien, Jr.', '"O""Brien, Jr."'],
  ['José', 'José'],
  // A spreadsheet of a country that writes 1,5 parts columns at semicolons.
  ['x;=1', `"x;'=1"`],
  ['x\t@1', `"x\t'@1"`],
  ['O;Brien', 'O;Brien'],
])('writes %j as %s', (value, field) => {
  expect(csvField(value)).toBe(field);
});

it('writes nothing for nothing, and numbers as they are', () => {
  expect(csvLine([null, -5, ''])).toBe(',-5,\r\n');
});

it('reads back as it was written, whatever people call themselves, and nothing that comes back is a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyText, anyText), { maxLength: 8 }), (rows) => {
      const file = csvHead(['one', 'two']) + rows.map(csvLine).join('');
      const read = parse(file, { bom: true, record_delimiter: '\r\n' }) as string[][];
      expect(read.slice(1)).toHaveLength(rows.length);
      for (const [place, row] of rows.entries()) {
        for (const [column, value] of row.entries()) {
          const back = read[place + 1]?.[column] ?? '';
          expect(back).not.toMatch(/(?:^|[;\t\r\n])\s*[=+\-@＝＋－＠]|^[\t\r\n]/u);
          // Nothing but apostrophes is added.
          expect(back.replaceAll("'", '')).toBe(value.replaceAll("'", ''));
        }
      }
    }),
    { numRuns: 2000 },
  );
});
