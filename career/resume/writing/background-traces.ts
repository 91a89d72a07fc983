import type { VeteranRecord } from '#career/service.ts';
import { inResumeWords } from '#career/translation/resume-words.ts';
import { cutToLimit, RESUME_LIMITS } from '../document.ts';
import type { LineTrace, RecordField, ResumeSection } from '../written-resume.ts';
import type { WrittenLine, WrittenRecord } from './record-lines.ts';
import { recordText } from './record-text.ts';

/** Where the lines come from that no target reorders: earlier service, civilian work, training and education. */
export function backgroundTraces(record: VeteranRecord, { periods, jobs }: WrittenRecord): LineTrace[] {
  const work = [...periods, ...jobs].flatMap(({ lines }) => lines);
  return [
    ...work.map((line) => traceOf('experience', line)),
    ...lineTraces(record, 'militaryEducation', 'training', (line) =>
      inResumeWords(line, { branch: record.branch, context: recordText(record) }),
    ),
    ...lineTraces(record, 'civilianEducation', 'education', (line) => line),
  ];
}

function traceOf(section: ResumeSection, { text, field, quote }: WrittenLine): LineTrace {
  return { section, text: cutToLimit(text, RESUME_LIMITS.line), sources: [{ field, quote }] };
}

function lineTraces(
  record: VeteranRecord,
  section: ResumeSection,
  field: RecordField,
  inResume: (line: string) => string,
): LineTrace[] {
  return (record[field] ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((quote) => ({ section, text: inResume(quote), sources: [{ field, quote }] }));
}
