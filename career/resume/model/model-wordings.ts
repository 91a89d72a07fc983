import { withAnswer } from '#career/record/line-question.ts';
import { startsWithVerb } from '#career/record/opening.ts';
import type { Evidence } from '../claims/evidence.ts';
import { claimsBeyond } from '../claims/statement-claims.ts';
import { RESUME_LIMITS } from '../document.ts';
import { readVerb } from '../writing/verbs.ts';
import { dollarsIn, percentIn } from '../writing/weighty.ts';
import { stemsOf } from '../writing/word-stems.ts';
import type { RemovedClaim } from '../written-resume.ts';
import { type AskedStatement, type ModelLines, NAME_LEFT_OUT } from './model-request.ts';

/** A statement with the line a language model made of it. */
export interface ModelWording {
  readonly place: string;
  readonly source: string;
  /** The answer to its question that the model was told, too. */
  readonly answer: string | null;
  /** Empty: the model found no line in the statement. */
  readonly wording: string;
}

/** At least this share of a line's words must stand in the record, or a line says something of its own. */
const TRACED_SHARE = 0.5;

/**
 * Of what a language model answered, what holds: a line goes through the claim check of our own writer, begins with a
 * verb, is made of the record's words, has no figure that its own statement doesn't have, and keeps the statement's
 * largest sum and percentage. The rest is dropped, and what was made up in it reported.
 */
export function modelWordings(
  asked: readonly AskedStatement[],
  { lines }: ModelLines,
  evidence: Evidence,
): { readonly worded: ModelWording[]; readonly removed: RemovedClaim[] } {
  const worded: ModelWording[] = [];
  const removed: RemovedClaim[] = [];
  for (const { n, text: given } of new Map(lines.map((line) => [line.n, line])).values()) {
    const statement = asked[n - 1];
    if (statement === undefined) continue;
    const { place, source, answer } = statement;
    const text = given === null ? '' : plainLine(given);
    if (text === '') {
      worded.push({ place, source, answer, wording: '' });
      continue;
    }
    const claims = claimsBeyond(text, toldIn(statement), evidence);
    removed.push(...claims.map((claim) => ({ ...claim, text })));
    if (claims.length === 0 && isLine(text, statement, evidence))
      worded.push({ place, source, answer, wording: text });
  }
  return { worded, removed };
}

const plainLine = (given: string) =>
  given
    .replace(/\s+/g, ' ')
    .replace(/^[-*•\s]+/, '')
    .replace(/[\s.]+$/, '');

const toldIn = ({ source, answer }: AskedStatement) =>
  answer === null ? source : withAnswer(source, answer);

function isLine(text: string, statement: AskedStatement, evidence: Evidence): boolean {
  const told = toldIn(statement);
  // Figures have a check of their own.
  const stems = stemsOf(text).filter((stem) => !/^\d/.test(stem));
  const known = stems.filter((stem) => evidence.stems.has(stem) || readVerb(stem) !== undefined);
  return (
    text.length <= RESUME_LIMITS.line &&
    !text.includes(NAME_LEFT_OUT) &&
    !text.includes('[withheld]') &&
    (startsWithVerb(text) || /^(?:Responsible|Accountable) for /.test(text)) &&
    !/\b(?:I|my|me|we|our)\b/.test(text) &&
    known.length >= stems.length * TRACED_SHARE &&
    dollarsIn(text) >= dollarsIn(told) &&
    percentIn(text) >= percentIn(told)
  );
}
