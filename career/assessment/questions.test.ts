import { describe, expect, it } from 'vitest';
import { ANSWER_LETTERS, DOMAINS } from './domains.ts';
import { ENHANCED_QUESTION_IDS } from './enhanced-answers.ts';
import { ENHANCED_QUESTIONS, ENHANCED_SECTIONS } from './questions.ts';

const ABSOLUTES =
  /\b(always|never|everyone|everybody|everything|nobody|nothing|completely|immediately|at all costs)\b/i;

describe('the enhanced questions', () => {
  it('are 40, five to a section, with the ids and titles of the specification', () => {
    expect(ENHANCED_QUESTIONS.map((question) => question.id)).toEqual(ENHANCED_QUESTION_IDS);
    expect(ENHANCED_QUESTIONS[0]?.id).toBe('relationshipBuildingQ1');
    expect(ENHANCED_QUESTIONS[39]?.id).toBe('workplaceReadinessQ40');
    expect(ENHANCED_QUESTIONS.map((question) => question.number)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(ENHANCED_SECTIONS.map((section) => section.domain)).toEqual(DOMAINS);
    expect(ENHANCED_SECTIONS.map((section) => section.title)).toEqual([
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

  it.each(ENHANCED_QUESTIONS)(
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
    const lengthOf = (options: (typeof ENHANCED_QUESTIONS)[number]['options']) =>
      options.find((option) => option.value === letter)?.text.length ?? 0;
    const longest = ENHANCED_QUESTIONS.filter(
      ({ options }) => lengthOf(options) === Math.max(...options.map((option) => option.text.length)),
    ).length;
    const shortest = ENHANCED_QUESTIONS.filter(
      ({ options }) => lengthOf(options) === Math.min(...options.map((option) => option.text.length)),
    ).length;
    expect(longest).toBeGreaterThanOrEqual(5);
    expect(longest).toBeLessThanOrEqual(16);
    expect(shortest).toBeGreaterThanOrEqual(5);
    expect(shortest).toBeLessThanOrEqual(16);
  });

  it('never repeat a text', () => {
    const texts = ENHANCED_QUESTIONS.flatMap((question) => [
      question.text,
      ...question.options.map((option) => option.text),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
