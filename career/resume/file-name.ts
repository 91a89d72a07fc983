/** The parts of a name that are safe in file names everywhere. Letters of other alphabets stay. */
function safe(part: string): string {
  return part
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}-]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50);
}

/**
 * The default name of a downloaded resume: first name, last name and date (specification part 2, section 7).
 * `date` is the day in the reader's own calendar, "2026-03-14". `extension` comes without a dot.
 */
export function resumeFileName(firstName: string, lastName: string, date: string, extension: string): string {
  const parts = [safe(firstName), safe(lastName), 'Resume', safe(date)].filter((part) => part !== '');
  return `${parts.join('_')}.${extension}`;
}
