import { lazily } from '#career/lazily.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { isEnglish, withItsCapital } from '#career/text/dictionary.ts';
import { glossaryRows } from '#career/translation/glossary.ts';
import { acronymTable, misspellingTable, shorthandTable, smallWordTable } from './record-tables.ts';

/** A text is shouted when this share of its letters stands in capitals and it has more than a few words. */
const SHOUTED = 0.7;
const FEW_WORDS = 4;

/** Whether a text stands in capitals, as Navy evaluations do. A list of acronyms is too short to tell. */
export function isShouted(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  if (SHORT_DEED.test(text.trim())) return true;
  return text.trim().split(/\s+/).length >= FEW_WORDS && capitals / Math.max(1, letters.length) >= SHOUTED;
}

/** "LED 7 SAILORS": a verb, a figure and whom. */
const SHORT_DEED = /^(?:LED|RAN|[A-Z]{3,}ED) \d[\d,]* [A-Z]{4,}S?\.?$/;

const smallWords = lazily(() => new Set(smallWordTable.entries().flatMap(({ words }) => words)));
const writtenAs = lazily(
  () => new Map(acronymTable.entries().map(({ written }) => [written.toLowerCase(), written])),
);
/** A word in small letters as names and acronyms of ours are written ("VMware", "NREMT"); undefined for any other. */
export const ownSpelling = (word: string): string | undefined => writtenAs().get(word);

/** Short forms are spelled out afterwards, which leaves capitals alone. */
const short = lazily(
  () => new Set(shorthandTable.entries().flatMap((entry) => (entry.onlyAsWritten ? [] : entry.short))),
);
const misspelt = lazily(() => new Set(misspellingTable.entries().flatMap(({ wrong }) => wrong)));
const ACRONYM = /^[A-Z0-9&/-]+$/;
/** Acronyms that the glossary knows, in capitals. */
export const acronyms = lazily(
  () => new Set(glossaryRows().flatMap(({ term }) => (ACRONYM.test(term) ? [term] : []))),
);

/** Acronyms of all services, and of one, that mean one thing whatever stands near. */
const typedSmall = lazily(() =>
  Map.groupBy(
    glossaryRows().filter(({ term, onlyNear }) => ACRONYM.test(term) && onlyNear === undefined),
    ({ term }) => term.toLowerCase(),
  ),
);

/** Whether a word in small letters is an acronym of the glossary, of this service where services differ. */
export const isTypedSmall = (word: string, branch: MilitaryBranch | null): boolean =>
  typedSmall()
    .get(word)
    ?.some(({ branches }) => !branches || branch === null || branches.includes(branch)) ?? false;

/** What people in service are called, which keeps its capital. */
const CALLED = /^(?:soldier|sailor|marine|airman|airmen|guardian|guardsman|guardsmen)s?$/;

const SHORT_BEFORE_A_NAME =
  /\b(?:[Ss]an|SAN|[Ss]anta|[Ll]os|LOS|[Ll]as|LAS|[Ee]l|EL|[Nn]ew|NEW|[Ff]ort|FORT|[Pp]ort|PORT|[Cc]ape|CAPE|[Ll]ake|LAKE|[Cc]amp|CAMP|[Mm]ount|[Ss]aint)\s+(?=[A-Z][a-z])/g;

/** Names of several words: they keep a capital on each. A ship's name goes on to the bracket or the next small word. */
const NAMES: readonly RegExp[] = [
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|tenth|\d{1,2}(?:st|nd|rd|th))\s+(?:fleet|army|air force)\b/g,
  /\b(?:air force|coast guard|marine corps|national guard|space force|army reserve|united states)\b/g,
  /\b(?:arabian|persian) gulf\b/gi,
  /\b(?:hurricane|typhoon|tropical storm|operation|exercise) (?!(?:and|of|in|on|to|for|with|from|by|at|the|or)\b)[a-z]+(?: (?!(?:and|in|on|to|for|with|of|from|by|at|the)\b)[a-z]+(?=[\s,.;]|$))?/g,
  /\b(?:san diego|pearl harbor|norfolk|jacksonville|mayport|everett|bremerton|groton|kings bay|pensacola|lemoore|oceana|whidbey island|yokosuka|sasebo|rota|naples|great lakes|new london|fort [a-z]+|camp [a-z]+)\b/g,
  // The month that is also a verb.
  /\bmarch(?= \d{4}\b)/g,
  // "SAN Diego County": a short word before a name belongs to it, and so does what kind of place it is.
  SHORT_BEFORE_A_NAME,
  /(?<=[A-Z][a-z]+\s)(?:county|point|island|islands|harbor|bay|beach|river|city|station|base)\b/g,
];
const SHIP =
  /\b(USS|USNS|USCGC|CGC)\s+((?:[a-z.]+\s*){1,3}?)(?=\s*(?:\(|,|\.|;|$)|\s+(?:and|in|on|from|to|during|with|for|at)\b)/g;

/**
 * A shouted text in ordinary letters. Acronyms, designations and names keep their capitals; a word of up to four letters
 * that is no English word may be an acronym and keeps them too.
 */
export function calmed(text: string): string {
  const words = withOrdinals(text)
    // "$4.1M" and "12K" keep their letter.
    .replace(/(?<![\d.])[A-Za-z][A-Za-z0-9'’&+-]*/g, calmWord);
  const told = words
    .replace(/(?<=\b(?:[a-z]+ed|ran|made|kept|led|held|won|took|got|did)\s)IT\b/g, 'it')
    // "SIGN UPS" are no parcels.
    .replace(/(?<=\b(?:sign|start|back|follow|set|clean|check|call|line|tune|break|mock)[ -])UPS\b/gi, 'ups');
  const named = NAMES.reduce((calm, name) => calm.replace(name, titled), told);
  return capitalizedSentences(
    named
      .replace(SHIP, (_, kind: string, name: string) => `${kind} ${titled(name)}`)
      // "USNS MERCY PACIFIC PARTNERSHIP", "CANNON AFB": what stands right beside is a name in any case.
      .replace(
        /(?<=\b(?:USS|USNS|USCGC|CGC) )[a-z](?=[a-z])|\b[a-z](?=[a-z]{3,} (?:AFB|ARB|ANGB)\b)/g,
        (letter) => letter.toUpperCase(),
      )
      .replace(/\bcase i(?=\/II|\b(?! [a-z]))/g, 'Case I'),
  );
}

/** "2ND" is "2nd". */
const withOrdinals = (text: string) =>
  text.replace(/\b(\d+)(ST|ND|RD|TH)\b/g, (_, number: string, end: string) => number + end.toLowerCase());

/** Small words inside a name keep a small letter. */
const INSIDE_A_NAME = /^(?:and|or|of|the|for|in|on|with|to|a|an|by|at|from)$/;

/**
 * A list of names in capitals, as of awards and schools, in the letters of names: "NAVY AND MARINE CORPS ACHIEVEMENT
 * MEDAL" becomes "Navy and Marine Corps Achievement Medal". Acronyms keep their capitals; so does a text that is not all
 * capitals (what stands in brackets aside) or nothing but acronyms.
 */
export function calmedNames(text: string): string {
  const outside = text.replace(/\([^)]*\)/g, '');
  const isName = (word: string) => word.length >= 4 && !acronyms().has(word) && isEnglish(word.toLowerCase());
  if (/[a-z]/.test(outside) || !(outside.match(/[A-Z]+/g) ?? []).some(isName)) return text;
  const calm = withOrdinals(text).replace(/(?<![\d."“(])[A-Z][A-Z0-9'’&+-]*(?!["”])/g, (word, at: number) => {
    const own = calmWord(word);
    if (own !== own.toLowerCase()) return own;
    // "MK A SCHOOL", "IT A; SYS ADMIN C".
    const isLetter = word.length === 1 && /^.(?: SCHOOL\b|\s*(?:[;,.]|$))/.test(text.slice(at, at + 8));
    return at > 0 && INSIDE_A_NAME.test(own) && !isLetter ? own : own.charAt(0).toUpperCase() + own.slice(1);
  });
  return calm.replace(SHORT_BEFORE_A_NAME, titled);
}

function calmWord(word: string): string {
  const months = /^([A-Za-z]{3,})(-\d{1,2})$/.exec(word);
  if (months?.[1] && months[2]) return calmWord(months[1]) + months[2];
  const lower = word.toLowerCase();
  const plain = lower.replace(/['’]s$/, '');
  const written = writtenAs().get(plain);
  if (written !== undefined) return written + lower.slice(plain.length);
  if (CALLED.test(plain)) return titled(lower);
  if (word === lower || smallWords().has(plain) || short().has(plain)) return lower;
  if (/\d/.test(word) || acronyms().has(word)) return word;
  if (/^[A-Z]{2,}-[A-Z]/.test(word)) return word.split('-').map(calmWord).join('-');
  const single = /^([A-Z&/-]{2,})S$/.exec(word)?.[1];
  if (single !== undefined && acronyms().has(single) && !isEnglish(lower)) return `${single}s`;
  // "SSDGS": without a vowel it is no word.
  if (/^[b-df-hj-np-tv-xz]{5,}$/.test(plain)) return word.replace(/S$/, 's');
  // "UNDESIGNATED": a word with a syllable before it.
  if (/^(?:un|non|pre|re)[a-z]{5,}$/.test(plain) && isEnglish(plain.replace(/^(?:un|non|pre|re)/, '')))
    return lower;
  if (plain.length <= 4) return plain === 'a' || plain === 'w' ? lower : word;
  // What is neither a word nor one misspelt is a name: "KAENA POINT".
  if (isEnglish(lower) || misspelt().has(lower)) return lower;
  const named = withItsCapital(lower);
  return named === lower && isCompound(lower) ? lower : titled(named);
}

/** "ENGINEROOM", "FOODBORNE": two words in one, which the dictionary may lack. */
function isCompound(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at++)
    if (isEnglish(word.slice(0, at)) && isEnglish(word.slice(at))) return true;
  // "ROLLUP", "BUILDUP": a verb with its small word.
  return /^[a-z]{3,}up$/.test(word) && isEnglish(word.slice(0, -2));
}

const titled = (text: string) => text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function capitalizedSentences(text: string): string {
  return text.replace(
    /(^|[.!?]\s+)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
