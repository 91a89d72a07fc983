import { describe, expect, it } from 'vitest';
import { ANSWER_LETTERS, DOMAINS } from './domains.ts';
import { ENHANCED_QUESTION_IDS } from './enhanced-answers.ts';
import { enhancedQuestions, enhancedSections, type QuestionOption } from './questions.ts';

const ABSOLUTES =
  /\b(always|never|everyone|everybody|everything|nobody|nothing|completely|immediately|at all costs)\b/i;

describe('the enhanced questions', () => {
  it('are 40, five to a section, with the ids and titles of the specification', () => {
    expect(enhancedQuestions().map((question) => question.id)).toEqual(ENHANCED_QUESTION_IDS);
    expect(enhancedQuestions()[0]?.id).toBe('relationshipBuildingQ1');
    expect(enhancedQuestions()[39]?.id).toBe('workplaceReadinessQ40');
    expect(enhancedQuestions().map((question) => question.number)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(enhancedSections().map((section) => section.domain)).toEqual(DOMAINS);
    expect(enhancedSections().map((section) => section.title)).toEqual([
      'Relationship Building Strengths',
      'Strategic Thinking Strengths',
      'Execution Strengths',
      'Influence Strengths',
      'Military Experience Translation',
      'Adaptability and Resilience',
      'Career Development Orientation',
      'Civilian Workplace Readiness',
    ]);
  });

  it.each(enhancedQuestions())(
    '$id has four answers of similar length without absolutes',
    ({ options, text }) => {
      expect(options.map((option) => option.value)).toEqual([...ANSWER_LETTERS]);
      const lengths = options.map((option) => option.text.length);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.25);
      for (const option of options) expect(option.text).not.toMatch(ABSOLUTES);
      expect(text).toMatch(/[?]$/);
      expect(text.length).toBeLessThanOrEqual(130);
    },
  );

  it.each(ANSWER_LETTERS)('do not give %s away by its length', (letter) => {
    const lengthOf = (options: readonly QuestionOption[]) =>
      options.find((option) => option.value === letter)?.text.length ?? 0;
    const longest = enhancedQuestions().filter(
      ({ options }) => lengthOf(options) === Math.max(...options.map((option) => option.text.length)),
    ).length;
    const shortest = enhancedQuestions().filter(
      ({ options }) => lengthOf(options) === Math.min(...options.map((option) => option.text.length)),
    ).length;
    expect(longest).toBeGreaterThanOrEqual(5);
    expect(longest).toBeLessThanOrEqual(16);
    expect(shortest).toBeGreaterThanOrEqual(5);
    expect(shortest).toBeLessThanOrEqual(16);
  });

  it('never repeat a text', () => {
    const texts = enhancedQuestions().flatMap((question) => [
      question.text,
      ...question.options.map((option) => option.text),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
