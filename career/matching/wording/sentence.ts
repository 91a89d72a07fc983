/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`;
}

/** 48300 -> "48,300". Written by hand so that it reads the same on every machine. */
export function thousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** A number of weeks as people say it: "about 6 weeks", "about 3 months", "about 2 years". */
export function weeksInWords(weeks: number): string {
  if (weeks < WEEKS_AS_MONTHS) return weeks === 1 ? 'about a week' : `about ${weeks} weeks`;
  if (weeks < WEEKS_A_YEAR) return `about ${Math.round(weeks / WEEKS_A_MONTH)} months`;
  const years = Math.round(weeks / WEEKS_A_YEAR);
  return years === 1 ? 'about a year' : `about ${years} years`;
}

const WEEKS_AS_MONTHS = 9;
const WEEKS_A_MONTH = 52 / 12;
const WEEKS_A_YEAR = 52;

/** "a" or "an" by the sound of the next word's first letter. */
export function article(next: string): string {
  return /^(?:[aeio]|u(?!ni|se|s\b))/i.test(next) || /^(?:[FHLMNRSX][A-Z]|8|11\b|18\b)/.test(next)
    ? 'an'
    : 'a';
}

/** A word or phrase as it stands in the text it came from, capitals and all; itself when it is not there. */
export const asWritten = (text: string, phrase: string): string =>
  writtenLike(phrase).exec(text)?.[0].replace(/\s+/g, ' ') ?? phrase;

/** Whether a word or phrase stands in a text, capitals and apostrophes aside. */
export const standsIn = (text: string, phrase: string): boolean => writtenLike(phrase).test(text);

function writtenLike(phrase: string): RegExp {
  const pattern = phrase
    .split(' ')
    // Words are read without their apostrophes: "machinists" may stand there as "machinist’s".
    .map((word) =>
      word.replace(/[^a-z0-9]/g, (sign) => `\\${sign}`).replace(/(?<=[a-z])(?=[a-z])/g, "['’`]?"),
    )
    .join('[^a-z0-9+#]+');
  return new RegExp(`(?<![a-z0-9])${pattern}(?![a-z0-9])`, 'i');
}

/** What a sentence bears of what somebody wrote. */
export const LONGEST_QUOTE = 70;
/** Less than this says too little to stand for the rest. */
const SHORTEST_QUOTE = 20;

/** Where a clause may end and still be one: before a sign, a bracket or a word that joins the next. */
const ENDINGS =
  /[,;:](?=\s)|\s+(?=\()|\s+[-–—]+(?=\s)|\s(?=(?:and|or|but|so|because|which|that|while|when|where|who|than|then)\b)/gi;
/** What no quote ends with: signs, and words that lead on to what isn't there. */
const HANGING =
  /(?:\s+(?:in|on|at|of|for|to|by|with|w\/|from|and|or|but|the|an?|my|our|his|her|their|that|which|as|&|\+))+$|[\s,;:.!?&/+–—-]+$/i;
/** Signs of a list, and words that tie a sentence to the one before. */
const LEADING = /^(?:[-–—•*·]+\s*|o\s+(?=[a-z])|(?:and|but|then|so|also),?\s+)+/i;

/** What somebody wrote, as far as a sentence bears: to where a clause of it ends, and marked where none does. */
export function cut(quote: string): string {
  const plain = innerQuotes(quote.replace(/\s+/g, ' ').trim()).replace(LEADING, '');
  if (plain.length <= LONGEST_QUOTE) return ended(plain);
  const ends = [...plain.matchAll(ENDINGS)]
    .map(({ index }) => ended(plain.slice(0, index)))
    .filter(({ length }) => length >= SHORTEST_QUOTE && length <= LONGEST_QUOTE);
  return ends.at(-1) ?? `${ended(plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, ''))}…`;
}

/** The text without an open bracket, and without what hangs at its end. */
function ended(text: string): string {
  const open = text.lastIndexOf('(');
  const isOpen = open > text.lastIndexOf(')');
  const closed = isOpen ? (open >= SHORTEST_QUOTE ? text.slice(0, open) : text.replace('(', '')) : text;
  let left = closed.includes('(') ? closed : closed.replaceAll(')', '');
  while (HANGING.test(left)) left = left.replace(HANGING, '');
  return left;
}

/** Quotes within a quote are single ones. */
const innerQuotes = (text: string) => text.replace(/(?<![^\s(])["“]([^"“”]*)["”]/g, '‘$1’');
