import { valueOfWords } from './number-words.ts';

/** "1/68" was in the last century. */
const LATEST_SHORT_YEAR = 50;

/** Two figures for a year: "'98" and "09". */
export const wholeYear = (short: number): number => (short > LATEST_SHORT_YEAR ? 1900 : 2000) + short;

const MONTH = '(?:fall|spring|summer|winter|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';

/**
 * How people write years in two figures: "'96", "FY09", "Oct 18", "3/24", "OEF 09-10", "Iraq 03", "floods in 08". A range
 * is one of years where its second figure is not far behind the first.
 */
const SHORT = [
  /(?<![\w\d])['’](\d{2})(?:-['’]?(\d{2}))?\b/g,
  /\b(?:FY|CY|\d?Q[1-4]?(?:FY)?|[1-4]Q(?:FY)?)\s?['’]?(\d{2})(?:-(\d{2}))?\b/gi,
  new RegExp(`\\b${MONTH} ['’]?(\\d{2})\\b(?!,)`, 'gi'),
  /\b\d{1,2}\/(?:\d{1,2}\/)?(\d{2})\b(?!\/)/g,
  /(?<![\d$.,/#-])(\d{2})\s?[-–]\s?(\d{2})(?![\d%/,.]|\s?(?:%|percent|hours?|hrs|days?|weeks?|months?|years?|people|men|ft|lbs?)\b)/g,
  /(?<![\d$.,/#:-])\b(0\d)\b(?![\d%/:-]|[.,]\d)/g,
];

/** "nineteen ninety nine", "two thousand and seventeen", "nineteen ninety one". */
const IN_WORDS =
  /\b(nineteen|twenty) ((?:oh|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)\b|\btwo thousand(?:(?: and)? ((?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?:[ -](?:one|two|three|four|five|six))?|one|two|three|four|five|six|seven|eight|nine))?\b/gi;

const LONGEST_RANGE = 30;

/** The years that a text tells in two figures or in words, whole. */
export function yearsInShort(text: string): Set<number> {
  const years = new Set<number>();
  for (const pattern of SHORT)
    for (const [, first = '', second] of text.matchAll(pattern)) {
      const from = wholeYear(Number(first));
      const until = second === undefined ? from : wholeYear(Number(second));
      if (until < from || until - from > LONGEST_RANGE) continue;
      years.add(from).add(until);
    }
  for (const [, century, rest = '', after] of text.matchAll(IN_WORDS)) {
    const part = valueOfWords(
      (century === undefined ? (after ?? '') : rest).replace('oh ', '').replaceAll('-', ' '),
    );
    const hundred = century === undefined || /^twenty/i.test(century) ? 2000 : 1900;
    years.add(hundred + (part?.value ?? 0));
  }
  return years;
}
