import { expect, it } from 'vitest';
import { withoutNoteSigns } from './signs-of-notes.ts';

it.each([
  ['won it with the 22d MEU', 'won it with the 22nd MEU'],
  ['bought a 3d printer', 'bought a 3d printer'],
  ['picked as amn of the qtr', 'picked as Airman of the qtr'],
  ['ran Op Homecoming and the Op Center', 'ran Operation Homecoming and the Op Center'],
  ['drove a 15 pax van, moved 900 pax', 'drove a 15-passenger van, moved 900 pax'],
  ["rec'd for SFC, rec'd 4 trucks", "recommended for SFC, rec'd 4 trucks"],
  ['dug 800 CY of sand in CY 14', 'dug 800 cubic yards of sand in CY 14'],
  ['cut rework 12% -> 5%', 'cut rework 12% to 5%'],
  ['saved $90K/8% of the budget', 'saved $90K (8%) of the budget'],
  ['awarded $4M/31 leases', 'awarded $4M, 31 leases'],
  ['wrote 3 plans + 14 checklists', 'wrote 3 plans and 14 checklists'],
  ['taught 2 classes/mo', 'taught 2 classes a month'],
  ['worth $2.6 mil', 'worth $2.6M'],
  ['6 MOS early', '6 months early'],
  ['talked w crews', 'talked with crews'],
  ['ran the armory of B Co and Lima CO', 'ran the armory of Company B and Lima Company'],
  ['advised the CO of R&D Co', 'advised the CO of R&D Co'],
  ['started feb 19', 'started Feb 19'],
])('reads what people note in signs: %s', (typed, printed) => {
  expect(withoutNoteSigns(typed)).toBe(printed);
});
