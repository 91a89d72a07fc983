import { ANSWER_LETTERS, type AnswerLetter } from '#career/assessment/domains.ts';
import type { Answers } from './question-section.ts';

/** Answers under way, and which of them the server has not confirmed yet. */
export interface KeptAnswers {
  readonly answers: Answers;
  readonly unsent: readonly string[];
}

/** What the device holds, read without trust: only known questions with a letter from A to D come back. */
export function readKept(stored: unknown, questionIds: readonly string[]): KeptAnswers {
  const { answers = {}, unsent = [] } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    readonly answers?: unknown;
    readonly unsent?: unknown;
  };
  const known = onlyKnown(answers, questionIds);
  return {
    answers: known,
    unsent: Array.isArray(unsent) ? unsent.filter((id) => typeof id === 'string' && id in known) : [],
  };
}

/**
 * The device's answers with those of the account. The account's count, as another device may have given them later;
 * but an answer that never reached the account is the newest there is.
 */
export function mergeKept(
  device: KeptAnswers,
  account: Answers,
  questionIds: readonly string[],
): KeptAnswers {
  const unsent = Object.fromEntries(device.unsent.map((id) => [id, device.answers[id]]));
  return {
    answers: onlyKnown({ ...device.answers, ...account, ...unsent }, questionIds),
    unsent: device.unsent,
  };
}

/** After one more answer. */
export function withAnswer(kept: KeptAnswers, id: string, letter: AnswerLetter): KeptAnswers {
  return {
    answers: { ...kept.answers, [id]: letter },
    unsent: kept.unsent.includes(id) ? kept.unsent : [...kept.unsent, id],
  };
}

/** After the server confirmed some letters. One changed meanwhile is still to be sent. */
export function withoutSent(kept: KeptAnswers, sent: Answers): KeptAnswers {
  return { ...kept, unsent: kept.unsent.filter((id) => kept.answers[id] !== sent[id]) };
}

/** The answers to send. */
export function unsentAnswers(kept: KeptAnswers): Answers {
  return onlyKnown(kept.answers, kept.unsent);
}

function onlyKnown(given: unknown, ids: readonly string[]): Answers {
  const entries = Object.entries(typeof given === 'object' && given !== null ? given : {});
  return Object.fromEntries(
    entries.filter(([id, letter]) => ids.includes(id) && ANSWER_LETTERS.includes(letter as AnswerLetter)),
  ) as Answers;
}
