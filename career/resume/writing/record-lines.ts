import { isShouted } from '#career/record/calm.ts';
import { splitStatements } from '#career/record/statements.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { RecordField } from '../written-resume.ts';
import { lineFrom } from './line.ts';
import { recordText } from './record-text.ts';

export interface WrittenLine {
  readonly text: string;
  readonly field: RecordField;
  /** The veteran's own words that the line was made from. */
  readonly quote: string;
}

/** The fields that hold what a veteran did in service, strongest evidence first. */
const SERVICE_FIELDS = ['achievements', 'leadership', 'responsibilities'] as const satisfies RecordField[];

/** Resume lines from one field of the record, in the veteran's order; what another line says as well is left out. */
export function linesFromField(record: VeteranRecord, field: RecordField): WrittenLine[] {
  const text = record[field] ?? '';
  const context = { branch: record.branch, context: recordText(record), shouted: isShouted(text) };
  const lines = splitStatements(text).flatMap((quote): WrittenLine[] => {
    const line = lineFrom(quote, context);
    return line === null ? [] : [{ text: line, field, quote }];
  });
  return withoutRepeats(lines);
}

/** Everything the veteran says they did in service. */
export function serviceLines(record: VeteranRecord): WrittenLine[] {
  return withoutRepeats(SERVICE_FIELDS.flatMap((field) => linesFromField(record, field)));
}

/** A line of which another says every word goes: people write a deed under two headings. Of equals the first stays. */
function withoutRepeats(lines: readonly WrittenLine[]): WrittenLine[] {
  const words = lines.map(({ text }) => new Set(text.toLowerCase().match(/[a-z0-9$%.]+/g) ?? []));
  return lines.filter((_, at) => {
    const own = words[at] ?? new Set();
    return !words.some(
      (other, place) => place !== at && isWithin(own, other) && (other.size > own.size || place < at),
    );
  });
}

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].every((word) => others.has(word));
