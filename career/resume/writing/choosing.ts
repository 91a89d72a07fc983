import { type Obstacle, obstaclesIn } from '#career/record/held-back.ts';
import type { KnownWords } from '#career/record/known-words.ts';
import type { WrittenLine } from './record-lines.ts';

/** Where none can be read, one with a single word to explain stands there all the same: an empty page helps nobody. */
const FEWEST_LINES = 1;

/** What a word of explanation would cure. A statement without a deed, or half of one, is no line but a question. */
const CURABLE: ReadonlySet<Obstacle['kind']> = new Set(['unknown word', 'acronym', 'of service']);

/** What may stand in the line with the record's largest figure: a reader misses the word, not the result. */
const EXPLAINABLE: ReadonlySet<Obstacle['kind']> = new Set(['acronym', 'of service']);

/**
 * The lines that a stranger can read, in their order. One that holds the record's largest sum, largest percentage or a
 * record without accidents stays in spite of one unexplained word, and what the veteran decided on stays whatever it holds. `known`: words of the posting, as they are written there.
 */
export function presentable(lines: readonly WrittenLine[], known: KnownWords): readonly WrittenLine[] {
  const weighed = lines
    .filter(({ isReviewed }) => !isReviewed)
    .map((line) => ({ line, obstacles: obstaclesIn(line.text, known) }));
  const readable = weighed.filter(({ obstacles }) => obstacles.length === 0).map(({ line }) => line);
  const kept = new Set([...lines.filter(({ isReviewed }) => isReviewed), ...readable]);
  const nearly = weighed.filter(
    ({ obstacles }) => obstacles.length <= 1 && obstacles.every(({ kind }) => EXPLAINABLE.has(kind)),
  );
  for (const line of strongest([...readable, ...nearly.map(({ line }) => line)])) kept.add(line);
  for (const { line, obstacles } of weighed) {
    if (kept.size >= FEWEST_LINES) break;
    if (obstacles.length === 1 && obstacles.every(({ kind }) => CURABLE.has(kind))) kept.add(line);
  }
  return lines.filter((line) => kept.has(line));
}

/** The lines with the largest sum of money, the largest percentage, and a record without accidents. */
function strongest(lines: readonly WrittenLine[]): WrittenLine[] {
  const top = (weightOf: (text: string) => number) => {
    const best = lines.toSorted((one, other) => weightOf(other.text) - weightOf(one.text))[0];
    return best && weightOf(best.text) > 0 ? [best] : [];
  };
  return [...top(dollarsIn), ...top(percentIn), ...top((text) => Number(ACCIDENT_FREE.test(text)))];
}

const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
};

function dollarsIn(text: string): number {
  const sums = [...text.matchAll(/\$\s?([\d,]+(?:\.\d+)?)\s?(k|m|b|thousand|million|billion)?\b/gi)].map(
    ([, figure = '', unit = '']) => Number(figure.replaceAll(',', '')) * (MULTIPLES[unit.toLowerCase()] ?? 1),
  );
  return Math.max(0, ...sums);
}

function percentIn(text: string): number {
  const shares = [...text.matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent\b)/gi)].map(([, figure]) =>
    Number(figure),
  );
  return Math.max(0, ...shares);
}

const ACCIDENT_FREE =
  /\b(?:zero|no|0|without an?|without)\s+(?:\S+\s+){0,2}(?:accidents?|mishaps?|injur(?:y|ies)|incidents?|fatalit(?:y|ies))\b|\b(?:accident|mishap|injury)[- ]free\b/i;
