import { ANSWER_LETTERS, type AnswerLetter, DOMAINS, type Domain } from './domains.ts';
import { questionId } from './enhanced-answers.ts';
import { adaptability } from './question-bank/adaptability.ts';
import { careerDevelopment } from './question-bank/career-development.ts';
import { execution } from './question-bank/execution.ts';
import { influence } from './question-bank/influence.ts';
import { militaryTranslation } from './question-bank/military-translation.ts';
import { relationshipBuilding } from './question-bank/relationship-building.ts';
import type { SectionContent } from './question-bank/section-content.ts';
import { strategicThinking } from './question-bank/strategic-thinking.ts';
import { workplaceReadiness } from './question-bank/workplace-readiness.ts';

export interface QuestionOption {
  /** Fixed: what scoring reads. The order on the screen comes from `optionOrder`. */
  readonly value: AnswerLetter;
  readonly text: string;
}

export interface EnhancedQuestion {
  /** Domain and number, as stored and sent: "relationshipBuildingQ1". */
  readonly id: string;
  /** 1 to 40, running through all sections. */
  readonly number: number;
  readonly domain: Domain;
  readonly text: string;
  readonly options: readonly QuestionOption[];
}

export interface EnhancedSection {
  readonly domain: Domain;
  readonly title: string;
  readonly questions: readonly EnhancedQuestion[];
}

const CONTENT: Readonly<Record<Domain, SectionContent>> = {
  relationshipBuilding,
  strategicThinking,
  execution,
  influence,
  militaryTranslation,
  adaptability,
  careerDevelopment,
  workplaceReadiness,
};

function sectionOf(domain: Domain): EnhancedSection {
  const { title, questions } = CONTENT[domain];
  return {
    domain,
    title,
    questions: questions.map(({ text, options }, index) => ({
      id: questionId(domain, index),
      number: Number(questionId(domain, index).slice(domain.length + 1)),
      domain,
      text,
      options: ANSWER_LETTERS.map((value) => ({ value, text: options[value] })),
    })),
  };
}

/** The eight sections of the enhanced assessment, in order, each with its five questions. */
export const ENHANCED_SECTIONS: readonly EnhancedSection[] = DOMAINS.map(sectionOf);

/** All 40 questions in order. */
export const ENHANCED_QUESTIONS: readonly EnhancedQuestion[] = ENHANCED_SECTIONS.flatMap(
  (section) => section.questions,
);
