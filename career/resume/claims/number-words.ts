/** Numbers in words, as they stand in English. */
const ONES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};
/** "third" to "tenth", which are names of parts as well. */
export const ORDINALS: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

const one = Object.keys(ONES).join('|');
const scale = Object.keys(SCALES).join('|');

/** A number written out: "twenty-one", "one hundred and five", "half a million", "a dozen", "twenty-four hundred". */
export const NUMBER_WORDS = new RegExp(
  `\\b(?:(?:half\\s+(?:an?\\s+)?|an?\\s+(?:half\\s+)?|(?:${one})\\s+)?(?:dozen|decade)|an?\\s+couple|half\\s+a\\s+(?:million|billion)|(?:an?\\s+|several\\s+)?(?:hundred|thousand|million|billion)s?(?=\\b(?!\\s*(?:${one})\\b))|dozens|(?:${one})(?:[\\s-]+(?:${one}|${scale}|and(?=\\s+(?:${one})\\b)))*)\\b`,
  'gi',
);

export interface WrittenNumber {
  readonly value: number;
  /** At least so many, and nobody knows how many: "dozens", "several hundred". */
  readonly vague: boolean;
  /** "a decade": ten years. */
  readonly decade: boolean;
}

/** What a number in words amounts to. Undefined for words that are none together ("one two"). */
export function valueOfWords(written: string): WrittenNumber | undefined {
  const text = written.toLowerCase();
  const of = (value: number, vague = false): WrittenNumber => ({ value, vague, decade: /decade/.test(text) });
  if (/^dozens$/.test(text)) return of(24, true);
  const times = ONES[text.split(/\s+/)[0] ?? ''] ?? 1;
  if (/dozen/.test(text)) return of(/half/.test(text) ? 6 : 12 * times);
  if (/decade/.test(text)) return of(/half/.test(text) ? 5 : 10 * times);
  if (/couple/.test(text)) return of(2);
  if (/^half\s+a\s+/.test(text)) return of((SCALES[text.split(/\s+/).at(-1) ?? ''] ?? 0) / 2);
  const plural = /^(?:several\s+|an?\s+)?(hundred|thousand|million|billion)(s?)$/.exec(text);
  if (plural) {
    const vague = plural[2] === 's' || text.startsWith('several');
    return of((SCALES[plural[1] ?? ''] ?? 0) * (vague ? 2 : 1), vague);
  }
  let total = 0;
  let part = 0;
  for (const word of text.split(/[\s-]+/)) {
    if (word === 'and') continue;
    const times = SCALES[word];
    if (times === undefined) {
      const add = ONES[word] ?? 0;
      if (part % 100 !== 0 && !(part % 10 === 0 && add < 10)) return undefined;
      part += add;
    } else if (times === 100) part = Math.max(1, part) * 100;
    else {
      total += Math.max(1, part) * times;
      part = 0;
    }
  }
  return of(total + part);
}

/** "third" to "tenth"; undefined for other words. */
export const ordinalOf = (word: string): number | undefined => ORDINALS[word.toLowerCase()];

const LATEST_DAY = 31;

/** A text with the figures of any script as 0 to 9, letters as plain ones, and signs of one kind for each use. */
export function plainFigures(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
      .replace(/[‐‑‒–—−]/g, '-')
      // "96/100" on an exam: no month has so many days.
      .replace(/(?<![\d/#.-])(\d{1,3})\/(\d{2,3})(?![\d/])/g, (whole, part: string, all: string) =>
        Number(part) <= Number(all) && Number(all) > LATEST_DAY ? `${part} of ${all}` : whole,
      )
      .replace(/[’‘]/g, "'")
  );
}

/** Every script has its ten figures in a row, from zero. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Whether a word in lower case is a number: "nine", "hundred". */
export const isNumberWord = (word: string): boolean =>
  Object.hasOwn(ONES, word) || Object.hasOwn(SCALES, word);
