/** Where a veteran did what they answer a posting with. In a file without the lists of words, for browsers. */
export const ANSWER_PLACES = ['service', 'elsewhere'] as const;
export type AnswerPlace = (typeof ANSWER_PLACES)[number];
