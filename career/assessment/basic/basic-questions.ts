import { lazily } from '#career/lazily.ts';
import { ANSWER_LETTERS, type AnswerLetter } from '../domains.ts';
import type { QuestionOption } from '../questions.ts';
import { gradedQuestions, styleQuestions } from './basic-tables.ts';

export interface BasicQuestion {
  /** "basicQ1" to "basicQ20". */
  readonly id: string;
  /** 1 to 20. */
  readonly number: number;
  readonly text: string;
  readonly options: readonly QuestionOption[];
}

/** The id of a basic question from its place, 0 to 19. */
export function basicQuestionId(index: number): string {
  return `basicQ${index + 1}`;
}

function optionsOf(textOf: (letter: AnswerLetter) => string): QuestionOption[] {
  return ANSWER_LETTERS.map((value) => ({ value, text: textOf(value) }));
}

/** The 20 questions of the basic assessment: fifteen situations, then five preferences. */
export const basicQuestions = lazily((): readonly BasicQuestion[] =>
  [
    ...gradedQuestions
      .entries()
      .map(({ text, answers }) => ({ text, options: optionsOf((letter) => answers[letter]) })),
    ...styleQuestions
      .entries()
      .map(({ text, answers }) => ({ text, options: optionsOf((letter) => answers[letter].text) })),
  ].map((question, index) => ({ id: basicQuestionId(index), number: index + 1, ...question })),
);

/** Fifteen situations and five preferences. */
const QUESTIONS = 20;

export const BASIC_QUESTION_IDS: readonly string[] = Array.from({ length: QUESTIONS }, (_, index) =>
  basicQuestionId(index),
);
