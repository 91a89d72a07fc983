import { z } from 'zod';
import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { translate } from '#career/translation/translate.ts';
import rows from '#knowledge/writing/words-in-capitals.json' with { type: 'json' };

/** Fewer words in capitals may be a heading or a list of acronyms. */
const SENTENCE_WORDS = 4;

/** Short words that are no acronyms, and places. Other words of up to four letters keep their capitals: they may be. */
export const wordsInCapitals = tableOf('writing/words-in-capitals.json', rows, () =>
  entryOf({ words: wordList, kind: z.enum(['short word', 'place']) }),
);

const wordsOfKind = (wanted: 'short word' | 'place') =>
  new Set(wordsInCapitals.entries().flatMap(({ words, kind }) => (kind === wanted ? words : [])));
const shortWords = lazily(() => wordsOfKind('short word'));
const places = lazily(() => wordsOfKind('place'));

function calmWord(word: string): string {
  const lower = word.toLowerCase();
  if (word === 'I' || /\d/.test(word)) return word;
  if (places().has(lower)) return word.charAt(0) + lower.slice(1);
  return word.length > 4 || shortWords().has(lower) ? lower : word;
}

/**
 * A sentence typed in capitals, as in many evaluation reports, in ordinary letters. Military terms, short words that
 * may be acronyms and anything with a figure keep their capitals.
 */
export function withoutShouting(text: string, branch: MilitaryBranch | null, context: string): string {
  if (/[a-z]/.test(text) || text.trim().split(/\s+/).length < SENTENCE_WORDS) return text;
  const calm = translate(text, { branch, context })
    .map((segment) =>
      segment.kind === 'plain' ? segment.text.replace(/[A-Z][A-Z0-9'-]*/g, calmWord) : segment.text,
    )
    .join('');
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
