import { near } from './figure-says.ts';
import type { Figure } from './figures.ts';
import type { ClaimedLine } from './line.ts';

/** Stems that say when, how surely and what for, where others name what is counted. */
const COUNTS_NOTHING =
  /^(?:last|this|year|yr|month|budget|cost|job|deal|contract|sale|save|dollar|mayb|now|today|total|easily|probably)$/;

/**
 * Whether a figure of the record is the one a line gives its sign: "2.5 million a year" for "$2.5M", "accuracy was 91.5"
 * for "91.5%". One that counts things ("2.5 million rounds") is no sum. `quote`: the text the figure stands in.
 */
export function isUnsigned(figure: Figure, given: Figure, quote: string): boolean {
  const isBare =
    given.kind === 'number' &&
    !given.vague &&
    given.counts.every((stem) => COUNTS_NOTHING.test(stem)) &&
    !/^\s*\$/.test(quote.slice(given.end));
  if (!isBare || !near(figure.value, given.value, 1e-6)) return false;
  if (figure.kind === 'money') return /[\d\s](?:k|m|b|thousand|million|billion)$/i.test(given.written);
  return figure.kind === 'percent' && /\.\d/.test(given.written);
}

/** Whether a line has both ends of a range of the record: "6 to 8 exams" for "6-8 exams". */
export function isEndOf(figure: Figure, given: Figure, { figures }: ClaimedLine): boolean {
  const ends = [given.value, given.high];
  return (
    given.high !== given.value &&
    given.kind === figure.kind &&
    ends.includes(figure.value) &&
    ends.every((end) => figures.some(({ kind, value }) => kind === given.kind && value === end))
  );
}
