import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASIC_STRENGTHS } from '../basic-result.ts';
import { ANSWER_LETTERS, type AnswerLetter, DOMAINS } from '../domains.ts';
import { BASIC_QUESTION_IDS, basicQuestions } from './basic-questions.ts';
import { problemsInBasicAnswers, scoreBasic } from './basic-scoring.ts';
import { basicStrengths, gradedQuestions } from './basic-tables.ts';

const allWith = (letter: AnswerLetter) => Object.fromEntries(BASIC_QUESTION_IDS.map((id) => [id, letter]));
const anyAnswers = fc
  .array(fc.constantFrom(...ANSWER_LETTERS), { minLength: 20, maxLength: 20 })
  .map((letters) => Object.fromEntries(BASIC_QUESTION_IDS.map((id, index) => [id, letters[index] ?? 'D'])));

describe('the basic questions', () => {
  it('are 20 with an id and four answers each, three situations a strength', () => {
    expect(basicQuestions()).toHaveLength(20);
    for (const { options } of basicQuestions())
      expect(options.map(({ value }) => value)).toEqual([...ANSWER_LETTERS]);
    for (const strength of BASIC_STRENGTHS) {
      expect(gradedQuestions.entries().filter((question) => question.strength === strength)).toHaveLength(3);
    }
  });

  it.each(basicQuestions())('$id has answers of similar length', ({ options }) => {
    const lengths = options.map(({ text }) => text.length);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.45);
  });
});

describe('basic scoring', () => {
  it.each([
    [['A', 'A', 'C'], 'middle'],
    [['A', 'A', 'B'], 'high'],
    [['A', 'C', 'D'], 'low'],
    [['A', 'B', 'D'], 'middle'],
  ] as const)('answers of %j to what asks for a strength read %s', (letters, place) => {
    for (const { strength, ...texts } of basicStrengths.entries()) {
      const asked = gradedQuestions
        .entries()
        .flatMap((one, index) => (one.strength === strength ? [index] : []));
      const given = asked.map((index, at) => [BASIC_QUESTION_IDS[index], letters[at]]);
      const { strengthsProfile } = scoreBasic({ ...allWith('D'), ...Object.fromEntries(given) });
      expect(strengthsProfile[strength]).toBe(texts[place]);
    }
  });

  it.each([
    ['A', 'high'],
    ['B', 'middle'],
    ['D', 'low'],
  ] as const)('twenty times %s gives the %s readings', (letter, place) => {
    const { strengthsProfile } = scoreBasic(allWith(letter));
    for (const { strength, [place]: text } of basicStrengths.entries())
      expect(strengthsProfile[strength]).toBe(text);
  });

  it('names the styles', () => {
    expect(scoreBasic(allWith('A'))).toMatchObject({
      leadershipStyle: 'Directing: clear direction, clear expectations',
      problemSolvingStyle: 'Analytical: facts first',
      workEnvironment: 'You prefer a steady, well-ordered pace, in a close team',
      communicationStyle: 'Direct: the main point first',
    });
  });

  it('estimates stay between 0 and 15, and a stronger answer lowers none', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...BASIC_QUESTION_IDS), (answers, id) => {
        const before = scoreBasic(answers).estimatedScores;
        const after = scoreBasic({ ...answers, [id]: 'A' }).estimatedScores;
        for (const domain of DOMAINS) {
          expect(after[domain]).toBeGreaterThanOrEqual(before[domain]);
          expect(before[domain]).toBeGreaterThanOrEqual(0);
          expect(after[domain]).toBeLessThanOrEqual(15);
        }
      }),
    );
  });

  it('refuses what is missing, unknown or no letter, and names it', () => {
    const { basicQ20: _, ...rest } = allWith('A');
    expect(Object.keys(problemsInBasicAnswers(rest))).toEqual(['basicQ20']);
    expect(Object.keys(problemsInBasicAnswers({ ...allWith('A'), other: 'A', basicQ3: 'E' })).sort()).toEqual(
      ['basicQ3', 'other'],
    );
    expect(() => scoreBasic(rest)).toThrow(/basicQ20/);
    expect(Object.keys(problemsInBasicAnswers(null))).toEqual(['answers']);
  });
});
