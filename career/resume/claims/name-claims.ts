import { stateTable } from '#career/credentials/credential-tables.ts';
import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import rows from '#knowledge/writing/plain-openings.json' with { type: 'json' };
import { readVerb } from '../writing/verbs.ts';
import { stemOf } from '../writing/word-stems.ts';
import type { ClaimKind } from '../written-resume.ts';
import { spelledOut } from './alike.ts';
import type { UnsupportedClaim } from './claim.ts';
import type { Evidence } from './evidence.ts';
import type { ClaimedLine } from './line.ts';
import { meaningsOf, phrasesIn, tokensOf } from './meanings.ts';
import { isNumberWord } from './number-words.ts';
import { wordsInARow, wordsOf } from './text-words.ts';

/** Openings that resumes share and that claim nothing by themselves. */
export const plainOpeningTable = tableOf('writing/plain-openings.json', rows, () =>
  entryOf({ words: wordList }),
);

const plainOpenings = lazily(() => new Set(plainOpeningTable.entries().flatMap(({ words }) => words)));

/** Words that are written with a capital in plain English and name nobody. */
const CAPITAL_WORDS = new Set(
  'i english u.s us american military veteran january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec bachelor master associate doctor science arts applied degree diploma university college certificate monday tuesday wednesday thursday friday saturday sunday zero covid-19 state license licensed licence certification certified section fort city fleet county river category lake street island block level part type class course program'.split(
    ' ',
  ),
);

/** The postal codes of the states by the name in lower case: "FL" is Florida. */
const stateCodes = lazily(
  () => new Map(stateTable.entries().map(({ code, name }) => [name.toLowerCase(), code])),
);

/** Small words inside a name. */
const STOP = new Set(['the', 'and', 'of', 'on', 'in', 'to', 'for', 'by', 'at', 'a']);

/**
 * Names that the record does not hold: capitalized words inside a sentence, and words with capitals or figures within
 * them anywhere. The first word is a name only when it is no verb and no usual opening.
 */
export function nameClaims(line: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  const { plain } = line;
  const spelled = phrasesSpelledOut(plain, evidence);
  const found: UnsupportedClaim[] = [];
  for (const match of plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#&'.-]*/gu)) {
    const word = match[0].replace(/'s?$/, '').replace(/[.'-]+$/, '');
    const opens = /(?:^|[.!?:;]\s+|^[\s"'(•*-]+)$/.test(plain.slice(0, match.index));
    const looksLikeName = /^\p{Lu}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
    if (!looksLikeName || (opens && opensPlainly(word, evidence))) continue;
    if (spelled.some(({ start, end }) => start <= match.index && match.index < end)) continue;
    const inAim = line.aim && wordsOf(word).every((part) => evidence.targetWords.has(part));
    if (inAim || isKnown(word, evidence) || isMeantBy(match.index, line)) continue;
    const kind = kindOfName(plain, match.index, word);
    found.push({ kind, claim: word, why: `Your record doesn’t mention ${word}.` });
  }
  return [...found, ...employers(line, evidence)];
}

/** Whether a statement says the word at a place of the line in other words: who was in Fallujah was in Iraq. */
function isMeantBy(at: number, { plain, placed }: ClaimedLine): boolean {
  const tokens = tokensOf(plain);
  const token = tokens.findIndex((one) => one.at === at);
  const ours = phrasesIn(tokens.map(({ stem }) => stem)).filter(
    ({ from, to, phrase }) => from <= token && token < to && phrase.says.length > 0,
  );
  return placed.some((passage) =>
    ours.some(({ phrase }) => phrase.says.some((meaning) => meaningsOf(passage).has(meaning))),
  );
}

/** "Diver Medical Technician" where the record has DMT, "NTC" where it has "National Training Center". */
function phrasesSpelledOut(plain: string, evidence: Evidence): { start: number; end: number }[] {
  const phrases = [
    ...plain.matchAll(/\b[A-Z][a-z]+(?:[\s-]+(?:(?:of|and|the|for|on|in)\s+)?[A-Z][a-z]+){1,7}/g),
  ].flatMap((match) => {
    const words = [...match[0].matchAll(/[A-Z][a-z]+/g)];
    const ranges: { start: number; end: number }[] = [];
    for (let from = 0; from < words.length - 1; from++) {
      for (let to = words.length; to - from > 1; to--) {
        const part = words.slice(from, to);
        const letters = part.map(([word]) => word.charAt(0)).join('');
        const last = part.at(-1);
        const first = part[0];
        const stands = [...evidence.acronyms].some(
          (acronym) =>
            acronym === letters ||
            (letters.length > 1 && acronym.startsWith(letters) && acronym.length <= letters.length + 2),
        );
        if (stands && first && last)
          ranges.push({ start: match.index + first.index, end: match.index + last.index + last[0].length });
      }
    }
    return ranges;
  });
  const acronyms = [...plain.matchAll(/\b[A-Z]{3,6}\b/g)].filter(([letters]) =>
    evidence.initials.includes(letters.toLowerCase()),
  );
  // "Wet bulb globe temperature (WBGT)": the short form that the record has, in brackets behind its words.
  const bracketed = [...plain.matchAll(/((?:[A-Za-z-]+ ){2,8})\(([A-Z]{2,8})\)/g)].flatMap((match) => {
    const [whole, before = '', letters = ''] = match;
    const words = before.trim().split(' ').slice(-letters.length);
    const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
    const start = match.index + before.trimEnd().length - words.join(' ').length;
    return initials === letters && evidence.acronyms.has(letters)
      ? [{ start, end: match.index + whole.length }]
      : [];
  });
  return [
    ...phrases,
    ...bracketed,
    ...acronyms.map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ];
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

/**
 * Where a line names an employer, the name must be one of an employer, a school or the service: that one used Palantir
 * does not mean that one worked there.
 */
function employers({ plain, figures, isList }: ClaimedLine, evidence: Evidence): UnsupportedClaim[] {
  const head = isList
    ? null
    : /^([A-Z][A-Za-z ]{3,50}),\s+((?:[A-Z][\w&'.-]*\s?){1,5})(?:,|$|\s+\d|\s+\()/.exec(plain);
  const first = head?.[1]?.split(' ')[0] ?? '';
  const named = [
    ...(head?.[2] &&
    readVerb(first.toLowerCase())?.form !== 'past' &&
    figures.every(({ kind }) => kind === 'year')
      ? [head[2]]
      : []),
    ...[
      ...plain.matchAll(
        /\b(?:worked|employed|employee|job|hired)\s+(?:at|for|by|with)\s+((?:[A-Z][\w&'.-]*\s?){1,4})/g,
      ),
    ].map(([, name = '']) => name),
  ];
  return named.flatMap((name): UnsupportedClaim[] => {
    const words = wordsOf(name)
      .flatMap((word) => word.split(/[-/.]/))
      .filter((word) => word !== '');
    const letters = (name.match(/\b[A-Z]/g) ?? []).join('');
    const isShort =
      letters.length > 1 && [...evidence.acronyms].some((acronym) => acronym.startsWith(letters));
    const known =
      isShort ||
      words.some((word) => evidence.employerWords.has(word)) ||
      (words.length > 1 && evidence.passages.some(({ flat }) => flat.includes(wordsInARow(name))));
    return known || words.length === 0
      ? []
      : [
          {
            kind: 'employer',
            claim: name.trim(),
            why: `Your record doesn’t say you worked at ${name.trim()}.`,
          },
        ];
  });
}

function opensPlainly(word: string, evidence: Evidence): boolean {
  const lower = word.toLowerCase();
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  return (
    readVerb(lower) !== undefined ||
    plainOpenings().has(lower) ||
    isKnown(word, evidence) ||
    /(?:ly|ing|ed|en)$/.test(lower) ||
    (lower.length > 1 && isEnglish(lower)) ||
    isNumberWord(lower)
  );
}

function isKnown(word: string, evidence: Evidence): boolean {
  const [whole = '', ...parts] = wordsOf(word).flatMap((part) => [part, ...part.split(/[-/&.+]/)]);
  const known = (part: string) =>
    part === '' ||
    STOP.has(part) ||
    evidence.words.has(part) ||
    evidence.words.has(`${part}s`) ||
    evidence.words.has(part.replace(/s$/, '')) ||
    CAPITAL_WORDS.has(part) ||
    evidence.acronyms.has(stateCodes().get(part) ?? '') ||
    (part.length > 2 && isMeant(part, evidence));
  // "600 MW" where the record has "600MW", "MK 20" where it has "MK20".
  const runsOn = /^[a-z]{2,3}$/.test(whole) && evidence.runTogether.has(whole);
  // "F-18" where the record has "F18".
  const isDesignation = /^[a-z]{1,3}-\d+[a-z]?$/.test(whole) && evidence.words.has(whole.replace('-', ''));
  return known(whole) || runsOn || isDesignation || (parts.length > 1 && parts.every(known));
}

/** By its stem, by what short forms and terms of the record stand for, or as the long form of a word cut short. */
function isMeant(part: string, { stems, terms, words }: Evidence): boolean {
  const stem = stemOf(part);
  if (stems.has(stem) || terms.some((term) => term.stems.has(stem))) return true;
  if (spelledOut(part).some((other) => stems.has(other))) return true;
  return (
    part.length > 4 &&
    [...words].some((word) => word.length >= 4 && word.length < part.length && part.startsWith(word))
  );
}
