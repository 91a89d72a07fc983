import type { MilitaryBranch } from '#career/service.ts';
import { translate } from '#career/translation/translate.ts';

/** Fewer words in capitals may be a heading or a list of acronyms. */
const SENTENCE_WORDS = 4;

/** Short words that are no acronyms. Other words of up to four letters keep their capitals: they may be. */
const SHORT_WORDS = new Set(
  'a also am an and as at by cost crew day days did due each east food for from fuel gate gear had has have hour hours in into it job jobs kept led left line load main made men my new no of off on one or our out over own ran road roof room saw set ship shop site some team test than that the them then they this time to tool tools two unit up us used was way we week were when who with won work year'.split(
    ' ',
  ),
);

const PLACES = new Set(
  'afghanistan africa alaska america asia bahrain baghdad bosnia california djibouti europe florida georgia germany guam hawaii iraq italy japan kandahar korea kosovo kuwait mosul okinawa pacific poland qatar romania syria texas turkey ukraine virginia'.split(
    ' ',
  ),
);

function calmWord(word: string): string {
  const lower = word.toLowerCase();
  if (word === 'I' || /\d/.test(word)) return word;
  if (PLACES.has(lower)) return word.charAt(0) + lower.slice(1);
  return word.length > 4 || SHORT_WORDS.has(lower) ? lower : word;
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
