import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/writing/abbreviations.json' with { type: 'json' };

/** Abbreviations whose period ends no sentence, in lower case. */
export const abbreviationTable = tableOf('writing/abbreviations.json', rows, () =>
  entryOf({ words: wordList }),
);

const abbreviations = lazily(() => new Set(abbreviationTable.entries().flatMap(({ words }) => words)));

/** Splits a text into sentences at . ! and ?, leaving decimals, initials and abbreviations whole. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?]+(?=["')\]]*(?:\s|$))/g)) {
    const end = match.index + match[0].length;
    const word = /([A-Za-z][A-Za-z.]*)$/.exec(text.slice(from, match.index))?.[1]?.toLowerCase();
    const isAbbreviation =
      match[0] === '.' &&
      word !== undefined &&
      (abbreviations().has(word) || /^(?:[a-z]\.)+[a-z]$/.test(word) || isInitial(text, match.index));
    // "in 31 hrs. Squadron …": a figure with its unit may end a sentence.
    const isMeasured =
      /(?:\d ?|\/)(?:hrs?|yrs?|mos?|min|wks?|qtr)$/i.test(text.slice(from, match.index)) &&
      /^\s+[A-Z][a-z]/.test(text.slice(end, end + 4));
    if (isAbbreviation && !isMeasured && end < text.length) continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter((sentence) => /[A-Za-z0-9]/.test(sentence));
}

/** "Philip A. Connelly": one capital after a name, and another name behind. */
function isInitial(text: string, at: number): boolean {
  return (
    /(?:^|\s)[A-Z][a-z]+\s+[A-Z]$/.test(text.slice(Math.max(0, at - 30), at)) &&
    /^\.\s+[A-Z][a-z]/.test(text.slice(at, at + 4))
  );
}

/** What marks a line of a list in what people type. */
export const BULLET = /^\s*(?:[-*•◦▪‣·–—>]+|\(?\d{1,2}[.)]|[a-z][.)])\s+/;

/**
 * Splits a veteran's free text into ideas, in their own words: by line, by sentence, at semicolons and at the
 * double dashes of performance reports. A figure after a semicolon belongs to what stands before it: "mentored
 * 16 squad leaders; 9 promoted".
 */
export function splitIdeas(text: string): string[] {
  return text
    .split(/\r?\n|\s+[•▪●]\s+/)
    .map((line) => line.replace(BULLET, ''))
    .flatMap(splitSentences)
    .flatMap((sentence) =>
      sentence.split(/,?\s+(?:and|but|so)(?:\s+then)?\s+[Ii]\s+(?:then\s+|also\s+)?(?=[a-z])/),
    )
    .flatMap((sentence) => sentence.split(/\s*;\s+(?!\d)|\s*--+\s*|\s+[—–]\s+(?=[a-z]+ed\b)/))
    .map((idea) =>
      idea
        .replace(BULLET, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/[.;,\s]+$/, ''),
    )
    .filter((idea) => /[A-Za-z]{2}/.test(idea));
}

/**
 * Splits a list the veteran typed (skills, certificates, awards): by line and semicolon, and at commas outside
 * brackets. A piece that is only a date stays with what it dates ("CDL Class A, 2019").
 */
export function splitList(text: string): string[] {
  return text
    .split(/\r?\n|;|\s+[•▪●]\s+/)
    .flatMap((line) => joinDates(line.replace(BULLET, '').split(/,(?![^(]*\))(?!\d{3}\b)(?!(?<=\d,)\d)/)))
    .map((item) =>
      item
        .replace(BULLET, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/[.,\s]+$/, ''),
    )
    .filter((item) => /[A-Za-z]{2}|[A-Za-z][+\d]|[A-Z]&[A-Z]/.test(item));
}

const DATE_ONLY =
  /^\s*\d{1,4}\.?\s*$|^\s*(?:current|active|expired|inactive|in progress|pending|lifetime)\s*$|^\s*(?:(?:since|expires?|exp\.?|valid|until|in|from)\s+)?(?:[A-Za-z]{3,9}\.?\s+)?(?:\d{1,2}\/)*(?:19|20)?\d{2}(?:\s*(?:-|–|to)\s*(?:\d{4}|present))?\s*$/i;

/** How the item before it stands: "CMRP - studying, exam not scheduled yet". */
const STANDS_SO =
  /^\s*(?:exam|test(?: date)?|endorsement|got it|renews?|renewed|studying\s*$|scheduled|waiting|passed \d)\b(?!.*\b(?:proctor|instructor|administrator)\b)/i;

/** "ASE T2, T4, T6": the name stands before the first of them only. */
const NUMBERED = /^\s*[A-Z]-?\d{1,2}(?:\s*\(.*\))?\s*$/;

function joinDates(pieces: string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isNextOfKind =
      last !== undefined && NUMBERED.test(piece) && NUMBERED.test(` ${last.split(' ').at(-1)}`);
    if (last !== undefined && (DATE_ONLY.test(piece) || STANDS_SO.test(piece) || isNextOfKind))
      joined[joined.length - 1] = `${last},${piece}`;
    else joined.push(piece);
  }
  return joined;
}
