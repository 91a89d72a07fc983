/**
 * A text cut into lines of a width, between words alone: a line that ends in the middle of "de-escalation" comes out of
 * many readers as two words. A word wider than the line is cut where it must be. `widthOf` measures in the unit of `width`.
 */
export function textLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
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
    const wide = widthOf(word);
    if (wide <= width) add(word, wide);
    else for (const piece of pieces(word, width, widthOf)) add(piece, widthOf(piece));
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** As many letters a piece as fit; one at least. */
function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  const found: string[] = [];
  for (const letter of word) {
    const last = found.at(-1);
    if (last !== undefined && widthOf(last + letter) <= width) found[found.length - 1] = last + letter;
    else found.push(letter);
  }
  return found;
}
