import { valueOfWords } from './number-words.ts';

/** "1/68" was in the last century. */
const LATEST_SHORT_YEAR = 50;

/** Two figures for a year: "'98" and "09". */
export const wholeYear = (short: number): number => (short > LATEST_SHORT_YEAR ? 1900 : 2000) + short;

const MONTH =
  '(?:fall|spring|summer|winter|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/**
 * How people write years in two figures: "'96", "FY09", "Oct 18", "3/24", "OEF 09-10", "Iraq 03", "floods in 08". A range
 * is one of years where its second figure is not far behind the first.
 */
const SHORT = [
  /(?<![\w\d])['’](\d{2})(?:-['’]?(\d{2}))?\b/g,
  /\b(?:FY|CY|[1-4]Q(?:FY)?|Q[1-4]\s?(?:FY)?)\s?['’]?(\d{2})(?:-(\d{2}))?\b/gi,
  new RegExp(`\\b${MONTH} ['’]?(\\d{2})\\b(?!,)`, 'gi'),
  // "9/11" is a day, and "12/12" a score.
  /\b(?!9\/11\b)(?!(\d{1,2})\/\1\b)(?:0?[1-9]|1[0-2])\/(?:\d{1,2}\/)?(?<year>\d{2})\b(?!\/)/g,
  // "12-14 Soldiers" counts somebody.
  /(?<![\d$.,/#-])(\d{2})\s?[-–]\s?(\d{2})(?![\d%/]|[,.]\d|\s(?!(?:in|at|with|as|and|to|for|on|then|under|near|while|when|during|where)\b)[A-Za-z]|[A-Za-z])/g,
  /(?<![\d$.,/#:-])\b(0\d)\b(?![\d%/:-]|[.,]\d)/g,
];

/** "nineteen ninety nine", "two thousand and seventeen", "nineteen ninety one". */
const IN_WORDS =
  /\b(nineteen|twenty) ((?:oh|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)\b|\btwo thousand(?:(?: and)? ((?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?:[ -](?:one|two|three|four|five|six))?|one|two|three|four|five|six|seven|eight|nine)\b(?! hundred)|\b(?= ?(?:$|[.,;)]|(?:in|at|with|as|and|to|until|through) )))/gi;

const LONGEST_RANGE = 30;

/** The years that a text tells in two figures or in words, whole. */
export function yearsInShort(text: string): Set<number> {
  const years = new Set<number>();
  for (const pattern of SHORT)
    for (const { 1: one = '', 2: second, groups } of text.matchAll(pattern)) {
      const { year: first = one } = groups ?? {};
      const from = wholeYear(Number(first));
      const until = second === undefined || groups !== undefined ? from : wholeYear(Number(second));
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
