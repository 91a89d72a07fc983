import type { VeteranRecord } from '#career/service.ts';
import type { RecordField } from '../written-resume.ts';
import { toBullet } from './bullet.ts';
import { recordText } from './record-text.ts';
import { splitIdeas } from './sentences.ts';

export interface WrittenLine {
  readonly text: string;
  readonly field: RecordField;
  /** The veteran's own words that the line was made from. */
  readonly quote: string;
}

/** The fields that hold what a veteran did in service, strongest evidence first. */
const SERVICE_FIELDS = ['achievements', 'leadership', 'responsibilities'] as const satisfies RecordField[];

/** A line needs at least this many words to say anything. */
const FEWEST_WORDS = 2;

/** Resume lines from one field of the record, in the veteran's order, without repetitions. */
export function linesFromField(record: VeteranRecord, field: RecordField): WrittenLine[] {
  const context = recordText(record);
  const seen = new Set<string>();
  return splitIdeas(record[field] ?? '')
    .map((quote) => ({ text: toBullet(quote, { field, branch: record.branch, context }), field, quote }))
    .filter(
      ({ text }) => text.split(' ').length >= FEWEST_WORDS && !seen.has(keyOf(text)) && seen.add(keyOf(text)),
    );
}

/** Everything the veteran says they did in service. */
export function serviceLines(record: VeteranRecord): WrittenLine[] {
  const seen = new Set<string>();
  return SERVICE_FIELDS.flatMap((field) => linesFromField(record, field)).filter(
    ({ text }) => !seen.has(keyOf(text)) && seen.add(keyOf(text)),
  );
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, ' ');
}
