import { oncePer } from '#career/lazily.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Box, ClauseRead } from '#career/stances/stance-model.ts';
import { readStances } from '#career/stances/stances.ts';

/** Where people tell of their work and say what they want, field by field. Names of courses tell of nobody's day. */
const TOLD_IN = [
  ['postMilitaryExperience', 'after'],
  ['responsibilities', 'service'],
  ['achievements', 'service'],
  ['skills', 'service'],
  ['leadership', 'service'],
  ['equipment', 'service'],
  ['priorExperience', 'after'],
  ['education', 'service'],
] as const satisfies readonly (readonly [keyof VeteranRecord, Box])[];

/** So many clauses tell a life; what stands behind them is passed over. */
const MOST_CLAUSES = 160;

/** The clauses of a record, each with what it says of work. */
export const clausesTold = oncePer((record: VeteranRecord): readonly ClauseRead[] =>
  TOLD_IN.flatMap(([field, box]) => readStances(record[field] ?? '', box)).slice(0, MOST_CLAUSES),
);

/** What a record tells of work, field by field. */
export const textsTold = (record: VeteranRecord): string[] => TOLD_IN.map(([field]) => record[field] ?? '');

/** So surely a clause says what it says. */
const SAID = 0.6;

/** What the person says they want next, each in their words. */
export const wishesOf = oncePer((record: VeteranRecord) => saidOf(record, 'want'));

/** What they liked doing or say they were good at, each in their words. */
export const likedOf = oncePer((record: VeteranRecord) => saidOf(record, 'liked'));

function saidOf(record: VeteranRecord, stance: 'want' | 'liked'): string[] {
  const clauses = clausesTold(record);
  return clauses
    .flatMap(({ text, stances }, at) => {
      // Between wanting and liking readers hesitate, too; both point the same way.
      const isSaid =
        stances.want + stances.liked >= SAID && stances[stance] >= Math.max(stances.want, stances.liked);
      if (!isSaid) return [];
      const told = text.replace(AWAY, ' ').replace(/\s+/g, ' ').trim();
      if (POINTING_WITHIN.test(told)) return [clauses[at - 1]?.text ?? '', told];
      if (!POINTING.test(told)) return [told];
      const [, behind = ''] = POINTED_AT.exec(told) ?? [];
      return [clauses[at - 1]?.text ?? '', behind];
    })
    .filter((wish) => wish !== '');
}

/** "AUDIO. That is what I want.": the wish is what stands before, and what may follow behind a comma. */
const POINTING = /^(?:(?:and|but|so|honestly|really),? )?(?:that|this|it|those|them|these)(?:['’]s)?\b/i;
const POINTED_AT = /, ?(.+)$/;

/** "I was good at it", "Honestly I like that side better": what is meant stands before. */
const POINTING_WITHIN =
  /\b(?:lik(?:ed?|ing)|lov(?:ed?|ing)|enjoy(?:ed)?|miss(?:ed)?|good at|best at|proud(?:est)? of|happ(?:y|iest) (?:with|in|doing)|it(?:['’]s| is| was) (?:my |the )?(?:heaven|favorite|best))\b(?: (?:it|that|this|those|them|these)\b(?! [a-z]+ing\b)|$)|\bthe (?:part|work|thing|side|one) (?:that )?(?:i|im|i['’]m) (?:am )?(?:lik|lov|enjoy|miss|proud|good|best)/i;

/** In a wish these lead to what is left or refused, not to what is wanted. */
const AWAY =
  /\b(?:(?:(?:get(?:ting)?|move|moving) )?(?:out of|away from|instead of|rather than|not|selling|leav(?:e|ing))|but (?:i )?(?:do ?n['’]?t|wo ?n['’]?t|can(?:no|['’])?t)|than)\b.*?(?=,|\band (?:into|go(?:ing)?|work(?:ing)?|becom(?:e|ing))\b|\binto\b|$)/gi;

/** 0-1: how surely something a person says refuses work, or wants out of theirs. */
export const turnsAway = oncePer((record: VeteranRecord): number =>
  clausesTold(record).reduce((most, { stances }) => Math.max(most, stances.leave + stances.refuse), 0),
);

/** "Estimator or county roads inspector" are two. */
export const PARTS_OF_WISH = /[,;:()/]|\b(?:or|and)\b/;

/** So surely a clause tells of no work that was done. */
const NO_WORK = 0.6;

/** What was written of work since service, without what the person wants next or refuses: neither is a job held. */
export const withoutWishes = (text: string) =>
  readStances(text, 'after')
    .filter(({ stances }) => stances.want + stances.refuse > NO_WORK)
    .reduce((left, clause) => left.replace(clause.text, ' '), text);
