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
  /** The first line of its page. */
  readonly first: boolean;
}

const LIST_MARK = /^(?:[-*\u2022\u25E6\u25AA\u2023\u00B7\u2013\u25CF\u25A0\uF0B7]|\d{1,2}[.)])(?:\s|$)/;

/**
 * The lines of a document, in the order in which they were written. Pieces on one height are one line; a wide gap
 * becomes a tab. A line whose first word would not have fitted on the one before goes on with it, over the end of a
 * page too, unless it begins an entry of a list.
 */
export function linesOfPages(pages: readonly (readonly PlacedText[])[]): string[] {
  const lines = unwrapped(pages.flatMap(placedLines));
  return lines.map((line) => line.text.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC')));
}

function placedLines(items: readonly PlacedText[]): Line[] {
  const lines: Line[] = [];
  let spaced = false;
  for (const { str, transform, width, height } of items) {
    if (str.trim() === '') {
      spaced ||= str !== '';
      continue;
    }
    const left = transform[4] ?? 0;
    const y = transform[5] ?? 0;
    const size = height > 0 ? height : Math.abs(transform[3] ?? 10) || 10;
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < size * 0.5 && left > last.right - size) {
      const gap = left - last.right;
      last.text += `${gap > size * 3 ? '\t' : spaced || gap > size * 0.12 ? ' ' : ''}${str}`;
      last.right = left + width;
    } else lines.push({ text: str, left, right: left + width, y, size, first: lines.length === 0 });
    spaced = false;
  }
  return lines;
}

function unwrapped(lines: readonly Line[]): Line[] {
  const margins = new Map<number, number>();
  for (const { left, right } of lines) {
    const column = Math.round(left / 72);
    margins.set(column, Math.max(margins.get(column) ?? 0, right));
  }
  const marginOf = ({ left }: Line) => {
    const column = Math.round(left / 72);
    return Math.max(...[column - 1, column, column + 1].map((near) => margins.get(near) ?? 0));
  };
  const whole: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && above && goesOn(above, line, marginOf(above)))
      // "long-" at the end of a line and "range" below it are one word.
      last.text += /[a-z]-$/.test(last.text) ? line.text.trim() : ` ${line.text.trim()}`;
    else whole.push({ ...line });
    above = line;
  }
  return whole;
}

function goesOn(above: Line, line: Line, margin: number): boolean {
  const step = above.y - line.y;
  // On a new page nothing tells a paragraph from the rest of one, but a sentence that has not ended.
  const isNext = line.first ? !/[.!?]$/.test(above.text.trim()) : step > 0 && step < line.size * 1.9;
  if (!isNext || Math.abs(above.size - line.size) >= 0.6 || LIST_MARK.test(line.text.trim())) return false;
  const [word = ''] = line.text.trim().split(/\s/);
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  return above.right + (word.length + 1) * letterWidth > margin - letterWidth;
}
