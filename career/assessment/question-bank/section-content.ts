import type { AnswerLetter } from '../domains.ts';

/**
 * How the questions are written.
 *
 * Each is a situation from service or from a civilian workplace, and all four answers are things a capable person
 * does. What the letters grade is reach, not merit: A looks at the cause, brings others in and follows through;
 * B settles the matter well; C settles one's own part of it; D keeps to what is asked, or waits. Every answer
 * carries its own good reason where there is one, all four are about as long, and none uses an absolute such as
 * "always", so that length and tone don't give the grade away. `question-bank.test.ts` holds us to it.
 */
export interface QuestionContent {
  readonly text: string;
  readonly options: Readonly<Record<AnswerLetter, string>>;
}

export interface SectionContent {
  readonly title: string;
  readonly questions: readonly QuestionContent[];
}
