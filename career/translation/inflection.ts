const VOWEL_SOUND = /^(?:[ai]|e(?!u|we)|o(?!ne\b|nce\b)|u(?!ni|se|s\b|til)|hour|honor|heir)/i;
/** Letters whose names begin with a vowel sound, for words spelled out letter by letter: "an FBI agent". */
const SPELLED_VOWEL = /^[AEFHILMNORSX](?=[A-Z0-9]|\b)/;

/** "a" or "an", by the sound the next word begins with. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^[A-Z]{2}|^[A-Z]-\d/.test(word)) return SPELLED_VOWEL.test(word) ? 'an' : 'a';
  return VOWEL_SOUND.test(word) ? 'an' : 'a';
}

/** Words after which a phrase describes its head: "supervisor in charge", "team of divers". */
const AFTER_HEAD = /\s(?:of|in|for|to|with|on|at|from|by|who|that|under)\b|\s\(/;
const NO_PLURAL =
  /(?:s|ing|ment of|equipment|training|staff|personnel|maintenance|management|support|information|work|ammunition|software|gear|armor|law|craft|people)$/i;

/** The plural of a noun phrase, made at its head: "supervisors in charge". Words that have none stay. */
export function pluralOf(phrase: string): string {
  const cut = phrase.search(AFTER_HEAD);
  const head = cut === -1 ? phrase : phrase.slice(0, cut);
  const rest = cut === -1 ? '' : phrase.slice(cut);
  if (NO_PLURAL.test(head)) return phrase;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${rest}`;
  if (/(?:x|z|ch|sh)$/.test(head)) return `${head}es${rest}`;
  if (/person$/.test(head)) return `${head.slice(0, -6)}people${rest}`;
  if (/man$/.test(head)) return `${head.slice(0, -3)}men${rest}`;
  return `${head}s${rest}`;
}

/** The text with its first letter in upper case; names such as "eMASS" and "iOS" stay as they are. */
export function capitalized(text: string): string {
  if (/^[a-z]{1,2}[A-Z]/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name or a title with a capital on each word but the small ones: "school of infantry" is "School of Infantry". */
export function inTitleCase(title: string): string {
  return title.replace(/(?<![A-Za-z'’-])(?!(?:of|and|the|for|in|on|at|to|with|or)\b)[a-z]/g, (letter) =>
    letter.toUpperCase(),
  );
}
