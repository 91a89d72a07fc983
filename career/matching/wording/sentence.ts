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
export function asWritten(text: string, phrase: string): string {
  const pattern = phrase
    .split(' ')
    // Words are read without their apostrophes: "machinists" may stand there as "machinist’s".
    .map((word) =>
      word.replace(/[^a-z0-9]/g, (sign) => `\\${sign}`).replace(/(?<=[a-z])(?=[a-z])/g, "['’`]?"),
    )
    .join('[^a-z0-9+#]+');
  return (
    new RegExp(`(?<![a-z0-9])${pattern}(?![a-z0-9])`, 'i').exec(text)?.[0].replace(/\s+/g, ' ') ?? phrase
  );
}

/** Quotes are cut between words. */
const LONGEST_QUOTE = 70;

/** What somebody wrote, as far as a sentence bears. */
export function cut(quote: string): string {
  const plain = quote.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST_QUOTE) return plain;
  return `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;
}
