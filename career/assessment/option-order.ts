import { ANSWER_LETTERS, type AnswerLetter } from './domains.ts';

/** FNV-1a, 32 bits, with a final mix; enough to spread four options evenly, and the same on server and client. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * The order in which a person sees the answers to a question. A fixed order would give the scoring away; an order
 * that changed between visits would move the answer someone has already given. So it follows from who and which.
 * All 24 orders are about equally frequent.
 */
export function optionOrder(userId: number | string, questionId: string): AnswerLetter[] {
  let seed = hash(`${userId}:${questionId}`);
  const letters: AnswerLetter[] = [...ANSWER_LETTERS];
  const order: AnswerLetter[] = [];
  while (letters.length > 0) {
    order.push(...letters.splice(seed % letters.length, 1));
    seed = Math.floor(seed / (letters.length + 1));
  }
  return order;
}
