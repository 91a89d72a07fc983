import { oncePer } from '#career/lazily.ts';
import { stemsOf } from '#career/resume/writing/word-stems.ts';

/** Two texts are about the same when at least this share of their words is common to both. */
const ALIKE = 0.4;

/** Kept with the line: each of many texts is compared with all of them. */
const wordsOf = oncePer((line: { readonly source: string }) => new Set(stemsOf(line.source)));

/** The statement that most likely took the place of one that changed; undefined where none is like it. */
export function nearestStatement<Line extends { readonly source: string }>(
  source: string,
  lines: readonly Line[],
): Line | undefined {
  const before = new Set(stemsOf(source));
  let nearest: Line | undefined;
  let most = ALIKE;
  for (const line of lines) {
    const now = wordsOf(line);
    let common = 0;
    for (const stem of before) if (now.has(stem)) common += 1;
    const share = (2 * common) / Math.max(1, before.size + now.size);
    if (share >= most && (nearest === undefined || share > most)) {
      nearest = line;
      most = share;
    }
  }
  return nearest;
}
