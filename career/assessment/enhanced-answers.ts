import { ANSWER_LETTERS, type AnswerLetter, DOMAINS, type Domain, QUESTIONS_PER_DOMAIN } from './domains.ts';

/** Question id to letter, as the client sends it and as it is stored. */
export type EnhancedAnswers = Readonly<Record<string, AnswerLetter>>;

/** The text the specification gives for a question without an answer. */
export const ANSWER_MISSING_MESSAGE = 'Please select an answer for this question';

/** The id of a question from its domain and its place in it, 0 to 4: "strategicThinkingQ6" is the first of its domain. */
export function questionId(domain: Domain, index: number): string {
  return `${domain}Q${DOMAINS.indexOf(domain) * QUESTIONS_PER_DOMAIN + index + 1}`;
}

/** The five ids of a domain, in order. */
export function questionIdsOf(domain: Domain): string[] {
  return Array.from({ length: QUESTIONS_PER_DOMAIN }, (_, index) => questionId(domain, index));
}

export const ENHANCED_QUESTION_IDS: readonly string[] = DOMAINS.flatMap(questionIdsOf);

export type AnswerCheck =
  | { readonly ok: true; readonly answers: EnhancedAnswers }
  /** What is wrong, by question id. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/**
 * Checks answers given one by one, before all are there: known ids, letters A to D. Used for saving progress.
 * Anything that is not an object of own string keys is refused under the field "enhancedAssessmentData".
 */
export function checkPartialAnswers(given: unknown): AnswerCheck {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { ok: false, fields: { enhancedAssessmentData: 'Expected a map from question to letter' } };
  }
  const answers: Record<string, AnswerLetter> = {};
  const problems: [string, string][] = [];
  for (const [id, letter] of Object.entries(given)) {
    if (!ENHANCED_QUESTION_IDS.includes(id)) problems.push([id, 'This question isn’t in the assessment']);
    else if (!ANSWER_LETTERS.includes(letter as AnswerLetter))
      problems.push([id, 'The answer must be A, B, C or D']);
    else answers[id] = letter as AnswerLetter;
  }
  return problems.length === 0 ? { ok: true, answers } : { ok: false, fields: Object.fromEntries(problems) };
}

/** Checks a finished assessment: all 40 questions answered with A to D, and no other id. */
export function checkCompleteAnswers(given: unknown): AnswerCheck {
  const partial = checkPartialAnswers(given);
  const present = typeof given === 'object' && given !== null ? given : {};
  if (!partial.ok && 'enhancedAssessmentData' in partial.fields) return partial;
  const missing = ENHANCED_QUESTION_IDS.filter((id) => !Object.hasOwn(present, id));
  if (missing.length === 0) return partial;
  const problems = missing.map((id) => [id, ANSWER_MISSING_MESSAGE]);
  return { ok: false, fields: { ...(partial.ok ? {} : partial.fields), ...Object.fromEntries(problems) } };
}

/** Answers that cannot be scored. `fields` says what is wrong, by question id. */
export class AnswersRefused extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(`These questions cannot be scored: ${Object.keys(fields).join(', ')}`);
    this.name = 'AnswersRefused';
    this.fields = fields;
  }
}

/** Throws AnswersRefused, naming each missing or unknown question and each letter that is none of A to D. */
export function assertCompleteAnswers(given: unknown): asserts given is EnhancedAnswers {
  const check = checkCompleteAnswers(given);
  if (!check.ok) throw new AnswersRefused(check.fields);
}
