import { textHash } from '#career/text/text-hash.ts';
import { ANSWER_LETTERS, type AnswerLetter } from './domains.ts';

/**
 * The order in which a person sees the answers to a question. A fixed order would give the scoring away; an order
 * that changed between visits would move the answer someone has already given. So it follows from who and which.
 * All 24 orders are about equally frequent.
 */
export function optionOrder(userId: number | string, questionId: string): AnswerLetter[] {
  let seed = textHash(`${userId}:${questionId}`);
  const letters: AnswerLetter[] = [...ANSWER_LETTERS];
  const order: AnswerLetter[] = [];
  while (letters.length > 0) {
    order.push(...letters.splice(seed % letters.length, 1));
    seed = Math.floor(seed / (letters.length + 1));
  }
  return order;
}
