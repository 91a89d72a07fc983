import { z } from 'zod';
import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import type { VeteranRecord } from '#career/service.ts';
import { literally } from '#career/text/phrase-index.ts';
import wantsOutRows from '#knowledge/matching/wants-out.json' with { type: 'json' };
import rows from '#knowledge/matching/wish-words.json' with { type: 'json' };

/** How people say what work they want next. */
export const wishTable = tableOf('matching/wish-words.json', rows, () =>
  entryOf({
    stands: z.enum(['before', 'behind']),
    ofAnyone: z.literal(true).optional(),
    /** Said of what they liked doing or were good at: no job is meant by it yet. */
    liked: z.literal(true).optional(),
    words: wordList,
  }),
);

/** Where people say what they want and what they can no longer do, field by field. */
export const wishesToldIn = ({
  postMilitaryExperience,
  responsibilities,
  achievements,
  skills,
  education,
}: VeteranRecord) =>
  [postMilitaryExperience, responsibilities, achievements, skills, education].filter((text) => text !== null);

/** A word right before that makes of a wish a refusal: "not looking for", "I don't want". */
const NOT_DENIED =
  "(?<!\\b(?:not|never|no longer|n['’]t|do(?:es)?nt|didnt|wont) (?:really |even )?)(?<!n['’]t )";

/** Where a word said of anybody is said of oneself. */
const OF_ONESELF =
  '(?<=(?:^|[.;:!?,(\\n–-]\\s*|\\b(?:i|he|she|and|but|now|really|just|still|also|only|then|to)\\s+))';

/** The longest wish: who says more tells a story. */
const WISH = '[^.;!?\\n]{3,160}';

const patternsOf = (isLiked: boolean) => {
  const phrase = (text: string) => literally(text).replaceAll("'", "['’]?");
  // Longest first: "want to" before "want".
  const anyOf = (words: readonly string[]) =>
    `(?:${words
      .toSorted((a, b) => b.length - a.length)
      .map(phrase)
      .join('|')})(?!\\w)`;
  return wishTable
    .entries()
    .filter(({ liked }) => (liked === true) === isLiked)
    .map(({ stands, ofAnyone, words }) =>
      stands === 'before'
        ? new RegExp(`${ofAnyone ? OF_ONESELF : '\\b'}${NOT_DENIED}${anyOf(words)}(${WISH})`, 'gim')
        : new RegExp(`(${WISH})\\b${anyOf(words)}`, 'gim'),
    );
};
const wanted = lazily(() => patternsOf(false));
const liked = lazily(() => patternsOf(true));

/** How people say that they want to leave what they do. */
export const wantsOutTable = tableOf('matching/wants-out.json', wantsOutRows, () =>
  entryOf({ words: wordList }),
);

const leaving = lazily(() => {
  const words = wantsOutTable.entries().flatMap((entry) => entry.words);
  return new RegExp(
    `(?<!\\w)(?:${words.map((text) => literally(text).replaceAll("'", "['’]?")).join('|')})(?!\\w)`,
    'i',
  );
});

/** Whether somebody says that they want to leave the work they do, or did last. */
export const wantsOut = oncePer((record: VeteranRecord): boolean =>
  wishesToldIn(record).some((text) => leaving().test(text)),
);

/** In a wish these lead to what is left or refused, not to what is wanted. */
const AWAY =
  /\b(?:(?:(?:get(?:ting)?|move|moving) )?(?:out of|away from|instead of|rather than|not|selling|leav(?:e|ing))|but (?:i )?(?:do ?n['’]?t|wo ?n['’]?t|can(?:no|['’])?t)|than)\b.*?(?=,|\band (?:into|go(?:ing)?|work(?:ing)?|becom(?:e|ing))\b|\binto\b|$)/gi;

/** What the person says they want next, each in their words. */
export const wishesOf = oncePer((record: VeteranRecord) => [
  ...toldBy(wanted(), record),
  ...wishesToldIn(record).flatMap(listedWishes),
]);

/** What they liked doing or say they were good at, each in their words. */
export const likedOf = oncePer((record: VeteranRecord) => toldBy(liked(), record));

function toldBy(patterns: readonly RegExp[], record: VeteranRecord): string[] {
  return wishesToldIn(record).flatMap((text) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ 1: wish = '', index }) => {
        const told = wish.replace(AWAY, ' ').replace(/\s+/g, ' ').trim();
        return POINTING.test(told) ? sentenceBefore(text.slice(0, index)) : told;
      })
      .filter((wish) => wish !== ''),
  );
}

/** "AUDIO. That is what I want.": the wish is what stands before. */
const POINTING =
  /^(?:(?:and|but|so|honestly|really),? )?(?:that|this|it|those|them|these)?(?: part| side| stuff)?$/i;

/** What says that a sentence tells of deeds or of somebody, not of work one would take. */
const TELLS_OF_DEEDS =
  /\d|\b(?:i|we|my|our|he|she|his|her|was|were|had|been|is|are|has|have|do|did)\b|[a-z]{3,}ed\b/i;

/** What makes a bare list behind it one of wishes. */
const TURNS_AWAY =
  /\b(?:want|wants|wanted|no more|not|never|n['’]?t|dont|cant|wont|out|tired|sick|done|stay|miss|instead|rather|hate|loved?|liked?|pleasure)\b/i;

const SHORTEST_LIST = 2;
const MOST_WORDS = 7;

/** "I read drawings all day with pleasure. Plan reviewer, code official, sprinkler design.": a bare list behind what they like or leave. */
export function listedWishes(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/);
  return sentences.filter((sentence, at) => {
    const parts = sentence.split(PARTS_OF_WISH);
    return (
      parts.length >= SHORTEST_LIST &&
      parts.every((part) => part.trim().split(/\s+/).length <= MOST_WORDS) &&
      !TELLS_OF_DEEDS.test(sentence) &&
      sentences.slice(Math.max(0, at - 3), at).some((before) => TURNS_AWAY.test(before))
    );
  });
}

/** "Estimator or county roads inspector" are two. */
export const PARTS_OF_WISH = /[,;:()/]|\b(?:or|and)\b/;

const sentenceBefore = (text: string): string =>
  /([^.;!?\n]{3,160})[.;!?,\s]*$/.exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';

/** A text about work, without what the person wants next: a wish is no job held. */
export const withoutWishes = (text: string) =>
  wanted().reduce((left, pattern) => left.replace(pattern, ' '), text);
