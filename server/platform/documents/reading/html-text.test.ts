import { expect, it } from 'vitest';
import { textOfHtml } from './html-text.ts';

const row = (...cells: string[]) =>
  textOfHtml(`<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`).trim();

it.each([
  [['Driver', 'Acme', '2019'], 'Driver | Acme | 2019'],
  // A column of several lines is read by itself; dates beside it join its first line.
  [['<p>Driver</p><p>Drove trucks.</p>', '2019 - 2021'], 'Driver\t2019 - 2021\nDrove trucks.'],
  [
    ['<p>Driver</p><p>Drove trucks.</p>', '<p>Cook</p><p>Cooked.</p>'],
    'Driver\nDrove trucks.\n\nCook\nCooked.',
  ],
])('a row of %j becomes lines', (cells, text) => {
  expect(row(...cells)).toBe(text);
});
