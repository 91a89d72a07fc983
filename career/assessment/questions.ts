import { z } from 'zod';
import { entryOf, noRepeats, tableOf, type WholeTable, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import questionRows from '#knowledge/assessment/enhanced-questions.json' with { type: 'json' };
import sectionRows from '#knowledge/assessment/sections.json' with { type: 'json' };
import { ANSWER_LETTERS, type AnswerLetter, DOMAINS, type Domain, QUESTIONS_PER_DOMAIN } from './domains.ts';
import { questionId } from './enhanced-answers.ts';

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

const fiveADomain: WholeTable<{ readonly domain: Domain }> = (entries, fault) => {
  for (const domain of DOMAINS) {
    const own = entries.filter((entry) => entry.domain === domain).length;
    if (own !== QUESTIONS_PER_DOMAIN) {
      const at = Math.max(
        0,
        entries.findLastIndex((entry) => entry.domain === domain),
      );
      fault(at, 'domain', `${domain} has ${own} questions, and must have ${QUESTIONS_PER_DOMAIN}`);
    }
  }
};

export const enhancedQuestionTable = tableOf(
  'assessment/enhanced-questions.json',
  questionRows,
  () => entryOf({ text: words, domain: z.enum(DOMAINS), answers: z.record(z.enum(ANSWER_LETTERS), words) }),
  noRepeats('text', (entry) => entry.text),
  fiveADomain,
);

export const sectionTable = tableOf(
  'assessment/sections.json',
  sectionRows,
  () => entryOf({ title: words, domain: z.enum(DOMAINS) }),
  noRepeats('domain', (entry) => entry.domain),
);

function sectionOf(domain: Domain): EnhancedSection {
  const questions = enhancedQuestionTable.entries().filter((entry) => entry.domain === domain);
  return {
    domain,
    title: sectionTable.entries().find((entry) => entry.domain === domain)?.title ?? '',
    questions: questions.map(({ text, answers }, index) => ({
      id: questionId(domain, index),
      number: Number(questionId(domain, index).slice(domain.length + 1)),
      domain,
      text,
      options: ANSWER_LETTERS.map((value) => ({ value, text: answers[value] })),
    })),
  };
}

/** The eight sections of the enhanced assessment, in order, each with its five questions. */
export const enhancedSections = lazily((): readonly EnhancedSection[] => DOMAINS.map(sectionOf));

/** All 40 questions in order. */
export const enhancedQuestions = lazily((): readonly EnhancedQuestion[] =>
  enhancedSections().flatMap((section) => section.questions),
);
