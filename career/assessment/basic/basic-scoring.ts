import { BASIC_STRENGTHS, type BasicResult, type BasicStrength } from '../basic-result.ts';
import {
  ANSWER_LETTERS,
  type AnswerLetter,
  DOMAINS,
  type Domain,
  type DomainScores,
  MAX_DOMAIN_SCORE,
} from '../domains.ts';
import { ANSWER_MISSING_MESSAGE, AnswersRefused } from '../enhanced-answers.ts';
import { ANSWER_POINTS } from '../scoring.ts';
import { BASIC_QUESTION_IDS, basicQuestionId } from './basic-questions.ts';
import { basicStrengths, gradedQuestions, type Style, styleQuestions } from './basic-tables.ts';

export type BasicAnswers = Readonly<Record<string, AnswerLetter>>;

/** Three questions worth 0 to 3 each. */
const MAX_STRENGTH_SCORE = 9;

/** What is wrong with the answers, by question id; empty when all 20 are there and none is unknown. */
export function problemsInBasicAnswers(given: unknown): Readonly<Record<string, string>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { answers: 'Expected a map from question to letter' };
  }
  const unknown = Object.entries(given).flatMap(([id, letter]): [string, string][] => {
    if (!BASIC_QUESTION_IDS.includes(id)) return [[id, 'This question isn’t in the assessment']];
    return ANSWER_LETTERS.includes(letter as AnswerLetter) ? [] : [[id, 'The answer must be A, B, C or D']];
  });
  const missing = BASIC_QUESTION_IDS.filter((id) => !Object.hasOwn(given, id));
  return Object.fromEntries([
    ...unknown,
    ...missing.map((id): [string, string] => [id, ANSWER_MISSING_MESSAGE]),
  ]);
}

/** The score of each strength, 0 to 9. */
function strengthScores(answers: BasicAnswers): Record<BasicStrength, number> {
  const scores = { leadership: 0, resilience: 0, communication: 0, problemSolving: 0, adaptability: 0 };
  gradedQuestions.entries().forEach(({ strength }, index) => {
    scores[strength] += ANSWER_POINTS[answers[basicQuestionId(index)] ?? 'D'];
  });
  return scores;
}

/** The upper two thirds of the range, as the thresholds of the enhanced assessment lie: 12 and 8 of 15. */
function textFor(strength: BasicStrength, score: number): string {
  const share = score / MAX_STRENGTH_SCORE;
  const texts = basicStrengths.entries().find((entry) => entry.strength === strength);
  return texts?.[share >= 12 / 15 ? 'high' : share >= 8 / 15 ? 'middle' : 'low'] ?? '';
}

/** Which strengths speak to a domain. Our own reading of what the questions have in common; equal weight each. */
const DOMAIN_SOURCES: Readonly<Record<Domain, readonly BasicStrength[]>> = {
  relationshipBuilding: ['leadership', 'communication'],
  strategicThinking: ['problemSolving'],
  execution: ['resilience', 'problemSolving'],
  influence: ['leadership', 'communication'],
  militaryTranslation: ['communication', 'adaptability'],
  adaptability: ['adaptability', 'resilience'],
  careerDevelopment: ['adaptability', 'resilience'],
  workplaceReadiness: ['communication', 'adaptability'],
};

/**
 * Three to six questions say less about a domain than the five that are asked for it, so the estimate keeps to the
 * middle: it moves from the midpoint only this share of the way.
 */
const CONFIDENCE = 0.7;

function estimate(domain: Domain, scores: Readonly<Record<BasicStrength, number>>): number {
  const sources = DOMAIN_SOURCES[domain];
  const share =
    sources.reduce((sum, strength) => sum + scores[strength], 0) / sources.length / MAX_STRENGTH_SCORE;
  return Math.round((0.5 + (share - 0.5) * CONFIDENCE) * MAX_DOMAIN_SCORE);
}

/**
 * Reads the 20 answers of the basic assessment. Throws AnswersRefused naming each missing or unknown question and
 * each letter that is none of A to D.
 */
export function scoreBasic(answers: BasicAnswers): BasicResult {
  const problems = problemsInBasicAnswers(answers);
  if (Object.keys(problems).length > 0) throw new AnswersRefused(problems);
  const scores = strengthScores(answers);
  const style = (wanted: Style): string => {
    const place = styleQuestions.entries().findIndex((question) => question.style === wanted);
    const letter = answers[basicQuestionId(gradedQuestions.entries().length + place)] ?? 'A';
    return styleQuestions.entries()[place]?.answers[letter].saidAs ?? '';
  };
  const texts = BASIC_STRENGTHS.map((strength) => [strength, textFor(strength, scores[strength])]);
  const estimates = DOMAINS.map((domain) => [domain, estimate(domain, scores)]);
  return {
    strengthsProfile: Object.fromEntries(texts) as Record<BasicStrength, string>,
    leadershipStyle: style('leadershipStyle'),
    problemSolvingStyle: style('problemSolvingStyle'),
    workEnvironment: `You prefer ${style('pace')}, ${style('company')}`,
    communicationStyle: style('communicationStyle'),
    estimatedScores: Object.fromEntries(estimates) as DomainScores,
  };
}
