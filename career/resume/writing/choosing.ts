import { isThin, type Obstacle, obstaclesIn } from '#career/record/held-back.ts';
import type { KnownWords } from '#career/record/known-words.ts';
import type { WrittenLine } from './record-lines.ts';
import { dollarsIn, isAccidentFree, percentIn } from './weighty.ts';

/** Where none can be read, one with a single word to explain stands there all the same: an empty page helps nobody. */
const FEWEST_LINES = 1;

/** With so many that tell something, the thin ones wait for a figure or a result. */
const ENOUGH_LINES = 4;

/** What a word of explanation would cure. A statement without a deed, or half of one, is no line but a question. */
const CURABLE: ReadonlySet<Obstacle['kind']> = new Set(['unknown word', 'acronym', 'of service']);

/** What may stand in the line with the record's largest figure: a reader misses the word, not the result. */
const EXPLAINABLE: ReadonlySet<Obstacle['kind']> = new Set(['acronym', 'of service']);

/**
 * The lines that a stranger can read, in their order; thin ones only where there are few. One that holds the record's largest sum, largest percentage or a
 * record without accidents stays in spite of one unexplained word, and what the veteran decided on stays whatever it holds. `known`: words of the posting, as they are written there.
 */
export function presentable(lines: readonly WrittenLine[], known: KnownWords): readonly WrittenLine[] {
  const weighed = lines
    .filter(({ isReviewed }) => !isReviewed)
    .map((line) => ({ line, obstacles: obstaclesIn(line.text, known) }));
  const readable = weighed.filter(({ obstacles }) => obstacles.length === 0).map(({ line }) => line);
  const kept = new Set([
    ...lines.filter(({ isReviewed }) => isReviewed),
    ...readable.filter(({ text }) => !isThin(text) || isAskedFor(text, known)),
  ]);
  const nearly = weighed.filter(
    ({ obstacles }) => obstacles.length <= 1 && obstacles.every(({ kind }) => EXPLAINABLE.has(kind)),
  );
  for (const line of strongest([...readable, ...nearly.map(({ line }) => line)])) kept.add(line);
  for (const line of readable) if (kept.size < ENOUGH_LINES) kept.add(line);
  for (const { line, obstacles } of weighed) {
    if (kept.size >= FEWEST_LINES) break;
    if (obstacles.length === 1 && obstacles.every(({ kind }) => CURABLE.has(kind))) kept.add(line);
  }
  return lines.filter((line) => kept.has(line));
}

/** Whether a line says what the posting says: two words of it, small ones not counted. */
const isAskedFor = (text: string, known: KnownWords) =>
  (text.match(/[A-Za-z]{4,}/g) ?? []).filter((word) => known.has(word) || known.has(word.toLowerCase()))
    .length >= 2;

/** The lines with the largest sum of money, the largest percentage, and a record without accidents. */
function strongest(lines: readonly WrittenLine[]): WrittenLine[] {
  const top = (weightOf: (text: string) => number) => {
    const best = lines.toSorted((one, other) => weightOf(other.text) - weightOf(one.text))[0];
    return best && weightOf(best.text) > 0 ? [best] : [];
  };
  return [...top(dollarsIn), ...top(percentIn), ...top((text) => Number(isAccidentFree(text)))];
}
