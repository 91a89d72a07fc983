import type { CivilianJob } from '#career/record/civilian-jobs.ts';
import { type KnownWords, NO_KNOWN_WORDS } from '#career/record/known-words.ts';
import { withAnswer } from '#career/record/line-question.ts';
import { repeatsAmong, suggestionFor } from '#career/record/record-lines.ts';
import { type MatchedLines, matchStored, type StoredLine } from '#career/record/stored-lines.ts';
import { allPlaces, type ToldPlace, toldPlaces } from '#career/record/told-places.ts';
import type { VeteranRecord } from '#career/service.ts';
import { atOnce, mapped, type Steps } from '#career/steps.ts';
import type { RecordField } from '../written-resume.ts';

export interface WrittenLine {
  readonly text: string;
  readonly field: RecordField;
  /** The veteran's own words that the line was made from. */
  readonly quote: string;
  /** The veteran has decided on this text: it is printed as it is. */
  readonly isReviewed: boolean;
  /** A language model's wording, and all that it was told: no explanation of ours is put into it. */
  readonly wordedFrom?: string;
}

/** The lines of a record by what they belong to, in the veteran's order. */
export interface WrittenRecord {
  /** Everything the veteran says they did in their most recent service. */
  readonly service: readonly WrittenLine[];
  /** In the order of `record.earlierService`, one each. */
  readonly periods: readonly { readonly record: VeteranRecord; readonly lines: readonly WrittenLine[] }[];
  /** Work after service, then before it. */
  readonly jobs: readonly {
    readonly job: CivilianJob;
    /** Held since the service, not before it. */
    readonly isSince: boolean;
    readonly lines: readonly WrittenLine[];
  }[];
}

/**
 * The lines a record gives: what the veteran approved as they approved it, nothing where they left a statement out, and
 * where they have not decided yet a language model's wording, if they asked for one, else our suggestion. What another line says as well is left out, unless they approved it.
 */
export const writtenRecord = (
  record: VeteranRecord,
  stored: readonly StoredLine[],
  known: KnownWords = NO_KNOWN_WORDS,
): WrittenRecord => atOnce(writtenRecordSteps(record, stored, known));

/** The same in steps, statement by statement. */
export function* writtenRecordSteps(
  record: VeteranRecord,
  stored: readonly StoredLine[],
  known: KnownWords,
): Steps<WrittenRecord> {
  const places = yield* toldPlaces.inSteps(record);
  const matched = matchStored(allPlaces(places), stored);
  const linesAt = (place: ToldPlace) => linesOf({ ...place, context: { ...place.context, known } }, matched);
  yield;
  const service: WrittenLine[] = [];
  for (const place of places.service) service.push(...(yield* linesAt(place)));
  const periods = [];
  for (const { record: period, place } of places.periods)
    periods.push({ record: period, lines: withoutRepeats(yield* linesAt(place)) });
  const jobs = [];
  for (const { job, place } of places.jobs)
    jobs.push({
      job,
      isSince: place.field === 'postMilitaryExperience',
      lines: withoutRepeats(yield* linesAt(place)),
    });
  return { service: withoutRepeats(service), periods, jobs };
}

function* linesOf(place: ToldPlace, matched: MatchedLines<StoredLine>): Steps<WrittenLine[]> {
  // An earlier period is written as a record of its own, whose duties are its responsibilities.
  const field = place.field === 'earlierService' ? 'responsibilities' : place.field;
  const lines = yield* mapped(place.statements, (quote): WrittenLine[] => {
    const {
      decision = null,
      text = null,
      answer = null,
      wording = null,
    } = matched.find(place.key, quote) ?? {};
    const isReviewed = decision !== null;
    const line = isReviewed ? text : (wording ?? suggestionFor(place, quote, answer));
    if (line === null || line === '') return [];
    const isWorded = !isReviewed && wording !== null;
    const wordedFrom = answer === null ? quote : withAnswer(quote, answer);
    return [{ text: line, field, quote, isReviewed, ...(isWorded && { wordedFrom }) }];
  });
  return lines.flat();
}

function withoutRepeats(lines: readonly WrittenLine[]): WrittenLine[] {
  const repeats = repeatsAmong(lines.map(({ text }) => text));
  const approved = new Set<string>();
  return lines.filter(({ text, isReviewed }, at) => {
    if (!isReviewed) return !repeats[at];
    if (approved.has(text)) return false;
    approved.add(text);
    return true;
  });
}
