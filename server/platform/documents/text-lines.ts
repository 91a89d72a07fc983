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

/**
 * As many letters a piece as fit; one at least. How many is looked for by halves from what the last piece held: one
 * letter more at a time would measure, and the face's cache would keep, every beginning of a word of 5,000 letters.
 */
function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  const letters = [...word];
  const found: string[] = [];
  let usual = 1;
  for (let from = 0; from < letters.length; from += usual) {
    const pieceOf = (count: number) => letters.slice(from, from + count).join('');
    const fits = (count: number) => from + count <= letters.length && widthOf(pieceOf(count)) <= width;
    let least = 1;
    let tooMany = usual + 1;
    while (fits(tooMany)) {
      least = tooMany;
      tooMany *= 2;
    }
    while (least + 1 < tooMany) {
      // The first guess is what the last piece held.
      const middle = least < usual && usual < tooMany ? usual : Math.floor((least + tooMany) / 2);
      if (fits(middle)) least = middle;
      else tooMany = middle;
    }
    usual = least;
    found.push(pieceOf(usual));
  }
  return found;
}
