import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/writing/plain-openings.json' with { type: 'json' };
import { type TermHit, termsIn } from '../posting/lexicon-index.ts';
import { readVerb } from '../writing/verbs.ts';
import { stemOf, stemsOf } from '../writing/word-stems.ts';
import { showsWording, type Wording } from '../writing/wording-match.ts';
import type { ClaimKind, LineTrace, RemovedClaim } from '../written-resume.ts';
import { CREDENTIAL_WORDS, RANK_WORDS, UNIT_SIZE_WORDS } from './claim-words.ts';
import { type Evidence, normalized, type SearchedIdea, wordsOf } from './evidence.ts';
import { quantitiesIn } from './quantities.ts';

export interface UnsupportedClaim {
  readonly kind: ClaimKind;
  readonly claim: string;
}

/**
 * The claims of a sentence or line that the evidence does not hold: figures, dates, ranks, unit sizes, credentials
 * (awards, certificates, degrees, clearances), names (employers, schools, products, places), skills and tools.
 */
export function unsupportedClaims(text: string, evidence: Evidence): UnsupportedClaim[] {
  return [
    ...figures(text, evidence),
    ...listedWords(text, evidence),
    ...names(text, evidence),
    ...skills(text, evidence),
  ];
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

/**
 * A figure must stand in the record, and in an idea that shares a word with the text: "12 trucks" doesn't follow
 * from "12 Soldiers". Ideas of hardly any words, such as dates, lend their figure to any text.
 */
function figures(text: string, evidence: Evidence): UnsupportedClaim[] {
  const stems = new Set(stemsOf(text).filter((stem) => !/^\d/.test(stem)));
  return quantitiesIn(text)
    .filter(({ kind, value }) => {
      const key = `${kind}:${value}`;
      if (evidence.targetQuantities.has(key)) return false;
      return !evidence.ideas.some((idea) => idea.quantities.has(key) && belongs(idea, stems));
    })
    .map(({ kind, written }) => ({ kind: YEAR.test(written) ? 'date' : kind, claim: written }));
}

/** An idea with fewer words than this says nothing but its figure. */
const BARE_IDEA_WORDS = 3;

function belongs(idea: SearchedIdea, stems: ReadonlySet<string>): boolean {
  const words = idea.stems.filter((stem) => !/^\d/.test(stem));
  return words.length < BARE_IDEA_WORDS * 2 || words.some((stem) => stems.has(stem));
}

/** The wordings of a term that are forms of the same words: "diagnosing" and "diagnose". */
function formsOf({ term, wording }: TermHit): Wording[] {
  const key = wording.stems.join(' ');
  return term.wordings.filter(({ stems }) => stems.join(' ') === key);
}

/** Skills and tools that postings name, and that the record shows nowhere. */
function skills(text: string, evidence: Evidence): UnsupportedClaim[] {
  return termsIn(text)
    .filter(({ wording }) => !wording.stems.every((stem) => evidence.targetStems.has(stem)))
    .filter(
      (hit) => !formsOf(hit).some((wording) => evidence.ideas.some((idea) => showsWording(idea, wording))),
    )
    .map(({ term, wording }) => ({
      kind: term.kind === 'certificate' ? 'certificate' : 'skill',
      claim: wording.text,
    }));
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
    if (!isKnown(word, evidence)) found.push({ kind: kindOfName(text, match.index, word), claim: word });
  }
  return found;
}

/** Whose name it seems to be, from the words around it. */
function kindOfName(text: string, at: number, word: string): ClaimKind {
  const after = text.slice(at, at + word.length + 40);
  if (
    /^\S+(?:\s+(?:of|and|the|\p{Lu}\S*)){0,4}\s*(?:University|College|School|Academy|Institute)\b/u.test(
      after,
    )
  )
    return 'school';
  return /\b(?:for|at|with|joined)\s+(?:the\s+)?$/i.test(text.slice(0, at)) ? 'employer' : 'name';
}

/** Openings that resumes share and that claim nothing by themselves. */
export const plainOpeningTable = tableOf('writing/plain-openings.json', rows, () =>
  entryOf({ words: wordList }),
);

const plainOpenings = lazily(() => new Set(plainOpeningTable.entries().flatMap(({ words }) => words)));

function opensPlainly(word: string, evidence: Evidence): boolean {
  const lower = word.toLowerCase();
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  return (
    readVerb(lower) !== undefined ||
    plainOpenings().has(lower) ||
    isKnown(word, evidence) ||
    /(?:ly|ing)$/.test(lower)
  );
}

function isKnown(word: string, evidence: Evidence): boolean {
  const parts = wordsOf(word).flatMap((part) => [part, ...part.split(/[-/&.]/)]);
  const known = (part: string) =>
    evidence.words.has(part) ||
    evidence.words.has(`${part}s`) ||
    evidence.words.has(part.replace(/s$/, '')) ||
    (part.length > 4 && evidence.stems.has(stemOf(part))) ||
    evidence.targetWords.has(part) ||
    CAPITAL_WORDS.has(part);
  return parts.slice(0, 1).every(known) || (parts.length > 1 && parts.slice(1).every(known));
}
