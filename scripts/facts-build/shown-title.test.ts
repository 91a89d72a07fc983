import { expect, it } from 'vitest';
import { chooseShownTitles } from './shown-title.ts';

it('sets an official title in the singular', () => {
  const titles = ['Nurse Midwives', 'Detectives', 'Dispatchers', 'Firefighters'];
  const reported = titles.map(() => []);
  expect(chooseShownTitles(['1', '2', '3', '4'], titles, reported)).toEqual([
    'Nurse Midwife',
    'Detective',
    'Dispatcher',
    'Firefighter',
  ]);
});
