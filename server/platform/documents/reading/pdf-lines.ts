import { headingOf } from '#career/resume/reading/headings.ts';
import { findGutter, type Gutter, isMarginal, type Piece } from './page-columns.ts';

/** A piece of text on a page, as pdf.js gives it: `transform` ends in the place of its begin, in points. */
export interface PlacedText {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

interface Line {
  text: string;
  readonly left: number;
  right: number;
  readonly y: number;
  readonly size: number;
  /** The first line of its page or column. */
  readonly first: boolean;
  /** What stands at the margin of the line, behind a wide gap: dates, most of all. */
  readonly tail: string;
  /** Where each part of the tail begins. */
  readonly starts: readonly number[];
  /** Where the text would have had to end: at its tail, if it has one. */
  readonly room: number | null;
  /** Where the line ends, its tail included. */
  readonly end: number;
}

const LIST_MARK = /^(?:[-*o\u2022\u25E6\u25AA\u2023\u00B7\u2013\u25CF\u25A0\uF0B7]|\d{1,2}[.)])(?:\s|$)/;
/** What begins anew whatever stood above: dates, an address, a number to call. */
const BEGINS_ANEW =
  /^(?:\(?(?:[A-Z][a-z]{2,8}\.?\s+|\d{1,2}\/)?(?:19|20)\d{2}\s*(?:-|\u2013|\u2014|to)\s|\S+@\S+$|(?:https?:|www\.|linkedin\.com)\S*$|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})/;
const FOOTER = /^page \d+(?: of \d+)?$/i;

/**
 * The lines of a document in reading order. Columns are read one after the other, over all pages; the one with the
 * largest text (the name) first, else the left one. Pieces on one height are one line; a wide gap becomes a tab. A line
 * whose first word would not have fitted on the one before goes on with it, over the end of a page too, unless it begins
 * an entry of a list.
 */
export function linesOfPages(pages: readonly (readonly PlacedText[])[]): string[] {
  const lines = flowsOf(pages.map(piecesOf)).flatMap(unwrapped);
  return lines.flatMap(({ text, tail }) =>
    (tail === '' ? [text] : headingOf(text) ? [text, tail] : [`${text}\t${tail}`]).map((line) =>
      line.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC')),
    ),
  );
}

/** Runs of text as they were written, a gap wider than between words between any two. */
function piecesOf(items: readonly PlacedText[]): Piece[] {
  const pieces: { text: string; left: number; right: number; y: number; size: number }[] = [];
  let spaced = false;
  for (const { str, transform, width, height } of items) {
    if (str.trim() === '') {
      spaced ||= str !== '';
      continue;
    }
    const left = transform[4] ?? 0;
    const y = transform[5] ?? 0;
    const size = height > 0 ? height : Math.abs(transform[3] ?? 10) || 10;
    const last = pieces.at(-1);
    const gap = last ? left - last.right : 0;
    const joins = last && Math.abs(last.y - y) < size * 0.5 && gap > -size && gap <= size;
    if (joins) {
      last.text += `${spaced || gap > size * 0.12 ? ' ' : ''}${str}`;
      last.right = left + width;
    } else pieces.push({ text: str, left, right: left + width, y, size });
    spaced = false;
  }
  return pieces.filter(({ text }) => !FOOTER.test(text.trim()));
}

/** The lines of a document, a list for each run of columns that is read in one go. */
function flowsOf(pages: readonly (readonly Piece[])[]): Line[][] {
  const flows: Line[][] = [];
  let columns: { gutter: Gutter; one: Line[]; other: Line[] } | undefined;
  for (const pieces of pages) {
    const gutter = findGutter(pieces) ?? (columns && sameColumns(pieces, columns.gutter));
    if (gutter === undefined) {
      columns = undefined;
      flows.push(linesOf(pieces));
      continue;
    }
    const within = (piece: Piece) => piece.y <= gutter.top && piece.y >= gutter.bottom;
    const above = pieces.filter(({ y }) => y > gutter.top);
    const below = pieces.filter(({ y }) => y < gutter.bottom);
    const side = (isLeft: boolean) =>
      pieces.filter((piece) => within(piece) && piece.left < gutter.x === isLeft);
    if (columns && Math.abs(columns.gutter.x - gutter.x) < 20 && above.length === 0) {
      columns.one.push(...linesOf(side(true)));
      columns.other.push(...linesOf(side(false)));
    } else {
      columns = { gutter, one: linesOf(side(true)), other: linesOf(side(false)) };
      const largest = (lines: readonly Line[]) => Math.max(...lines.map(({ size }) => size));
      const isRightFirst = above.length === 0 && largest(columns.other) > largest(columns.one) * 1.2;
      const order = isRightFirst ? [columns.other, columns.one] : [columns.one, columns.other];
      flows.push(linesOf(above), ...order);
    }
    if (below.length > 0) {
      flows.push(linesOf(below));
      columns = undefined;
    }
  }
  return flows;
}

/** A later page that goes on in the columns of the one before, though one of them has come to its end. */
function sameColumns(pieces: readonly Piece[], { x }: Gutter): Gutter | undefined {
  if (pieces.some((piece) => piece.left < x - 5 && piece.right > x + 5)) return undefined;
  return { x, top: Number.POSITIVE_INFINITY, bottom: Number.NEGATIVE_INFINITY };
}

/** Pieces on one height are one line, whatever the order in which they were written. */
function linesOf(pieces: readonly Piece[]): Line[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.left - other.left)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && Math.abs(first.y - piece.y) < Math.min(first.size, piece.size) * 0.5) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row, at): Line[] => {
    const [first, ...others] = joinedNear(row.toSorted((one, other) => one.left - other.left));
    if (first === undefined) return [];
    const { text, left, right, y, size } = first;
    const tail = others.map((piece) => piece.text.trim()).join('\t');
    return [
      {
        text,
        left,
        right,
        y,
        size,
        tail,
        starts: others.map((piece) => piece.left),
        room: others[0]?.left ?? null,
        end: others.at(-1)?.right ?? right,
        first: at === 0,
      },
    ];
  });
}

/** A gap of so many times the letters' height parts cells. */
const WORDS_APART = 2;

/** Pieces of one height that no wide gap parts, as one; dates stay by themselves. */
function joinedNear(row: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of row) {
    const last = joined.at(-1);
    if (last && piece.left - last.right <= piece.size * WORDS_APART && !isMarginal(piece.text))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${piece.text}`, right: piece.right };
    else joined.push(piece);
  }
  return joined;
}

function unwrapped(lines: readonly Line[]): Line[] {
  const margins = new Map<number, number>();
  for (const { left, end, text } of lines) {
    const column = Math.round(left / 72);
    // A single word too long for its column stands out of it.
    if (/\s/.test(text.trim())) margins.set(column, Math.max(margins.get(column) ?? 0, end));
  }
  const marginOf = ({ left, room }: Line) => {
    if (room !== null) return room;
    const column = Math.round(left / 72);
    const near = [column - 1, column, column + 1].flatMap((each) => margins.get(each) ?? []);
    // Where no line has two words there is no paragraph, but a list of words.
    return near.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...near);
  };
  // What is set further apart than the lines of a paragraph begins anew.
  const steps = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const step = (lines[at - 1]?.y ?? 0) - line.y;
    const key = Math.round(line.size);
    const isSameSize = Math.abs((lines[at - 1]?.size ?? 0) - line.size) < 0.6;
    if (isSameSize && step > line.size * 0.9)
      steps.set(key, Math.min(steps.get(key) ?? Number.POSITIVE_INFINITY, step));
  }
  const whole: { -readonly [Key in keyof Line]: Line[Key] }[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const last = whole.at(-1);
    const tightest = steps.get(Math.round(line.size)) ?? 0;
    const cells = last && above && isTight(above, line, tightest) ? restOfCells(last, line) : undefined;
    if (last && cells !== undefined) last.tail = cells;
    else if (last && above && goesOn(above, line, marginOf(above), tightest)) {
      // "long-" at the end of a line and "range" below it are one word.
      last.text += /[a-z]-$/.test(last.text) ? line.text.trim() : ` ${line.text.trim()}`;
      last.tail = [last.tail, line.tail].filter((tail) => tail !== '').join('\t');
    } else whole.push({ ...line });
    above = line;
  }
  return whole;
}

const isTight = (above: Line, line: Line, tightest: number) =>
  above.y - line.y > 0 && above.y - line.y < tightest * LOOSER && Math.abs(above.size - line.size) < 0.6;

/** A cell begins where the one above it does, give or take so many points. */
const CELL_BEGINS_WITHIN = 3;

/**
 * The cells of a row with the rest of those that were broken: the line below has nothing in the first column, and each
 * of its parts begins where a cell of the row does. Undefined where it is another line.
 */
function restOfCells(row: Line, line: Line): string | undefined {
  if (row.starts.length < 2 || line.left < row.left + row.size) return undefined;
  const cells = row.tail.split('\t');
  const parts = [line.text, ...(line.tail === '' ? [] : line.tail.split('\t'))];
  for (const [at, left] of [line.left, ...line.starts].entries()) {
    const cell = row.starts.findIndex((start) => Math.abs(start - left) < CELL_BEGINS_WITHIN);
    if (cell < 0 || cells[cell] === undefined) return undefined;
    cells[cell] = `${cells[cell]} ${parts[at]?.trim()}`;
  }
  return cells.join('\t');
}

function goesOn(above: Line, line: Line, margin: number, tightest: number): boolean {
  const step = above.y - line.y;
  const text = line.text.trim();
  const before = above.text.trim();
  if (headingOf(before) === undefined && headingOf(`${before} ${text}`) !== undefined) return true;
  // On a new page nothing tells a paragraph from the rest of one, but a sentence that has not ended.
  const isNext = line.first ? !/[.!?]$/.test(before) : step > 0 && step < tightest * LOOSER;
  if (!isNext || Math.abs(above.size - line.size) >= 0.6) return false;
  if (REST_OF_DATES.test(text) || (/·$/.test(before) && /^\(/.test(text))) return true;
  if (LIST_MARK.test(text) || BEGINS_ANEW.test(text)) return false;
  if (/^[A-Z]/.test(text) && headingOf(text) !== undefined) return false;
  // Dates at its own margin make a line of their own; the line under such a line may be the rest of it.
  if (line.tail !== '') return false;
  // "Denver, CO" in front of dates is the end of what it belongs to.
  if (above.tail !== '' && /, [A-Z]{2}$/.test(before)) return false;
  const [word = ''] = text.split(/\s/);
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  const slack = above.room === null ? letterWidth : MARGIN_BEFORE_TAIL;
  return above.right + (word.length + 1) * letterWidth > margin - slack;
}

/** Within a paragraph no line is further from the next than this many times the tightest. */
const LOOSER = 1.1;
/** Blank in front of dates at the margin, in points. */
const MARGIN_BEFORE_TAIL = 30;
/** "(2010" at the end of a line and "- 2012)" below it. */
const REST_OF_DATES = /^[-\u2013] (?:19|20)\d{2}\)/;
