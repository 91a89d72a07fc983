import { z } from 'zod';
import { codeBeginning } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import type { VeteranRecord } from '#career/service.ts';
import { literally } from '#career/text/phrase-index.ts';
import rows from '#knowledge/matching/no-longer.json' with { type: 'json' };

/** What somebody cannot or will not do any more, and the work that it rules out. */
export const noLongerTable = tableOf(
  'matching/no-longer.json',
  rows,
  () =>
    entryOf({
      what: words,
      says: wordList,
      rulesOut: z.array(codeBeginning).min(1),
    }),
  noRepeats('what', ({ what }) => what),
);

const phrases = lazily(() =>
  noLongerTable.entries().map(({ says, rulesOut }) => ({
    said: new RegExp(
      `\\b(?:${says.map((form) => literally(form).replaceAll("'", "['’]?")).join('|')})\\b`,
      'i',
    ),
    rulesOut,
  })),
);

/** Where people say what they want and what they can no longer do. */
const told = ({ postMilitaryExperience, responsibilities, achievements, skills, education }: VeteranRecord) =>
  [postMilitaryExperience, responsibilities, achievements, skills, education].filter((text) => text !== null);

/** Whether a record itself rules out an occupation: "hurt my back", "lost my medical", "out of the classroom". */
export const ruledOutBy = oncePer((record: VeteranRecord): ((code: string) => boolean) => {
  const text = told(record).join('\n');
  const closed = phrases().flatMap(({ said, rulesOut }) => (said.test(text) ? rulesOut : []));
  return (code) => closed.some((beginning) => code.startsWith(beginning));
});

/** How a wish begins, and what it is: up to the end of the part of the sentence. */
const WISH =
  /\b(?:wants? (?:to|into|in)|would like|hop(?:e|ing) (?:to|for)|looking (?:to|for|into|at)|interested in|thinking (?:of|about)|trying to (?:get|move|become|break)|plan(?:ning)? (?:to|on)|goal is|aiming (?:to|for)|ready to move)\b([^.;!?\n]{3,140})/gi;

/** In a wish these lead to what is left or refused, not to what is wanted. */
const AWAY =
  /\b(?:(?:get(?:ting)?|move|moving) )?(?:out of|away from|instead of|rather than|not|selling|leaving)\b.*?(?=,|\band (?:into|go(?:ing)?|work(?:ing)?|becom(?:e|ing))\b|\binto\b|$)/gi;

/** What the person says they want next, each in their words. */
export function wishesOf(record: VeteranRecord): string[] {
  return told(record).flatMap((text) =>
    [...text.matchAll(WISH)]
      .map(([, wish = '']) => wish.replace(AWAY, ' ').trim())
      .filter((wish) => wish !== ''),
  );
}

/** A text about work, without what the person wants next: a wish is no job held. */
export const withoutWishes = (text: string) => text.replace(WISH, ' ');
