import { stemOf, stopWords } from '../writing/word-stems.ts';
import type { Figure } from './figures.ts';
import { tokensOf } from './meanings.ts';

/** A word of a text that carries meaning, or a figure. */
export interface Said {
  /** In lower case; a figure with its unit as it is written. */
  readonly word: string;
  readonly stem: string;
  readonly figure: Figure | null;
  /** Where it stands in the text. */
  readonly at: number;
  /** Its place among all words of the text; -1 for figures. */
  readonly token: number;
  /** It has a capital though it opens no sentence. */
  readonly isName: boolean;
  /** Small words between the one before and this one. */
  readonly before: readonly string[];
}

const WORD = /[A-Za-z][A-Za-z0-9+#&'’]*/g;

/** Words that carry no meaning of their own in a line, beside those that carry none anywhere. */
const ALSO_SMALL: ReadonlySet<string> = new Set(
  'up out over about around through above off down per also then there here when while within across under both such some just still own well back away along together according including plus either upon onto toward towards against among between'.split(
    ' ',
  ),
);

/** The words and figures of a text that say something, in order. `figures`: those of this very text. */
export function wordsSaid(text: string, figures: readonly Figure[]): Said[] {
  const tokens = new Map(tokensOf(text).map(({ at }, token) => [at, token]));
  const found: Said[] = [];
  let before: string[] = [];
  const add = (one: Omit<Said, 'before'>) => {
    found.push({ ...one, before });
    before = [];
  };
  const waiting = [...figures];
  const addFigures = (until: number) => {
    while (waiting[0] !== undefined && waiting[0].start < until) {
      const figure = waiting.shift() as Figure;
      const { written, start, kind, raw } = figure;
      add({ word: written, stem: `#${kind}${raw}`, figure, at: start, token: -1, isName: false });
    }
  };
  for (const { 0: written, index } of text.matchAll(WORD)) {
    addFigures(index + 1);
    const isUnit = figures.some(
      ({ start, end, written: whole }) => index >= start && index < Math.max(end, start + whole.length),
    );
    const word = written.toLowerCase().replace(/[’']s?$/, '');
    if (isUnit || word.length < 2) continue;
    if (stopWords().has(word) || ALSO_SMALL.has(word)) {
      before.push(word);
      continue;
    }
    const opens = index === 0 || /[.;:]\s*$/.test(text.slice(0, index));
    const isName = /^[A-Z]/.test(written) && !opens;
    add({ word, stem: stemOf(word), figure: null, at: index, token: tokens.get(index) ?? -1, isName });
  }
  addFigures(Number.POSITIVE_INFINITY);
  return found;
}
