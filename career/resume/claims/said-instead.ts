import type { RecordField } from '../written-resume.ts';
import type { UnsupportedClaim } from './claim.ts';
import type { Evidence, Passage } from './evidence.ts';
import { wordsOf } from './text-words.ts';

/** What the record says where a line says otherwise. */
export interface SaidInstead {
  readonly field: RecordField;
  /** Which of the earlier periods of service it is told of; null: of none of them. */
  readonly earlier: number | null;
  /** The veteran's own words. */
  readonly quote: string;
}

/** How reasons begin that tell of another text in the record; so do those that quote one. The others say there is none. */
const SAYS = /^Your record (?:says|gives)\b/;
/** The same thing in other words contradicts nothing. */
const OTHER_WORDS = /^Your record puts it differently\b/;

/**
 * The statement that contradicts a claim; null where the record says nothing of it, or only puts it differently. To add
 * such a line would leave both in the record.
 */
export function saidInstead(
  text: string,
  { kind, why }: UnsupportedClaim,
  { passages }: Evidence,
): SaidInstead | null {
  const isOtherwise = SAYS.test(why) || (why.includes('“') && !OTHER_WORDS.test(why));
  if (!isOtherwise) return null;
  // A rank is named in full, and stands in the record as "SSG".
  if (kind === 'rank') return placed(passages.find(({ field }) => field === 'rank'));
  // What the record says stands in the reason: in marks, or before "not".
  const said = /“([^”]*)”/.exec(why)?.[1] ?? why.replace(SAYS, '').split(', not ')[0] ?? '';
  const [wanted, told] = [wordsOf(said), wordsOf(text)];
  const held = (of: readonly string[], { flat }: Passage) =>
    of.filter((word) => flat.includes(` ${word} `)).length;
  // Each passage once: a record has thousands, and a resume hundreds of claims.
  let best: { readonly passage: Passage; readonly score: number } | undefined;
  for (const passage of passages) {
    const score = held(wanted, passage) * (told.length + 1) + held(told, passage);
    if (best === undefined || score > best.score) best = { passage, score };
  }
  return placed(best?.passage);
}

function placed(passage: Passage | undefined): SaidInstead | null {
  if (passage === undefined) return null;
  const [, earlier] = /^earlier (\d+)$/.exec(passage.place ?? '') ?? [];
  return {
    field: passage.field,
    earlier: earlier === undefined ? null : Number(earlier),
    quote: passage.quote,
  };
}
