import { stemsOf } from '../writing/word-stems.ts';

/** Words of asking itself say nothing of what is asked. */
const ASKING = new Set(
  stemsOf(
    'ability able knowledge understanding familiarity familiar proficiency proficient experience skills skilled strong excellent good solid proven demonstrated working basic advanced hands-on must required preferred including related relevant similar various level candidate applicants possess have minimum using use work working environment plus desired helpful',
  ),
);

/** The stems of what is asked for, without the words of asking. */
export const fieldWords = (text: string): string[] => [
  ...new Set(stemsOf(text).filter((stem) => !ASKING.has(stem))),
];
