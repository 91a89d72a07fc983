import { z } from 'zod';
import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { startsWithVerb } from '#career/record/opening.ts';
import { articleFor } from '#career/translation/inflection.ts';
import rows from '#knowledge/writing/count-nouns.json' with { type: 'json' };
import { readVerb } from './verbs.ts';

/** Singular nouns that do not stand without an article. */
export const countNounTable = tableOf('writing/count-nouns.json', rows, () =>
  entryOf({ words: wordList, article: z.enum(['a', 'the']) }),
);

const articles = lazily(
  () =>
    new Map(countNounTable.entries().flatMap(({ words, article }) => words.map((word) => [word, article]))),
);

/** Behind these stands what was done something with, and where. */
const BEFORE_A_NOUN =
  /^(?:of|for|with|in|on|at|to|from|during|across|through|throughout|into|aboard|versus|against|off|after|before|within)$/;

/** What ends a noun: nothing, a stop, or a small word that begins the next phrase. */
const NOUN_ENDS =
  /^(?:of|for|with|without|in|on|at|to|from|by|during|across|through|throughout|into|aboard|versus|after|before|within|under|over|and|that|which|who|while|when|serving|supporting|using|covering|worth|valued|despite|as|than|until|since|between|among|per|adopted|used|copied|shared|\(.*)$/;

/** What a modifier of the noun looks like: "maintenance", "8-person", "$890K", "commendable". */
const MODIFIER =
  /^(?:[a-z][a-z-]*|[A-Z]{2,8}|[A-Z][A-Za-z]+|[A-Z]+[-/]?\d+[A-Z]?|[A-Z]{2,}-\d{1,4}|\d[\d,.]*[KM]?-[A-Za-z-]+|(?:19|20)\d\ds-era|\$[\d.,]+[KMB]?|\d[\d.]*%)$/;

/** "Commanded Bravo company", "in First Army": a capital before these is a name, and no modifier. */
const NAMED =
  /^(?:company|battery|troop|platoon|squadron|battalion|brigade|division|regiment|corps|wing|flight|team|base|station|camp|field|range|sheet|form|road|bay|island|center|hospital|school|college|university|park|airport|airfield|yard|shipyard|plant|district|group|board|room|terminal|channel|theater)$/;

/** Past forms that describe the noun behind an "and": "religious and appropriated fund". */
const DESCRIBES = /^(?:appropriated|assigned|attached|related|associated|embarked)$/;

/** Words that a noun cannot be described by: it has its article, stands in the plural, or the phrase ends before it. */
const NO_MODIFIER =
  /^(?:the|an?|all|any|each|every|both|either|no|zero|own|first|second|third|last|next|nearest|home|flat|them|it|us|me|him|you|this|that|these|those|some|several|many|most|multiple|various|numerous|other|others|another|more|fewer|less|one|two|three|four|five|six|seven|eight|nine|ten|my|our|their|his|her|its|whole|entire|same|not|never|up|down|out|off|over|back|away|together|half|whose|what|how|then|later|now|also)$/i;

const CAME_OF_IT =
  /^(?:saving|avoiding|earning|winning|cutting|raising|reducing|preventing|building|creating|using|keeping|supporting|beating)$/;

const MOST_MODIFIERS = 4;

/** "at Fort Hood clinic": a place's name goes without. */
const PLACE = /^(?:Fort|Camp|Naval|Joint|Base|Port|Station|Island|Bay|St|San|Los|New|North|South|East|West)$/;

/** What says which one is meant, or how many are in it. */
const TOLD_MORE = /^(?:that|of (?=(?:about |over |up to )?\d))/;

/** "310 miles of county road", "a certificate of inspection", "a change of command": no one thing is meant. */
const BEFORE_OF =
  /^(?:miles|feet|yards|acres|tons|gallons|pounds|hours|days|weeks|months|years|cases|loads|pallets|certificates?|changes?|letters?|records?|proof|chiefs?|officers?|leaders?|heads?|statements?|bills?|lines?|types?|kinds?|all|out|because|ahead)$/i;

/** A measure that was moved is the one there is: "Cut the trouble ticket backlog from 640 to 85". */
const MOVES =
  /^(?:raised?|took|cut|reduced?|increased?|improved?|lowered?|grew|brought|lifted?|boosted?|dropped|trimmed)$/i;

/**
 * A line with the articles that reports leave out before singular nouns: "Led maintenance team" is "Led a maintenance
 * team", "for 200-man camp" is "for a 200-man camp". Only right behind the verb that opens a clause or a preposition, and
 * behind a preposition only where the noun is described ("on base" is whole).
 */
export function withArticles(line: string): string {
  const words = line.split(' ');
  const written: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    written.push(word);
    const opens = opensNoun(words, at);
    if (opens !== null && isTheOne(words, at)) {
      written.push('the');
      continue;
    }
    const noun = opens === null ? undefined : nounBehind(words, at + 1);
    // "on base", "in response": a preposition and a bare noun are whole, but for "in battalion".
    // "with crew of 7" counts one, and "for team that loaded 96 weapons" means one.
    const isBare = opens === 'preposition' && noun?.modifiers === 0;
    const told = TOLD_MORE.exec(words.slice(at + 2, at + 4).join(' '))?.[0];
    if (noun === undefined) continue;
    if (
      isBare &&
      told === undefined &&
      (noun.article === 'a' || /^(?:on|off)$/.test(word) || words[at + 2] === 'and')
    )
      continue;
    if (opens === 'joint' && !/^[\d$]/.test(words[at + 1] ?? '')) continue;
    const described = words.slice(at + 1, at + 1 + noun.modifiers);
    // "Held fill rate at 94%": a measure that was moved or held is the one there is.
    const isMeasure = words[at + 1 + noun.modifiers] === 'rate' && !/\d/.test(described.join(' '));
    // "Maintained a rate of 96%": one, by its size.
    const isOfSome = /^of \d/.test(words.slice(at + 2 + noun.modifiers, at + 4 + noun.modifiers).join(' '));
    const isOne =
      (opens === 'verb' && isMeasure && !isOfSome) ||
      (isBare && told === 'that') ||
      (noun.article === 'the' && noun.modifiers === 0) ||
      (opens === 'verb' && MOVES.test(word)) ||
      // "104% of the goal": a share is of the one there is.
      (word === 'of' && /%$/.test(words[at - 1] ?? ''));
    written.push(isOne ? 'the' : aBefore(words[at + 1] ?? ''));
  }
  return written.join(' ');
}

/** The services and what they have one of, which English speaks of with an article. */
const THE_ONE =
  /^(?:(?:U\.S\. )?(?:Air Force|Army|Navy|Marine Corps|Coast Guard|Space Force|Secret Service)(?=$|[,;.)]| (?:by|for|in|on|to|from|with|during|over|after|before|\$?\d)\b| \$)|(?:Army|Air Force|Marine Corps|Navy)? ?(?:Physical|Combat) (?:Fitness|Readiness) Test(?! [a-z])|Defense Travel System(?! [a-z])|(?:Army|Navy|Air Force|Marine Corps|DoD|fleet|national) (?:standard|goal|target|average)(?=$|[,;)]| (?:in|of|for|by)\b))/;

/** Whether what follows is one that everybody knows: a service, its test, or what belongs to one's own commander or unit. */
function isTheOne(words: readonly string[], at: number): boolean {
  const behind = words.slice(at + 1, at + 6).join(' ');
  if (THE_ONE.test(behind) && !/^(?:of|as)$/.test(words[at] ?? '')) return true;
  const [owner = '', other = ''] = words.slice(at + 1, at + 3);
  const whose = /^([a-z]+)['’]s$/.exec(owner)?.[1];
  return whose !== undefined && articles().get(whose) === 'the' && /^[A-Za-z]/.test(other);
}

/** Whether a noun without its article may follow this word. */
function opensNoun(words: readonly string[], at: number): 'verb' | 'preposition' | 'joint' | null {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  if (word === 'of' && (BEFORE_OF.test(before) || /^\$?\d[\d.,]*[KMB]?$/.test(before))) return null;
  // "$31 million in ground radar and test equipment": what a sum is of.
  if (word === 'in' && /^(?:\$[\d.,]+[KMB]?|million|billion)$/.test(before)) return null;
  // "how to use lathe tools": a verb follows, and no noun.
  if (word === 'to' && before === 'how') return null;
  if (BEFORE_A_NOUN.test(word)) return 'preposition';
  // ", saving 4-star brief": what came of it.
  if (/,$/.test(before) && CAME_OF_IT.test(word)) return 'verb';
  const isHelped = /^helped$/i.test(before);
  const isClause = at === 0 || /[;]$/.test(before) || before === 'and' || isHelped;
  const form = isClause && /^[A-Za-z]+$/.test(word) ? readVerb(word)?.form : undefined;
  if (
    (form === 'past' && !DESCRIBES.test(word)) ||
    (form === 'base' && (isHelped || (at === 0 && startsWithVerb(words.join(' ')))))
  )
    return /^helped$/i.test(word) ? null : 'verb';
  return word === 'and' ? 'joint' : null;
}

/** The noun that begins here and lacks its article: how many words describe it, and which article it takes. */
function nounBehind(
  words: readonly string[],
  from: number,
): { readonly modifiers: number; readonly article: string } | undefined {
  for (let at = from; at <= from + MOST_MODIFIERS && at < words.length; at += 1) {
    const word = words[at] ?? '';
    const bare = word.replace(/[,.;:)]+$/, '');
    const pair = `${bare} ${(words[at + 1] ?? '').replace(/[,.;:)]+$/, '')}`;
    const isPair = articles().has(pair) && bare === word;
    const article =
      articles().get(isPair ? pair : bare) ??
      (at > from && isOfSize(words[from] ?? '', bare) ? 'a' : undefined);
    const last = isPair ? at + 1 : at;
    const ends = /[,.;:)]$/.test(words[last] ?? '') || NOUN_ENDS.test(words[last + 1] ?? 'and');
    // "foreign tank and bulk ships", "squad and platoon live fires": what follows shares the noun behind it.
    const isShared =
      words[last + 1] === 'and' && /^[a-z]/.test(words[last + 2] ?? '') && sharesNoun(words, last + 2);
    const isNamed =
      NAMED.test(isPair ? '' : bare) && words.slice(from, at).some((one) => /^[A-Z][a-z]/.test(one));
    if (words.slice(from, at).some((one) => PLACE.test(one))) return undefined;
    if (article !== undefined && ends)
      return isShared || isNamed ? undefined : { modifiers: at - from, article };
    if (bare !== word || !MODIFIER.test(word) || NO_MODIFIER.test(word) || NOUN_ENDS.test(word))
      return undefined;
    // "Trained crews", "3 engines": a plural is no part of a singular noun, and a past form may be the next verb.
    if (/(?:[^s]s|ed)$/.test(word) && !/-/.test(word) && !SINGULAR_IN_S.test(word)) return undefined;
  }
  return undefined;
}

/** "5-member flight", "300-line script": so large is one thing, unless it stands in the plural or for a substance. */
const isOfSize = (size: string, noun: string) =>
  /^\d[\d,]*-(?:member|person|man|Soldier|Sailor|Marine|Airman|Guardian|bed|vehicle|truck|unit|acre|line|page|item|room|seat|bay|mile|foot|ton|gallon|story)$/.test(
    size,
  ) &&
  /^[a-z]+(?<![^s]s|ing|tion|ment|age|ance|ence|work|duty|service|coverage|staff|equipment|personnel|support|gravel|concrete|fuel|diesel|water|cargo)$/.test(
    noun,
  );

/** Whether what stands behind an "and" is a noun in the plural without an article, and no further deed. */
function sharesNoun(words: readonly string[], from: number): boolean {
  const [first = '', ...rest] = words.slice(from, from + MOST_MODIFIERS);
  if (NO_MODIFIER.test(first) || readVerb(first)?.form === 'past') return false;
  return [first, ...rest].some((word) => /[^s]s[,.;:)]?$/.test(word));
}

/** Modifiers that only look like plurals or past forms. */
const SINGULAR_IN_S =
  /^(?:cracked|damaged|chafed|corroded|washed-out|operations|logistics|communications|sales|weapons|munitions|fuels|supplies|systems|services|awards|customs|hazardous|electronics|avionics|hydraulics|orders|needed|combined|automated|mixed|centralized|dedicated|unmanned|armored|shared|advanced|integrated|fixed|required|bus|gas|previous|various|serious|religious|continuous)$/;

/** "an $890K budget", "an 8-person crew", "a 3-day estimate": by how the next word sounds. */
export function aBefore(word: string): string {
  const figure = /^\$?(\d+)/.exec(word)?.[1];
  if (figure === undefined) return articleFor(word);
  return /^8/.test(figure) || figure === '11' || figure === '18' ? 'an' : 'a';
}
