import { headingOf } from '#career/resume/reading/headings.ts';

/** A run of text on a page without a wide gap in it, in points from the page's lower left corner. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** Where a page's columns part: the x between them, and from which y down to which they stand side by side. */
export interface Gutter {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Fewer lines than this on either side are no column. */
const FEWEST_LINES = 4;
const STEP = 3;
/** So much of the narrower side's lines beside a line of the other, each a date or a label, make it a margin of that line. */
const MOSTLY = 0.6;
const NARROWEST = 9;
/** The tallest blank strip wins; among about equals the widest. */
const WIDTH_WEIGHS = 0.2;

const A_DATE = /(?:19|20)\d{2}|\b(?:present|current|now)\b/i;
const A_PLACE = /^[A-Z][A-Za-z.' -]+,\s*[A-Z]{2}$/;
/** What stands at the margin of a line and belongs to it. */
export const isMarginal = (text: string): boolean =>
  A_PLACE.test(text.trim()) || (A_DATE.test(text) && text.length <= 40);
const isLabel = (text: string) => isMarginal(text) || headingOf(text) !== undefined;

/**
 * The gutter between two columns of a page; undefined where there is one column, or where what stands at the side are the
 * dates or headings of the lines beside them. Columns are told from places alone: a strip that no text crosses, with
 * lines on both sides over most of its height.
 */
export function findGutter(pieces: readonly Piece[]): Gutter | undefined {
  const left = Math.min(...pieces.map((piece) => piece.left));
  const right = Math.max(...pieces.map((piece) => piece.right));
  const width = right - left;
  let best: { gutter: Gutter; score: number } | undefined;
  for (let x = left + width * 0.15; x < right - width * 0.12; x += STEP) {
    const gutter = blankStrip(pieces, x);
    if (gutter === undefined) continue;
    const [from, to] = stripAround(inside(pieces, gutter), x);
    const score = gutter.top - gutter.bottom + (to - from) * WIDTH_WEIGHS;
    if (best === undefined || score > best.score) best = { gutter: { ...gutter, x: (from + to) / 2 }, score };
  }
  return best?.gutter;
}

const inside = (pieces: readonly Piece[], { top, bottom }: Gutter) =>
  pieces.filter(({ y }) => y <= top && y >= bottom);

/** The blank strip around x, from the end of what stands left of it to the begin of what stands right. */
function stripAround(pieces: readonly Piece[], x: number): readonly [from: number, to: number] {
  const isLeft = (piece: Piece) => piece.left < x - NARROWEST / 2;
  const from = Math.max(
    ...pieces.filter(isLeft).map(({ text, left, right }) => (/\s/.test(text.trim()) ? right : left)),
  );
  const to = Math.min(...pieces.filter((piece) => !isLeft(piece)).map((piece) => piece.left));
  return [from, to];
}

/** The longest stretch of the page in which nothing crosses x and both sides have text. */
function blankStrip(pieces: readonly Piece[], x: number): Gutter | undefined {
  const sorted = pieces.toSorted((one, other) => other.y - one.y);
  const stretches: Piece[][] = [[]];
  for (const piece of sorted) {
    if (crosses(piece, x)) stretches.push([]);
    else stretches.at(-1)?.push(piece);
  }
  const longest = stretches.reduce((one, other) => (other.length > one.length ? other : one));
  const [first] = longest;
  const last = longest.at(-1);
  if (!first || !last) return undefined;
  const gutter = { x, top: first.y, bottom: last.y };
  return areColumns(longest, x) ? gutter : undefined;
}

/** A single word too long for its column stands out of it and parts no columns. */
const crosses = ({ text, left, right }: Piece, x: number) =>
  left < x - NARROWEST / 2 && right > x - NARROWEST / 2 && /\s/.test(text.trim());

function areColumns(pieces: readonly Piece[], x: number): boolean {
  const isLeft = (piece: Piece) => piece.left < x - NARROWEST / 2;
  const sides = [pieces.filter(isLeft), pieces.filter((piece) => !isLeft(piece))];
  if (sides.some((side) => side.length < FEWEST_LINES)) return false;
  const spans = sides.map((side) => {
    const heights = side.map(({ y }) => y);
    return [Math.min(...heights), Math.max(...heights)] as const;
  });
  const [one = [0, 0], other = [0, 0]] = spans;
  const shared = Math.min(one[1], other[1]) - Math.max(one[0], other[0]);
  const shorter = Math.min(one[1] - one[0], other[1] - other[0]);
  if (shared < shorter * MOSTLY) return false;
  // The cells of a form or table stand beside each other too; only columns have headings of their own.
  if (!sides.every((side) => side.some(({ text }) => headingOf(text) !== undefined))) return false;
  return !sides.some((side, at) => isMargin(side, sides[1 - at] ?? []));
}

const isBeside = ({ y, size }: Piece, other: Piece) => Math.abs(other.y - y) < Math.max(3, size * 0.5);

/** Dates at the end of lines, or headings before them: each stands beside a line of the other side. */
function isMargin(side: readonly Piece[], other: readonly Piece[]): boolean {
  const labels = side.filter((piece) => isLabel(piece.text) && other.some((each) => isBeside(piece, each)));
  return labels.length > side.length * MOSTLY;
}
