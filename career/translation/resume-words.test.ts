import { expect, test } from 'vitest';
import { inResumeWords, withGlosses } from './resume-words.ts';

test.each([
  ['Executed an O&M budget of $611M', 'Executed an operation and maintenance budget of $611M'],
  ['Took 40 blood draws a day', 'Took 40 blood draws a day'],
  ['Ran the SPO shop', 'Ran the support operations section'],
])('writes out what is an acronym, and no word that looks like one: %s', (typed, printed) => {
  expect(inResumeWords(typed, { branch: 'Army' })).toBe(printed);
});

test('explains no system whose name the line explains already', () => {
  expect(withGlosses(['Repaired 4 LM2500 gas turbine engines'])).toEqual([
    'Repaired 4 LM2500 gas turbine engines',
  ]);
  expect(withGlosses(['Repaired 4 LM2500 plants'])[0]).toBe('Repaired 4 LM2500 gas turbine engine plants');
});

test('what a thing is stands right behind its designation, in the plural where the name does', () => {
  expect(withGlosses(['Inspected 41 C-17s and a UH-60', 'Entered data in GCSS-Army'])).toEqual([
    'Inspected 41 C-17 cargo aircraft and a UH-60 utility helicopter',
    expect.stringMatching(/GCSS-Army \(/),
  ]);
});

test('what was explained once is not explained again in a later line', () => {
  const [first, second] = withGlosses(['Entered data in GCSS-Army', 'Trained 9 Soldiers in GCSS-Army']);
  expect(first).toMatch(/GCSS-Army \(/);
  expect(second).toBe('Trained 9 Soldiers in GCSS-Army');
});

test('what kind of ship it was is written out, but not before its number or its class', () => {
  expect(inResumeWords('Cooked aboard an LSD', { branch: 'Navy' })).toBe(
    'Cooked aboard an amphibious landing ship',
  );
  expect(inResumeWords('Cooked on CVN 77', { branch: 'Navy' })).toBe('Cooked on CVN 77');
  expect(inResumeWords('Cooked on an LHD class ship', { branch: 'Navy' })).toBe(
    'Cooked on an LHD class ship',
  );
  expect(inResumeWords('Refueled 6 DDGs', { branch: 'Navy' })).toBe('Refueled 6 guided-missile destroyers');
});

test('a figure before a unit is its number, but not where it counts something behind it', () => {
  expect(inResumeWords('Investigated 188 NRC reports', { branch: 'Coast Guard' })).toBe(
    'Investigated 188 National Response Center reports',
  );
});

test('in a name short forms are spelled out, and nothing is put in other words', () => {
  const named = (text: string) => inResumeWords(text, { branch: 'Coast Guard', isName: true });
  expect(named('CPO initiation')).toBe('Chief petty officer initiation');
  expect(named('Port State Control Examiner')).toBe('Port State Control Examiner');
  expect(inResumeWords('Port State Control Examiner', { branch: 'Coast Guard' })).not.toBe(
    'Port State Control Examiner',
  );
});
