import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { entryStep } from '#career/occupations/entry-education.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { EDUCATION_STEPS } from '../education.ts';
import { matchOccupation } from '../match-veteran.ts';
import { schoolingInWords } from './schooling.ts';

it.each([
  ['No formal educational credential', 'no schooling'],
  ['High school diploma or equivalent', 'high school'],
  ['Some college, no degree', 'some college or a certificate'],
  ['Postsecondary nondegree award', 'some college or a certificate'],
  ["Associate's degree", 'an associate’s degree'],
  ["Bachelor's degree", 'a bachelor’s degree'],
  ["Master's degree", 'a master’s degree'],
  ['Doctoral or professional degree', 'a doctoral or professional degree'],
])('says %s as %s', (entryEducation, words) => {
  expect(schoolingInWords(entryStep(entryEducation) ?? -1)).toBe(words);
});

it('says the schooling of every occupation, and what the veteran has, with the right article', () => {
  const matching = repositoryMatching();
  const said = new Set<string>();
  const steps = new Set<number>();
  for (const { code, civilian, figures } of matching.facts.occupations) {
    const step = figures.entryStep;
    if (step === null || !civilian || steps.has(step)) continue;
    steps.add(step);
    for (const education of [null, 'High school', 'Some college', 'Associate of Arts', 'Bachelor of Arts']) {
      const gaps = matchOccupation(code, { ...EMPTY_RECORD, education }, null, matching)?.gaps ?? [];
      for (const { kind, text } of gaps) if (kind === 'education') said.add(text);
    }
  }
  expect(steps.size).toBe(EDUCATION_STEPS.length);
  for (const text of said) {
    expect(text).toMatch(
      /^Employers usually ask for (?:some college or a certificate|an associate’s degree|a (?:bachelor’s|master’s|doctoral or professional) degree), and your record (?:doesn’t mention any schooling|shows (?:high school|some college or a certificate|an associate’s degree|a bachelor’s degree))\.$/,
    );
  }
  expect(said.size).toBeGreaterThan(8);
});
