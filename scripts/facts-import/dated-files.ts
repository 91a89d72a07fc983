/**
 * The files an operator names, each with the date that follows it or the files after it: "pay.json" "food.json"
 * "January 2027". A word with a year and without a dot or a slash is a date; files have an ending.
 */
export function datedFiles(words: readonly string[]): { path: string; when: string | undefined }[] {
  const isDate = (word: string) => /\b20\d\d\b/.test(word) && !/[./\\]/.test(word);
  return words.flatMap((path, at) =>
    isDate(path) ? [] : [{ path, when: words.slice(at + 1).find(isDate) }],
  );
}
