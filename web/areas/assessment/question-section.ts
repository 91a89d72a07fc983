import { basicQuestions } from '#career/assessment/basic/basic-questions.ts';
import type { AnswerLetter } from '#career/assessment/domains.ts';
import { enhancedSections, type QuestionOption } from '#career/assessment/questions.ts';

export interface Question {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly options: readonly QuestionOption[];
}

/** Some questions shown together, with a tab of their own. */
export interface QuestionSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export type Answers = Readonly<Record<string, AnswerLetter>>;

/** The eight sections of the enhanced assessment. */
export const ENHANCED_FORM_SECTIONS: readonly QuestionSection[] = enhancedSections().map(
  ({ domain, title, questions }) => ({
    id: domain,
    title,
    questions,
  }),
);

const BASIC_TITLES = [
  'Situations, part 1',
  'Situations, part 2',
  'Situations, part 3',
  'How you like to work',
];
const QUESTIONS_PER_PART = 5;

/** The basic assessment in four parts of five: fifteen situations, then five preferences. */
export const BASIC_FORM_SECTIONS: readonly QuestionSection[] = BASIC_TITLES.map((title, part) => ({
  id: `part-${part + 1}`,
  title,
  questions: basicQuestions().slice(part * QUESTIONS_PER_PART, (part + 1) * QUESTIONS_PER_PART),
}));

/** How many questions of a section have an answer. */
export function answeredIn(section: QuestionSection, answers: Answers): number {
  return section.questions.filter(({ id }) => answers[id] !== undefined).length;
}

/** Every question id of some sections. */
export function questionIdsIn(sections: readonly QuestionSection[]): string[] {
  return sections.flatMap((section) => section.questions.map(({ id }) => id));
}

/** Where to begin: the first section with an open question, which is where someone who comes back had stopped. */
export function firstOpenSection(sections: readonly QuestionSection[], answers: Answers): number {
  const open = sections.findIndex((section) => answeredIn(section, answers) < section.questions.length);
  return open === -1 ? sections.length - 1 : open;
}
