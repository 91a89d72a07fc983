import type { AnswerLetter, Domain } from './domains.ts';

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
