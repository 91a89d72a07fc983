/** What was struck out of a paper, by kind, and how often. */
export interface Struck {
  readonly socialSecurity: number;
  readonly birthDate: number;
  readonly dodId: number;
}

/** What stands where a number was. */
export const STRUCK_OUT = '[removed]';

const DASH = '[-\u2010-\u2015\u2212]';
/** Nine figures as they are parted on forms; a line may break where they are. A stock number goes on before and behind. */
const PARTED = new RegExp(
  `(?<![\\d]|\\d${DASH})[\\dXx*]{3}\\s{0,2}(?:${DASH}\\s{0,2}|\\s)[\\dXx*]{2}\\s{0,2}(?:${DASH}\\s{0,2}|\\s)\\d{4}(?!${DASH}?\\d)`,
  'gu',
);
/** Nine figures in a row that are no amount of money. */
const NINE = /(?<![\d$.,-])(?<!\$\s)\d{9}(?![\d-]|[.,]\d)/g;
const TEN = /(?<![\d$.,+-])(?<!\$\s)\d{10}(?![\d-]|[.,]\d)/g;
/** Ten figures in a row on a line of these are a telephone number. */
const BESIDE_A_PHONE = /\b(?:phone|tel|telephone|cell|mobile|call|text|fax|ph|c|m)\b\.?:?\s*\S*$|@/i;
const LABELLED_NUMBER =
  /\b(?:SSN|SSAN|social security(?: (?:number|no\.?|account number))?|service (?:number|no\.?))\b[^\d\n]{0,30}\n?[^\d\n]{0,12}((?:\d[\s-]?){4,9})(?!\d)/gi;
const LABELLED_ID =
  /\b(?:EDIPI|DOD ID(?: (?:number|no\.?|#))?|electronic data interchange personal identifier)\b[^\d\n]{0,30}\n?[^\d\n]{0,12}((?:\d[\s-]?){9}\d)(?!\d)/gi;

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/** A day of a year in every way that forms have it. */
const DAY = `(?:(?:19|20)\\d{2}[\\s/.-]?(?:0[1-9]|1[0-2])[\\s/.-]?(?:0[1-9]|[12]\\d|3[01])|\\d{1,2}[\\s/.-]\\d{1,2}[\\s/.-](?:19|20)?\\d{2}|\\d{1,2}[\\s-]?${MONTH}[\\s,-]*(?:19|20)?\\d{2}|${MONTH}\\s+\\d{1,2},?\\s+(?:19|20)\\d{2}|(?:19|20)\\d{2}[\\s-]?${MONTH}[\\s-]?\\d{1,2})(?!\\d)`;
const BIRTH = /\b(?:date of birth|birth ?dates?|d\.?o\.?b\.?|born(?: on)?)(?![a-z])/gi;
const ANY_DAY = new RegExp(`(?<!\\d)${DAY}`, 'gi');
/** How far behind its label a date of birth may stand: in a form the labels of other boxes come between. */
const LINES_AFTER = 2;
/** Characters around a number or a label in which what belongs to it is looked for. */
const NEAR = 300;

/**
 * A text without Social Security numbers (whole or masked but for their end), DoD ID numbers and dates of birth, and how
 * many of each were in it. A number that was found once is struck wherever it stands, however it is parted there.
 */
export function strikeNumbers(text: string): { readonly text: string; readonly struck: Struck } {
  const numbers = {
    socialSecurity: new Set<string>(),
    dodId: new Set<string>(),
    birthDate: new Set<string>(),
  };
  let [socialSecurity, dodId, birthDate] = [0, 0, 0];
  const digitsOf = (found: string) => found.replace(/\D/g, '');
  const strike = (found: string, kind: 'socialSecurity' | 'dodId') => {
    numbers[kind].add(digitsOf(found));
    if (kind === 'socialSecurity') socialSecurity += 1;
    else dodId += 1;
    return STRUCK_OUT;
  };
  const within = (whole: string, number: string, kind: 'socialSecurity' | 'dodId') =>
    whole.slice(0, whole.lastIndexOf(number)) + strike(number, kind) + (/\s$/.test(number) ? ' ' : '');
  let clean = text
    .replace(LABELLED_ID, (whole, number: string) => within(whole, number, 'dodId'))
    .replace(PARTED, (found) => strike(found, 'socialSecurity'))
    .replace(LABELLED_NUMBER, (whole, number: string) => within(whole, number, 'socialSecurity'))
    .replace(NINE, (found) => strike(found, 'socialSecurity'))
    .replace(TEN, (found, at: number, all: string) => {
      const line = all.slice(Math.max(all.lastIndexOf('\n', at) + 1, at - NEAR), at);
      const rest = all.slice(at + found.length, at + found.length + NEAR).split('\n', 1)[0] ?? '';
      return BESIDE_A_PHONE.test(line) || rest.includes('@') ? found : strike(found, 'dodId');
    });
  for (const day of birthDates(clean)) numbers.birthDate.add(day);
  for (const day of numbers.birthDate) {
    const parts = clean.split(day);
    birthDate += parts.length - 1;
    clean = parts.join(STRUCK_OUT);
  }
  for (const kind of ['socialSecurity', 'dodId'] as const) {
    for (const number of numbers[kind]) {
      if (number.length < 9) continue;
      clean = clean.replaceAll(number, () => strike(number, kind));
    }
  }
  return { text: clean, struck: { socialSecurity, dodId, birthDate } };
}

/** The dates that a label of birth belongs to: behind it in its line; else, in a form, the earliest of the lines below. */
function birthDates(text: string): string[] {
  return [...text.matchAll(BIRTH)].flatMap(({ index, 0: label }) => {
    const [line = '', ...below] = text
      .slice(index + label.length, index + label.length + NEAR)
      .split('\n', 1 + LINES_AFTER);
    const here = line.match(ANY_DAY)?.[0];
    if (here) return [here];
    for (const next of below) {
      const days = next.match(ANY_DAY) ?? [];
      if (days.length > 0) return [earliest(days)];
    }
    return [];
  });
}

function earliest(days: readonly string[]): string {
  const yearOf = (day: string) => {
    const year = Number(/(?:19|20)\d{2}/.exec(day)?.[0] ?? 0);
    // Two figures: a birth lies in the last century, or would be read as such.
    return year === 0 ? 1900 + Number(/\d{2}$/.exec(day)?.[0] ?? 99) : year;
  };
  return days.toSorted((one, other) => yearOf(one) - yearOf(other))[0] ?? '';
}
