/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`;
}

/** 48300 -> "48,300". Written by hand so that it reads the same on every machine. */
export function thousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** A name of a skill, knowledge or group as it stands inside a sentence: "Law and Government" -> "law and government". */
export function inSentence(name: string): string {
  return name.toLowerCase().replace(/\b(?:english|american|gis|it|hr)\b/g, (word) => PROPER[word] ?? word);
}

const PROPER: Readonly<Record<string, string>> = {
  english: 'English',
  american: 'American',
  gis: 'GIS',
  it: 'IT',
  hr: 'HR',
};

/** The first letter large. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a" or "an" by the sound of the next word's first letter. */
export function article(next: string): string {
  return /^(?:[aeio]|u(?!ni|se|s\b))/i.test(next) || /^(?:[FHLMNRSX][A-Z]|8|11\b|18\b)/.test(next)
    ? 'an'
    : 'a';
}
