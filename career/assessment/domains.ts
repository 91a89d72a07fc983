/** The eight domains of the enhanced assessment, in the order of its sections (specification part 1, section 3). */
export const DOMAINS = [
  'relationshipBuilding',
  'strategicThinking',
  'execution',
  'influence',
  'militaryTranslation',
  'adaptability',
  'careerDevelopment',
  'workplaceReadiness',
] as const;
export type Domain = (typeof DOMAINS)[number];

/** A score a domain: the sum of five answers worth 0 to 3 each, so 0 to 15. */
export type DomainScores = Readonly<Record<Domain, number>>;

export const QUESTIONS_PER_DOMAIN = 5;
export const MAX_DOMAIN_SCORE = 15;

/** The value of an answer. It is fixed per option; the order on the screen is not. */
export const ANSWER_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type AnswerLetter = (typeof ANSWER_LETTERS)[number];

/** Domains by short names, for tables and charts where the section's full title has no room. */
export const DOMAIN_NAMES: Readonly<Record<Domain, string>> = {
  relationshipBuilding: 'Relationship Building',
  strategicThinking: 'Strategic Thinking',
  execution: 'Execution',
  influence: 'Influence',
  militaryTranslation: 'Military Translation',
  adaptability: 'Adaptability',
  careerDevelopment: 'Career Development',
  workplaceReadiness: 'Workplace Readiness',
};
