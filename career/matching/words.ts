import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/matching/stop-words.json' with { type: 'json' };

/** Words that say nothing about what work is done. */
export const stopWords = tableOf('matching/stop-words.json', rows, () => entryOf({ words: wordList }));

const wordsPassedOver = lazily(() => new Set(stopWords.entries().flatMap(({ words }) => words)));

/** Longer than any word of the trade; a run of letters beyond it is no word, and comparing its spelling takes long. */
const LONGEST_WORD = 40;

/** Words of a text in lower case, in order; "c++", "c#" and ".net" keep their signs. Apostrophes vanish. */
export function wordsOf(text: string): string[] {
  const found =
    text
      .toLowerCase()
      .replace(/['’`]/g, '')
      .match(/[a-z0-9]+(?:\+\+|#)?/g) ?? [];
  return found.filter((word) => word.length <= LONGEST_WORD);
}

/**
 * Brings a lower-case word to a stem shared by its common English forms: plurals, -ed, -ing, -er/-or endings of
 * doers, -tion and -ment nouns. It need not be a word; it has to be the same for "repairs", "repaired", "repairing".
 */
export function stem(word: string): string {
  if (word.length < 4 || /[0-9+#]/.test(word)) return word;
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:sses|shes|ches|xes)$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s') && !/(?:ss|us|is)$/.test(base)) base = base.slice(0, -1);
  const stripped = stripSuffix(base);
  const isShort = stripped === base && base.length <= 4;
  base = stripped;
  if (base.endsWith('e') && base.length > 4) base = base.slice(0, -1);
  if (/([bdfglmnprt])\1$/.test(base) && !isShort) base = base.slice(0, -1);
  if (base.endsWith('y') && base.length > 3) base = `${base.slice(0, -1)}i`;
  return base;
}

const SUFFIXES: readonly (readonly [string, number])[] = [
  ['ization', 4],
  ['isation', 4],
  ['ational', 4],
  ['ating', 4],
  ['ated', 4],
  ['ation', 4],
  ['ition', 4],
  ['ment', 5],
  ['ician', 4],
  ['ing', 3],
  ['ance', 5],
  ['ence', 5],
  ['ator', 4],
  ['ate', 4],
  ['ion', 4],
  ['ian', 4],
  ['ers', 4],
  ['er', 4],
  ['or', 4],
  ['ed', 4],
  ['ist', 5],
  ['ive', 4],
  ['al', 4],
];

/** A short verb without its "e": "baking", "coded", "miner". Who is tired changes no tires. */
const WITHOUT_E = /^([^aeiou\W][aeiou][^aeiouwxy\W])(?:ing|er|ed)$/;
const NO_VERB: ReadonlySet<string> = new Set(['tired', 'water', 'liver', 'later', 'cover', 'meter']);

function stripSuffix(word: string): string {
  const [, short] = NO_VERB.has(word) ? [] : (WITHOUT_E.exec(word) ?? []);
  if (short !== undefined) return `${short}e`;
  for (const [suffix, keep] of SUFFIXES) {
    if (word.endsWith(suffix) && word.length - suffix.length >= keep) return word.slice(0, -suffix.length);
  }
  return word;
}

/** Stems of the telling words of a text, in order, repeats kept. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) {
    if (wordsPassedOver().has(word) || (word.length < 2 && word !== 'c' && word !== 'r')) continue;
    if (/^\d+$/.test(word)) continue;
    terms.push(stem(word));
  }
  return terms;
}
