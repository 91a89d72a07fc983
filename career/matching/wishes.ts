import type { VeteranRecord } from '#career/service.ts';

/** Where people say what they want and what they can no longer do, field by field. */
export const wishesToldIn = ({
  postMilitaryExperience,
  responsibilities,
  achievements,
  skills,
  education,
}: VeteranRecord) =>
  [postMilitaryExperience, responsibilities, achievements, skills, education].filter((text) => text !== null);

/** How a wish begins, and what it is: up to the end of the part of the sentence. */
const WISH =
  /\b(?:wants? (?:to|into|in)|would like|hop(?:e|ing) (?:to|for)|looking (?:to|for|into|at)|interested in|thinking (?:of|about)|trying to (?:get|move|become|break)|plan(?:ning)? (?:to|on)|goal is|aiming (?:to|for)|ready to move)\b([^.;!?\n]{3,140})/gi;

/** In a wish these lead to what is left or refused, not to what is wanted. */
const AWAY =
  /\b(?:(?:get(?:ting)?|move|moving) )?(?:out of|away from|instead of|rather than|not|selling|leaving)\b.*?(?=,|\band (?:into|go(?:ing)?|work(?:ing)?|becom(?:e|ing))\b|\binto\b|$)/gi;

/** What the person says they want next, each in their words. */
export function wishesOf(record: VeteranRecord): string[] {
  return wishesToldIn(record).flatMap((text) =>
    [...text.matchAll(WISH)]
      .map(([, wish = '']) => wish.replace(AWAY, ' ').trim())
      .filter((wish) => wish !== ''),
  );
}

/** A text about work, without what the person wants next: a wish is no job held. */
export const withoutWishes = (text: string) => text.replace(WISH, ' ');
