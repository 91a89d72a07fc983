import { expect, it } from 'vitest';
import { inPrintedWords } from './printed-words.ts';

it.each([
  ['Used the GI bill', 'Used the GI Bill'],
  ['Found a crack on pre-flight', 'Found a crack on preflight'],
  ['Finished a management cert online', 'Finished a management certificate online'],
  ['Served aboard a VIRGINIA class submarine', 'Served aboard a Virginia-class submarine'],
  ['Passed with zero EPA/state findings', 'Passed with zero EPA and state findings'],
  ['Taught the SAPR class', 'Taught the SAPR class'],
  ['Moved 900 LBS/hour', 'Moved 900 LBS/hour'],
  ['Served as EMT/paramedic', 'Served as EMT/paramedic'],
  ['Served as as mechanic', 'Served as mechanic'],
  ['Got claims from 7% of boxes to under 2%', 'Brought claims from 7% of boxes to under 2%'],
  ['Certified 4 people', 'Certified 4 people'],
  ['Got 3 letters of appreciation', 'Got 3 letters of appreciation'],
  ['Maintained F/A-18 radars', 'Maintained F/A-18 radars'],
])('%s is printed %s', (line, printed) => {
  expect(inPrintedWords(line)).toBe(printed);
});
