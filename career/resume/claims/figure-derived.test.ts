import { expect, test } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { ruledClaimsIn } from './claim-check.ts';
import { evidenceOf } from './evidence.ts';

const unsupported = (said: string, line: string) =>
  ruledClaimsIn(line, evidenceOf({ ...EMPTY_RECORD, branch: 'Army', achievements: said }, null)).map(
    ({ claim }) => claim,
  );

test.each([
  ['supervised 23 Soldiers and 16 contractors', 'Supervised 39 Soldiers and contractors'],
  [
    '212 corrective and 1,640 preventive maintenance actions on 4 engines',
    'Directed 1,852 maintenance actions on 4 engines',
  ],
  [
    'coached 7 Soldiers to the promotion board; 6 selected',
    'Coached 7 Soldiers to the promotion board, with 86% selected',
  ],
  [
    'ran a traffic control point 12 days, 4,000 cars/day',
    'Ran a traffic control point for 48,000 cars over 12 days',
  ],
  ['built 1,100 meters of obstacle belt in 72 hours', 'Built 1.1 kilometers of obstacle belt in three days'],
  ['inspected 18 cars a day, 5 days a week', 'Inspected 90 cars a week'],
  ['measured WBGT daily', 'Measured wet bulb globe temperature (WBGT) daily'],
])('what follows from two figures is supported: "%s" -> "%s"', (said, line) => {
  expect(unsupported(said, line)).toEqual([]);
});

test.each([
  ['supervised 23 Soldiers and 16 trucks', 'Supervised 39 Soldiers'],
  [
    'coached 7 Soldiers to the promotion board; 6 selected',
    'Coached Soldiers to the promotion board, with 95% selected',
  ],
  ['ran a traffic control point 12 days, 4,000 cars/day', 'Ran a traffic control point for 58,000 cars'],
  ['ran a traffic control point 12 days, 4,000 cars', 'Ran a traffic control point for 48,000 cars'],
  ['counted 2,880 trucks and 40 cars/day', 'Counted 80 cars'],
  ['inspected 18 cars a day, 5 days a week', 'Inspected 120 cars a week'],
  ['won the board once', 'Won the board twice'],
  ['placed third in a field of 40', 'Placed fourth in a field of 40'],
  ['built 1,100 feet of obstacle belt', 'Built 1.1 kilometers of obstacle belt'],
  ['- Katrina? no. Hurricane Ida 2021: ran a checkpoint', 'Ran a checkpoint after Hurricane Katrina'],
])('what does not follow is none: "%s" -> "%s"', (said, line) => {
  expect(unsupported(said, line)).not.toEqual([]);
});
