import { lazily } from '#career/lazily.ts';
import { ratingTalkTable } from './record-tables.ts';

/** "#1 of 9 First Class Petty Officers", "#1/41 SSgts", "rated 1 of 8 SFCs": where one stood among one's peers. */
const PEERS =
  /(?:^|[^A-Za-z0-9])(?:my\s+|the\s+)?(?:#\s?(\d{1,3})\s*(?:of|\/)\s*(\d{1,4})|(?:rated|ranked)\s+(?:as\s+)?#?(\d{1,3})\s*(?:of|\/)\s*(\d{1,4}))(?:\s+([A-Za-z][^.!;*,]{2,50}))?/i;

/**
 * A rank among peers as a line: "Ranked #1 of 9 first class petty officers". A fact, where a recommendation is none. Null
 * where the statement says more than that, or no such thing.
 */
export function rankAmongPeers(statement: string): string | null {
  const found = PEERS.exec(statement);
  if (!found || found[0].length < statement.replace(/[^A-Za-z0-9]+$/, '').length * MOST_OF_IT) return null;
  const place = found[1] ?? found[3];
  const all = found[2] ?? found[4];
  const peers = (found[5] ?? '')
    .replace(
      /\s+(?:I|by|in my|in the(?! (?:company|battalion|squadron|section|platoon|department|division|command|unit|wing|crew|brigade|group|regiment)\b)|that I|whom I|on)\b.*$/i,
      '',
    )
    // "1 of 6 FIRST CLASS".
    .replace(/\b(first|second|third) class$/i, '$1 class petty officers')
    .replace(/["“”].*$/, '')
    .trim();
  return `Ranked #${place} of ${all}${peers === '' ? '' : ` ${peers}`}`;
}

const MOST_OF_IT = 0.6;

interface Phrase {
  /** A pattern for the phrase as it stands in a text. */
  readonly pattern: string;
  /** The words that must be there. */
  readonly words: readonly string[];
}

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Longest first, so that of two that fit the longer is taken out. */
const phrases = lazily((): readonly Phrase[] =>
  ratingTalkTable
    .entries()
    .flatMap(({ phrase, alone }) => (alone ? [] : [phrase]))
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => ({ pattern: sourceOf(phrase), words: wordsIn(phrase) })),
);

/** The phrases whose words all stand in a statement; of thousands that is none or a few, which makes reading fast. */
function talkIn(statement: string): RegExp | null {
  const said = new Set(wordsIn(statement));
  const possible = phrases().filter(({ words }) => words.every((word) => said.has(word)));
  if (possible.length === 0) return null;
  const phrase = `(?:${possible.map(({ pattern }) => pattern).join('|')})`;
  // Only what stands for itself, between signs: out of the middle of a sentence it would leave half of one.
  return new RegExp(
    `(?<=^|[.;,!("“”:…–—-]\\s*)${phrase}(?:(?:,|;|\\s+and)\\s+${phrase})*(?=\\s*(?:[.;,!)"”…–—]|--|$))[!.,;]*`,
    'gi',
  );
}

const sourceOf = (phrase: string) =>
  phrase
    .split(/\s+/)
    .map((word) =>
      word === '*'
        ? "[A-Za-z0-9'’/-]+(?:\\s+[A-Za-z0-9'’/-]+){0,2}"
        : word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('[\\s-]+');

/** The statement without praise and recommendations, which state no fact. */
export function withoutRatingTalk(statement: string): string {
  const talk = talkIn(statement);
  return (talk === null ? statement : statement.replace(talk, ' '))
    .replace(/["“”]\s*["“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
