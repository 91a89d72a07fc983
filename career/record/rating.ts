import { lazily } from '#career/lazily.ts';
import { literally, PhraseIndex } from '#career/text/phrase-index.ts';
import { ratingTalkTable, recommendationTable } from './record-tables.ts';

/** "#1 of 9 First Class Petty Officers", "#1/41 SSgts", "rated 1 of 8 SFCs": where one stood among one's peers. */
const PEERS =
  /(?:^|[^A-Za-z0-9])(?:my\s+|the\s+)?(?:(?:#\s?|number\s)(\d{1,3})\s*(?:of|\/)\s*(\d{1,4})|(?:rated|ranked)\s+(?:as\s+)?#?(\d{1,3})\s*(?:of|\/)\s*(\d{1,4}))(?:\s+([A-Za-z][^.!;*,]{2,50}))?/i;

/**
 * A rank among peers as a line: "Ranked #1 of 9 first class petty officers". A fact, where a recommendation is none. Null
 * where the statement says more than that, or no such thing.
 */
export function rankAmongPeers(statement: string): string | null {
  const top = IN_THE_TOP.exec(statement);
  if (top) return `Ranked in the top ${top[1]} of ${top[2]}`;
  const found = PEERS.exec(statement);
  if (!found || found[0].length < statement.replace(/[^A-Za-z0-9]+$/, '').length * MOST_OF_IT) return null;
  const place = found[1] ?? found[3];
  const all = found[2] ?? found[4];
  const peers = (found[5] ?? '')
    .replace(
      /\s+(?:I|by|in my|in the(?! (?:company|battalion|squadron|section|platoon|department|division|command|unit|wing|crew|brigade|group|regiment)\b)|that I|whom I|on)\b.*$/i,
      '',
    )
    .replace(/\s*--.*$/, '')
    // "1 of 6 FIRST CLASS".
    .replace(/\b(first|second|third) class$/i, '$1 class petty officers')
    .replace(/["“”].*$/, '')
    // How a rater praises the others as well.
    .replace(
      /^(?:(?:highly|extremely|very) )?(?:competitive|talented|qualified|outstanding|superb|hard-charging|strong) /i,
      '',
    )
    .trim();
  if (peers === '') return `Ranked #${place} of ${all}`;
  return `Ranked #${place} of ${all} ${peers.replace(OF_ONE_RANK, inSmallLetters)}`;
}

/** "FIRST CLASS PETTY OFFICERS" as words; "SSGs" stays for the glossary. */
const inSmallLetters = (rank: string) => (/\b[A-Za-z]{1,4}s?\b/.test(rank) ? rank : rank.toLowerCase());

/** The same with "peers" for a rank that stands in letters nobody spelled out: "Ranked #1 of 6 MK2s". */
export const withPeersSpelledOut = (line: string): string =>
  line.replace(/^(Ranked #\d+ of \d+ )(.+)$/, (_, place: string, who: string) =>
    /^(?:[A-Z]{2}|[A-Za-z]+\d)/.test(who) ? `${place}${who.replace(OF_ONE_RANK, 'peers')}` : place + who,
  );

/** Everybody of one rank, which is the veteran's own. */
const OF_ONE_RANK =
  /^(?:(?:senior|junior|staff|technical|master|gunnery|first|second|third|chief|sergeants|lieutenant|petty|warrant|class|lance|company grade|field grade|noncommissioned|enlisted) )*(?:sergeants?|sergeants (?:first class|major)|corporals|specialists|petty officers(?: (?:first|second|third) class)?|chiefs|chief petty officers|airmen|officers|lieutenants|captains|majors|colonels|commanders|ensigns|NCOs?|SNCOs?|CGOs?|FGOs?|SSgts?|TSgts?|MSgts?|SMSgts?|SSGs?|SFCs?|SGTs?|Sgts?|CPLs?|Cpls?|LTs?|Lts?|CPTs?|Capts?|Majs?|MAJs?|LCDRs?|LTJGs?|PO[123]s?|[A-Z]{2}[123]s?|FIRST CLASS|CPOs?|GySgts?|CW[2-5]s?|E-?[4-9]s?|O-?[1-5]s?)(?= in the|$)/i;

/** "Reviewing officer ranks MRO in top third of 29 captains". */
const IN_THE_TOP =
  /^(?:[A-Za-z]+ ){0,3}rank(?:s|ed) (?:(?:MRO|SNM|SNO|him|her|me|this (?:officer|Marine|NCO)) )?(?:in|among) (?:the |my )?top (third|half|quarter|\d+(?:%| percent)?) of (?:the |my |his |her |all )?(\d+ [a-z][a-z ]{2,30})[.!]?$/i;

const MOST_OF_IT = 0.6;

const phrases = lazily(
  () => new PhraseIndex(ratingTalkTable.entries().flatMap(({ phrase, alone }) => (alone ? [] : [phrase]))),
);

/** Only what stands for itself, between signs: out of the middle of a sentence it would leave half of one. */
const talkIn = (statement: string) =>
  phrases().pattern(
    statement,
    (phrase) =>
      new RegExp(
        `(?<=^|[.;,!("“”:…–—-]\\s*)${phrase}(?:(?:,|;|\\s+and)\\s+${phrase})*(?=\\s*(?:[.;,!)"”…–—]|--|$))[!.,;]*`,
        'gi',
      ),
    sourceOf,
  );

const sourceOf = (phrase: string) =>
  phrase
    .split(/\s+/)
    .map((word) => (word === '*' ? "[A-Za-z0-9'’/-]+(?:\\s+[A-Za-z0-9'’/-]+){0,2}" : literally(word)))
    .join('[\\s-]+');

/** The statement without praise and recommendations, which state no fact. */
export function withoutRatingTalk(statement: string): string {
  const talk = talkIn(statement);
  return (talk === null ? statement : statement.replace(talk, ' '))
    .replace(/["“”]\s*["“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const recommendations = lazily(() => new Set(recommendationTable.entries().flatMap(({ verbs }) => verbs)));

/** "Send to resident ILE and select for battalion S3": a rater speaking of the veteran. */
export function recommends(facts: string): boolean {
  const [first = '', second = '', third = ''] = facts.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    (recommendations().has(first) &&
      second === 'and' &&
      (recommendations().has(third) || third === 'assign')) ||
    (recommendations().has(first) &&
      /^(?:to|for|now|him|her|this|immediately|early|as|ahead|with)$/.test(second)) ||
    // "Retain, select for colonel and appoint …".
    (recommendations().has(first) && recommendations().has(second))
  );
}
