/**
 * A text cut into lines of a width, between words alone: a line that ends in the middle of "de-escalation" comes out of
 * many readers as two words. A word wider than the line is cut where it must be, behind a hyphen if it has one. `widthOf` measures in the unit of `width`.
 */
export function textLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
  const letters = new Map<string, number>();
  const widthOfLetter = (letter: string) => {
    const wide = letters.get(letter) ?? widthOf(letter);
    letters.set(letter, wide);
    return wide;
  };
  let line = '';
  let used = 0;
  const add = (word: string, wide: number) => {
    if (line !== '' && used + space + wide > width) {
      lines.push(line);
      line = '';
    }
    used = line === '' ? wide : used + space + wide;
    line = line === '' ? word : `${line} ${word}`;
  };
  for (const word of text.split(/[ \n]+/).filter((part) => part !== '')) {
    const wide = word.length > LONGEST_WORD ? Number.POSITIVE_INFINITY : widthOf(word);
    if (wide <= width) add(word, wide);
    else for (const piece of pieces(word, width, widthOfLetter)) add(piece.text, piece.wide);
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** Longer than any word or address that is set beside others. */
const LONGEST_WORD = 60;

interface Piece {
  readonly text: string;
  readonly wide: number;
}

/**
 * As many parts of a hyphenated word a piece as fit, and of a part wider than the line as many letters; one at least. The width is the sum of the letters', each measured once: to lay out
 * every beginning of a word of 5,000 letters took seconds and gigabytes. What pairs are set closer by goes unused.
 */
function pieces(word: string, width: number, widthOfLetter: (letter: string) => number): Piece[] {
  const found: Piece[] = [];
  let [text, used] = ['', 0];
  const add = (part: string, wide: number) => {
    if (text !== '' && used + wide > width) {
      found.push({ text, wide: used });
      [text, used] = ['', 0];
    }
    text += part;
    used += wide;
  };
  for (const part of word.split(/(?<=-)/)) {
    const letters = Array.from(part, (letter) => ({ letter, wide: widthOfLetter(letter) }));
    const wide = letters.reduce((sum, one) => sum + one.wide, 0);
    if (wide <= width) add(part, wide);
    else for (const one of letters) add(one.letter, one.wide);
  }
  return [...found, { text, wide: used }];
}
