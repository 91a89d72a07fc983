import { expect, it } from 'vitest';
import { mended } from './mend.ts';

it.each([
  ["Dir'd 12-mbr tm; 2.9K flt hrs", 'Directed 12-member team; 2,900 flight hours', 'Air Force'],
  ['inventory w/ no loss & 9 audits', 'inventory with no loss and 9 audits', null],
  ['saved $3.1K and moved 41K pounds', 'saved $3.1K and moved 41K pounds', null],
  ['medical seperation , honorable', 'medical separation, honorable', null],
  ['WON the award', 'Won the award', 'Army'],
  ['6K forklift, EOD, TC-AIMS II', '6K forklift, EOD, TC-AIMS II', 'Army'],
] as const)('%s -> %s', (text, expected, branch) => {
  expect(mended(text, branch)).toBe(expected);
});
