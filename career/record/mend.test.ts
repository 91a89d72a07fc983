import { expect, it } from 'vitest';
import { mended } from './mend.ts';

it.each([
  ["Dir'd 12-mbr tm; 2.9K flt hrs", 'Directed 12-member team; 2,900 flight hours', 'Air Force'],
  ['inventory w/ no loss & 9 audits', 'inventory with no loss and 9 audits', null],
  ['saved $3.1K and moved 41K pounds', 'saved $3.1K and moved 41K pounds', null],
  ['medical seperation , honorable', 'medical separation, honorable', null],
  ['taugt CLS to 85 soldeirs', 'taught CLS to 85 soldiers', null],
  ['WON the award', 'Won the award', 'Army'],
  ['7,600 miles with out a accident', '7,600 miles without an accident', null],
  ['no Class A or B mishap at honduras', 'no Class A or B mishap at Honduras', null],
  ['from 71 → 90 in <3 mins', 'from 71 to 90 in under 3 minutes', null],
  ['14 weapons/3 DUIs', '14 weapons, 3 DUIs', null],
  ['to avg 40 Marines a day at ft stewart', 'to an average of 40 Marines a day at Fort Stewart', 'Marines'],
  ['in all modes incl. NVG', 'in all modes including NVG', 'Army'],
  ['picked up for X2 hygiene course', 'picked up for X2 hygiene course', 'Army'],
  ['won the award X2', 'won the award 2 times', 'Army'],
  ['cut malfunctions from 6 to 1/yr', 'cut malfunctions from 6 to 1 a year', 'Air Force'],
  [
    'forecasts, watches/warnings and mission weather',
    'forecasts, watches, warnings and mission weather',
    'Air Force',
  ],
  ['cleaned/packed parts', 'cleaned and packed parts', null],
  ['Led 34 Marines + 6 civilian contractors', 'Led 34 Marines and 6 civilian contractors', 'Marines'],
  ['glide slope out after ltg strike', 'glide slope out after lightning strike', 'Air Force'],
  ['briefed LTG Ames', 'briefed LTG Ames', 'Army'],
  ['reconciled it to .3% in 5 weeks', 'reconciled it to 0.3% in 5 weeks', null],
  ['ASIST instructor', 'ASIST instructor', 'Navy'],
  ['6K forklift, EOD, TC-AIMS II', '6K forklift, EOD, TC-AIMS II', 'Army'],
] as const)('%s -> %s', (text, expected, branch) => {
  expect(mended(text, branch)).toBe(expected);
});

it.each([
  ['oversaw 4.1M sq ft pavement', 'oversaw 4.1M-square-foot pavement'],
  ['poured 16,000 SF slab', 'poured 16,000-square-foot slab'],
  ['staked 4,300 LF of road', 'staked 4,300 linear feet of road'],
  ['swept 900 sq ft in a day', 'swept 900 square feet in a day'],
  ['covered a 640 sq mi area', 'covered a 640-square-mile area'],
  ['worked for the aroicc', 'worked for the aroicc'],
])('reads measures and short forms of another service as they are meant: %s', (typed, printed) => {
  expect(mended(typed, 'Air Force')).toBe(printed);
});
