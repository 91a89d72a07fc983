import { type AnswerLetter, DOMAINS, type Domain, type DomainScores } from './domains.ts';
import { assertCompleteAnswers, type EnhancedAnswers, questionIdsOf } from './enhanced-answers.ts';
import { labelOf, type StrengthsProfile } from './labels.ts';

/** What a letter is worth (specification part 1, section 9). */
export const ANSWER_POINTS: Readonly<Record<AnswerLetter, number>> = { A: 3, B: 2, C: 1, D: 0 };

export interface EnhancedResult {
  readonly scores: DomainScores;
  readonly strengthsProfile: StrengthsProfile;
}

function perDomain<T>(value: (domain: Domain) => T): Record<Domain, T> {
  return Object.fromEntries(DOMAINS.map((domain) => [domain, value(domain)])) as Record<Domain, T>;
}

/**
 * Scores a finished assessment: each domain is the sum of its five answers, 0 to 15, and has its label.
 * Throws AnswersRefused when an answer is missing, unknown or no letter from A to D.
 */
export function scoreEnhanced(answers: EnhancedAnswers): EnhancedResult {
  assertCompleteAnswers(answers);
  const scores = perDomain((domain) =>
    questionIdsOf(domain).reduce((sum, id) => sum + ANSWER_POINTS[answers[id] ?? 'D'], 0),
  );
  return { scores, strengthsProfile: labelsFor(scores) };
}

/** The label of every domain. */
export function labelsFor(scores: DomainScores): StrengthsProfile {
  return perDomain((domain) => labelOf(domain, scores[domain])) as StrengthsProfile;
}
