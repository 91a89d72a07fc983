import { z } from 'zod';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import gradedRows from '#knowledge/assessment/basic-questions.json' with { type: 'json' };
import strengthRows from '#knowledge/assessment/basic-strengths.json' with { type: 'json' };
import styleRows from '#knowledge/assessment/style-questions.json' with { type: 'json' };
import { BASIC_STRENGTHS } from '../basic-result.ts';
import { ANSWER_LETTERS } from '../domains.ts';

const letter = z.enum(ANSWER_LETTERS);

/** Fifteen situations, three a strength. Graded like the enhanced questions: A reaches furthest. */
export const gradedQuestions = tableOf(
  'assessment/basic-questions.json',
  gradedRows,
  () => entryOf({ text: words, strength: z.enum(BASIC_STRENGTHS), answers: z.record(letter, words) }),
  noRepeats('text', (entry) => entry.text),
  (entries, fault) => {
    if (entries.length !== 15) fault(entries.length - 1, 'text', `makes ${entries.length} questions, not 15`);
  },
);

export const STYLES = [
  'leadershipStyle',
  'problemSolvingStyle',
  'pace',
  'company',
  'communicationStyle',
] as const;
export type Style = (typeof STYLES)[number];

/** Five preferences; `saidAs` gives the words for the profile, and no answer is worth more than another. */
export const styleQuestions = tableOf(
  'assessment/style-questions.json',
  styleRows,
  () =>
    entryOf({
      text: words,
      style: z.enum(STYLES),
      answers: z.record(letter, z.strictObject({ text: words, saidAs: words })),
    }),
  noRepeats('style', (entry) => entry.style),
);

/** Three readings a strength, as the profile shows them. */
export const basicStrengths = tableOf(
  'assessment/basic-strengths.json',
  strengthRows,
  () => entryOf({ strength: z.enum(BASIC_STRENGTHS), high: words, middle: words, low: words }),
  noRepeats('strength', (entry) => entry.strength),
);
