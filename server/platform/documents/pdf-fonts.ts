import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sfntOfWoff } from './sfnt-of-woff.ts';

const require = createRequire(import.meta.url);
const read = (name: string) =>
  sfntOfWoff(readFileSync(require.resolve(`@fontsource/public-sans/files/${name}.woff`)));

export const FONT_WEIGHTS = ['regular', 'medium', 'bold'] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** Public Sans, the face of the site; embedded, so that a document looks and reads the same everywhere. */
const FILES = {
  regular: { latin: 'public-sans-latin-400-normal', extended: 'public-sans-latin-ext-400-normal' },
  medium: { latin: 'public-sans-latin-500-normal', extended: 'public-sans-latin-ext-500-normal' },
  bold: { latin: 'public-sans-latin-700-normal', extended: 'public-sans-latin-ext-700-normal' },
} as const;

const cache = new Map<string, Buffer>();

/** The file of a face, read once. `extended` holds the letters of Central European and other Latin alphabets. */
export function fontFile(weight: FontWeight, range: 'latin' | 'extended'): Buffer {
  const name = FILES[weight][range];
  const known = cache.get(name) ?? read(name);
  cache.set(name, known);
  return known;
}

// The basic Latin file of the face: ASCII, Latin-1 and the punctuation of English text.
const LATIN =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2122]$/u;

/** Cuts a text into runs that one file of the face can set each. */
export function fontRuns(text: string): { text: string; range: 'latin' | 'extended' }[] {
  const runs: { text: string; range: 'latin' | 'extended' }[] = [];
  for (const character of text) {
    const range = LATIN.test(character) ? 'latin' : 'extended';
    const last = runs.at(-1);
    if (last && (last.range === range || character === ' ')) last.text += character;
    else runs.push({ text: character, range });
  }
  return runs;
}
