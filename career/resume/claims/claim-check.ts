import { readVerb } from '../writing/verbs.ts';
import { stemOf } from '../writing/word-stems.ts';
import type { ClaimKind, LineTrace, RemovedClaim } from '../written-resume.ts';
import { CREDENTIAL_WORDS, RANK_WORDS, UNIT_SIZE_WORDS } from './claim-words.ts';
import { type Evidence, normalized, wordsOf } from './evidence.ts';
import { quantitiesIn } from './quantities.ts';

export interface UnsupportedClaim {
  readonly kind: ClaimKind;
  readonly claim: string;
}

/**
 * The claims of a sentence or line that the evidence does not hold: figures, dates, ranks, unit sizes, credentials
 * (awards, certificates, degrees, clearances) and names (employers, schools, products, places).
 */
export function unsupportedClaims(text: string, evidence: Evidence): UnsupportedClaim[] {
  return [...figures(text, evidence), ...listedWords(text, evidence), ...names(text, evidence)];
}

/** Keeps the lines whose every claim is supported, and reports the others with what was wrong in them. */
export function keepSupported(
  lines: readonly LineTrace[],
  evidence: Evidence,
): { readonly kept: LineTrace[]; readonly removed: RemovedClaim[] } {
  const kept: LineTrace[] = [];
  const removed: RemovedClaim[] = [];
  for (const line of lines) {
    const unsupported = unsupportedClaims(line.text, evidence);
    if (unsupported.length === 0) kept.push(line);
    else removed.push(...unsupported.map(({ kind, claim }) => ({ kind, claim, text: line.text })));
  }
  return { kept, removed };
}

/** A year is a date claim; every other bare number is a number. */
const YEAR = /^(?:19|20)\d{2}$/;

function figures(text: string, evidence: Evidence): UnsupportedClaim[] {
  return quantitiesIn(text)
    .filter(({ kind, value }) => {
      const key = `${kind}:${value}`;
      return !evidence.quantities.has(key) && !evidence.targetQuantities.has(key);
    })
    .map(({ kind, written }) => ({ kind: YEAR.test(written) ? 'date' : kind, claim: written }));
}

function listedWords(text: string, evidence: Evidence): UnsupportedClaim[] {
  const lists: readonly (readonly [RegExp, (word: string) => ClaimKind])[] = [
    [RANK_WORDS, () => 'rank'],
    [UNIT_SIZE_WORDS, () => 'unit size'],
    [CREDENTIAL_WORDS, credentialKind],
  ];
  return lists.flatMap(([pattern, kindOf]) =>
    [...normalized(text).matchAll(pattern)]
      .map(([word]) => word)
      .filter(
        (word) =>
          !evidence.text.includes(word) && !wordsOf(word).every((part) => evidence.targetWords.has(part)),
      )
      .map((word) => ({ kind: kindOf(word), claim: word })),
  );
}

function credentialKind(word: string): ClaimKind {
  if (/clearance|secret|sci\b/.test(word)) return 'clearance';
  if (/medal|ribbon|award|commend|honors|laude|star|heart/.test(word)) return 'award';
  return /degree|bachelor|master|associate|doctor|ph\.?d|mba|diploma/.test(word) ? 'school' : 'certificate';
}

/** Words that are written with a capital in plain English and name nobody. */
const CAPITAL_WORDS = new Set(['i', 'english', 'u.s', 'us', 'american', 'military', 'veteran']);

/**
 * Capitalised words inside a sentence, and words with capitals or digits within them anywhere, that are in neither
 * the record nor the target. The first word is a name only when its lower-case form is no verb and more follows.
 */
function names(text: string, evidence: Evidence): UnsupportedClaim[] {
  const found: UnsupportedClaim[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#&'’.-]*/gu)) {
    const word = match[0].replace(/['’](?:s)?$/, '').replace(/[.'’-]+$/, '');
    const opensSentence = /(?:^|[.!?:]\s+|^[\s"'(•*-]+)$/.test(text.slice(0, match.index));
    const looksLikeName = /^\p{Lu}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
    if (!looksLikeName || (opensSentence && opensPlainly(word, evidence))) continue;
    if (!isKnown(word, evidence)) found.push({ kind: 'name', claim: word });
  }
  return found;
}

/** Openings that resumes share and that claim nothing by themselves. */
const PLAIN_OPENINGS = new Set(
  'a an the in on at as with for from during after before while skilled credentials seeking ready army navy brings offers known able also both each this these that those their his her our other more most'.split(
    ' ',
  ),
);

function opensPlainly(word: string, evidence: Evidence): boolean {
  const lower = word.toLowerCase();
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  return (
    readVerb(lower) !== undefined ||
    PLAIN_OPENINGS.has(lower) ||
    isKnown(word, evidence) ||
    /(?:ly|ing)$/.test(lower)
  );
}

function isKnown(word: string, evidence: Evidence): boolean {
  const parts = wordsOf(word).flatMap((part) => [part, ...part.split(/[-/&.]/)]);
  const known = (part: string) =>
    evidence.words.has(part) ||
    (part.length > 4 && evidence.stems.has(stemOf(part))) ||
    evidence.targetWords.has(part) ||
    CAPITAL_WORDS.has(part);
  return parts.slice(0, 1).every(known) || (parts.length > 1 && parts.slice(1).every(known));
}
