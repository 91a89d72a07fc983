/** The longest text of a resume that is taken, in characters; about forty printed pages. */
export const RESUME_TEXT_MAX = 100_000;

/**
 * A text as it can be stored and shown: line ends of one kind, no control characters, no invisible marks, no lines
 * of blanks, at most one empty line in a row.
 */
export function cleanResumeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF\uFFFC]/g, '')
    .replace(/[\uF0A7\uF0B7\uF0D8\uF076]/g, '\u2022')
    .replace(/[^\S\t\n]/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
