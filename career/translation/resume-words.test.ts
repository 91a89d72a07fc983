import { expect, test } from 'vitest';
import { inResumeWords } from './resume-words.ts';

test.each([
  ['Executed an O&M budget of $611M', 'Executed an operation and maintenance budget of $611M'],
  ['Took 40 blood draws a day', 'Took 40 blood draws a day'],
  ['Ran the SPO shop', 'Ran the support operations section'],
])('writes out what is an acronym, and no word that looks like one: %s', (typed, printed) => {
  expect(inResumeWords(typed, { branch: 'Army' })).toBe(printed);
});
