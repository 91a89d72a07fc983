import { lazily } from '#career/lazily.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { shorthandTable, writtenWordTable } from './record-tables.ts';

/** What has to be alike in a word and its short form: plural, past and gerund, and the last consonant. */
interface Ending {
  readonly isPast: boolean;
  readonly isPlural: boolean;
  readonly last: string | undefined;
}

interface Written extends Ending {
  readonly word: string;
  readonly isGerund: boolean;
  /** How often it is written, beside the others. */
  readonly weight: number;
}

const endingOf = (text: string): Ending => ({
  isPast: /(?:[a-z]{2}ed|[^aeiou]d)$/.test(text),
  isPlural: /[^s]s$/.test(text),
  last: text.replace(/[aeiouy]+$/, '').at(-1),
});

const WEIGHT = { often: 40, 'now and then': 10, seldom: 3 } as const;
/** Words that the table of short forms knows are shortened, so they count as ones often written. */
const SHORTENED = WEIGHT['now and then'];

/** Words that reports shorten, by their first letter. */
const written = lazily(() => {
  const weights = new Map<string, number>(
    shorthandTable
      .entries()
      .filter(({ words }) => /^[a-z]{4,}$/.test(words))
      .map(({ words }) => [words, SHORTENED]),
  );
  for (const { written: often, words } of writtenWordTable.entries())
    for (const word of words) weights.set(word, Math.max(WEIGHT[often], weights.get(word) ?? 0));
  return Map.groupBy(
    [...weights].map(
      ([word, weight]): Written => ({
        ...{ word, weight, isGerund: /[a-z]{2}ing$/.test(word) },
        ...endingOf(word),
      }),
    ),
    ({ word }) => word.charAt(0),
  );
});

/** Each consonant that a short form leaves out makes the word so much less likely. */
const CONSONANT_LEFT_OUT = 0.15;
/** A word cut off behind its first letters: "horiz", "emerg". */
const CUT_OFF = 0.5;
/** The likeliest word is written so much more often than the next. */
const CLEARLY = 4;
/** Three letters may be any acronym; longer forms leave out some consonants as well. */
const SHORTEST = 4;
const SHORTEST_CUT_OFF = 5;
/** No form of a single word is longer. */
const LONGEST = 16;

/**
 * The word whose letters a short form leaves out: "trlrs" are trailers, "Dlvr'd" is delivered; null where there is none, or
 * where two are about as likely. What ends in -s, -d or -g stands for a word that does. `opens`: the form begins its
 * statement; elsewhere a capital begins a name.
 */
export function withLettersBack(token: string, opens: boolean): string | null {
  if (!(token === token.toLowerCase() || (opens && OPENING.test(token))) || isWord(token)) return null;
  const letters = token.toLowerCase().replace(/['’]/g, '');
  if (letters.length < SHORTEST || letters.length > LONGEST) return null;
  const ending = endingOf(letters);
  const form = { ...ending, letters, isPast: ending.isPast || /['’]d$/.test(token) };
  const [best, next] = (written().get(letters.charAt(0)) ?? [])
    .flatMap((known) => {
      const share = likeness(form, known);
      return share === 0 ? [] : [{ word: known.word, weight: known.weight * share }];
    })
    .sort((one, other) => other.weight - one.weight);
  const isSure = best !== undefined && best.weight >= Math.max(LEAST, CLEARLY * (next?.weight ?? 0));
  return isSure ? best.word : null;
}

/** A capital, and hardly a vowel behind it. */
const OPENING = /^[A-Z][b-df-hj-np-tv-z'’]*[aeiou]?[b-df-hj-np-tv-z'’]+$/;

const isWord = (token: string) =>
  isEnglish(token) ||
  // "14 contracts' checks": the mark is the owner's.
  isEnglish(token.replace(/(?<=s)['’]$/, '')) ||
  isEnglish(token.charAt(0).toUpperCase() + token.slice(1)) ||
  !/^[a-z'’]+$/i.test(token);

/** A word seldom written is no guess for a form that leaves out more than vowels. */
const LEAST = 2;

/** 0-1, how likely a form stands for a word; 0 where it can't. What costs least is asked first: a page of forms has a thousand. */
function likeness(
  { letters, isPast, isPlural, last }: Ending & { readonly letters: string },
  known: Written,
): number {
  const { word } = known;
  if (isPast !== known.isPast || isPlural !== known.isPlural || word.length <= letters.length) return 0;
  if (known.isGerund && !letters.endsWith('g')) return 0;
  if (letters.length < SHORTEST_CUT_OFF) {
    if (word.startsWith(letters)) return 0;
  } else if (isCutOff(word, letters.replace(/[sd]$/, ''))) return CUT_OFF;
  if (last !== known.last) return 0;
  const left = consonantsLeftOut(letters, word);
  const most = letters.length === SHORTEST ? 1 : 2;
  return left > most ? 0 : CONSONANT_LEFT_OUT ** left;
}

const isCutOff = (word: string, stem: string) =>
  stem.length >= SHORTEST_CUT_OFF - 1 && word.startsWith(stem) && !isVowel(stem.at(-1));
const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter);

/** How many consonants of the word a form leaves out at least; doubled ones and the k of "ck" cost nothing. */
function consonantsLeftOut(form: string, word: string): number {
  let before = Array.from({ length: form.length + 1 }, (_, at) => (at === 0 ? 0 : Number.POSITIVE_INFINITY));
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const isFree =
      isVowel(letter) ||
      (letter === 'y' && at > 0) ||
      letter === word.charAt(at - 1) ||
      (letter === 'k' && word.charAt(at - 1) === 'c') ||
      (letter === 'c' && word.charAt(at + 1) === 'k');
    before = before.map((cost, length) => {
      const taken =
        length > 0 && form.charAt(length - 1) === letter
          ? (before[length - 1] ?? Number.POSITIVE_INFINITY)
          : Number.POSITIVE_INFINITY;
      const left = length === 0 ? Number.POSITIVE_INFINITY : cost + (isFree ? 0 : 1);
      return Math.min(taken, left);
    });
  }
  return before[form.length] ?? Number.POSITIVE_INFINITY;
}
