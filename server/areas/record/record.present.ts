import { nearestStatement } from '#career/record/nearest-line.ts';
import { recordLineSteps } from '#career/record/record-lines.ts';
import type { VeteranRecord } from '#career/service.ts';
import { mapped, type Steps } from '#career/steps.ts';
import type { RecordReply } from '#contract/record.ts';
import type { StoredLineRow } from './record.store.ts';

/** A person's statements beside what is kept of them. */
export function* presentRecordSteps(
  record: VeteranRecord,
  rows: readonly StoredLineRow[],
): Steps<RecordReply> {
  const { lines, unmatched } = yield* recordLineSteps(record, rows);
  const undecided = lines.filter(({ stored }) => stored === undefined || !isOwnWord(stored));
  const changed = yield* mapped(unmatched.filter(isOwnWord), ({ id, source, decision, text, answer }) => {
    const now = text === null ? undefined : nearestStatement(source, undecided);
    return {
      ...{ id, source, decision, text, answer },
      now: now ? { place: now.place.key, source: now.source } : null,
    };
  });
  return {
    lines: lines.map((line) => ({
      place: { key: line.place.key, field: line.place.field, period: line.place.period },
      source: line.source,
      suggestion: line.suggestion,
      changes: [...line.changes],
      question: line.question && { kind: line.question.kind, text: line.question.text },
      caution: line.caution,
      isUnchanged: line.isUnchanged,
      isRepeat: line.isRepeat,
      canBeWorded: line.canBeWorded,
      decision: line.stored?.decision ?? null,
      text: line.stored?.text ?? null,
      answer: line.stored?.answer ?? null,
    })),
    changed,
  };
}

/** A model's line for words that have changed since is of no use to anybody. */
const isOwnWord = ({ decision, answer }: StoredLineRow) => decision !== null || answer !== null;
