import { expect, it } from 'vitest';
import { withoutAside } from './asides.ts';

it.each([
  [
    'Welded pipe and sewage lines (yes, sewage) on two cutters',
    'Welded pipe and sewage lines on two cutters',
  ],
  ['Beached 44 times without damage (there was another)', 'Beached 44 times without damage'],
  ['Received an Army Achievement Medal for it', 'Received an Army Achievement Medal'],
  ['Coached a robotics team now', 'Coached a robotics team'],
  ['Trained 3 analysts; one is a supervisor now', 'Trained 3 analysts; one is a supervisor now'],
  ['Led the section (12 Marines)', 'Led the section (12 Marines)'],
  ['Drove 90 miles for it', 'Drove 90 miles for it'],
])('of “%s” stays “%s”', (line, printed) => {
  expect(withoutAside(line)).toBe(printed);
});
