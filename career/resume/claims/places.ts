import type { RecordField } from '../written-resume.ts';
import { wordSet, wordsOf } from './text-words.ts';

/** A period of service or a civilian job. */
export interface Place {
  readonly id: string;
  /** The words it is known by, in lower case. */
  readonly names: ReadonlySet<string>;
  readonly label: string;
}

export interface WorkPart {
  readonly quote: string;
  readonly place: string;
}

/** A date or a range of them, as people write when they worked somewhere. */
const DATED =
  /\b(?:19|20)\d{2}\b|\b\d{1,2}\/\d{2,4}\b|\b(?:present|current|pres|now)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+['’]?\d{2}/i;
/** "Before that doordash", "Then private catering". */
const NEXT_JOB = /^(?:before that|then|after that|prior|previously|also)\b/i;

/**
 * The text about civilian work in parts, each with the job it belongs to: a part that names dates, or begins with "then",
 * opens a job; what follows is that job's.
 */
export function placesOf(field: RecordField, text: string): { places: Place[]; parts: WorkPart[] } {
  const places: Place[] = [];
  const parts: WorkPart[] = [];
  const pieces = text
    .split(/\r?\n|;\s+|(?<=[a-z0-9)\]]{2}[.!])\s+|(?<=\s[.])\s+/)
    .map((piece) => piece.trim());
  for (const quote of pieces.filter((piece) => piece !== '')) {
    if (places.length === 0 || DATED.test(quote) || NEXT_JOB.test(quote)) {
      places.push({ id: `${field} ${places.length}`, names: wordSet(quote), label: nameIn(quote) });
    }
    parts.push({ quote, place: places.at(-1)?.id ?? field });
  }
  return { places, parts };
}

const nameIn = (quote: string) =>
  quote
    .split(/[,(;.]|\s-\s/)
    .slice(0, 2)
    .join(',')
    .trim();

/** Words of a place that many places share. */
const COMMON = new Set(['the', 'and', 'of', 'inc', 'llc', 'co', 'company', 'corporation', 'at', 'us', 'u.s']);

/** The places of a record that a name speaks of best; empty where it names none of them. */
export function placesNamed(name: string, places: readonly Place[]): readonly Place[] {
  const words = wordsOf(name).filter((word) => word.length > 1 && !COMMON.has(word));
  const scored = places.map((place) => ({
    place,
    score: words.filter((word) => place.names.has(word)).length,
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ place }) => place);
}
