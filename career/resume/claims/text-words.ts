/** The words of a text in lower case, with the parts of those that a sign joins. */
export function wordSet(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .flatMap((word) => [word, ...word.split(/[-/&.]/)])
      .filter((word) => word !== ''),
  );
}

/** The words of a text in lower case, possessive endings off. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  return (plain.match(/[\p{L}\p{N}][\p{L}\p{N}+#&'./-]*/gu) ?? []).map((word) =>
    word.replace(/'s$/, '').replace(/['./-]+$/, ''),
  );
}

/** A text as its words in lower case with one space around each, so that words in a row are found in it. */
export function wordsInARow(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9$%.]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return ` ${words} `;
}

/** A text of at most so many characters for quoting, cut at a word with an ellipsis behind. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 3).replace(/\s+\S*$/, '')}…`;
