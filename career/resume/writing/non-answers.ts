import type { VeteranRecord } from '#career/service.ts';

/** What people type into a field that they have nothing to say in: "N/A", "None yet", "nothing", "-". */
const NON_ANSWER =
  /^[\s"'(]*(?:n\s?[/.]?\s?a\b\.?|none\b(?:\s+(?:yet|so far|really|at this time|to list|that apply))?|nothing(?:\s+(?:yet|so far|to add|really))?|not applicable|no(?:ne)?|nil|tbd|unknown|same as above|see above|[-–—.?]+)[\s.!)"']*$/i;

/** The record without fields that hold a non-answer: else a resume would claim the credential "None". */
export function withoutNonAnswers(record: VeteranRecord): VeteranRecord {
  const entries = Object.entries(record).map(([field, value]): [string, unknown] =>
    typeof value === 'string' && NON_ANSWER.test(value) ? [field, null] : [field, value],
  );
  return Object.fromEntries(entries) as unknown as VeteranRecord;
}
