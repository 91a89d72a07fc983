import { splitStatements } from '#career/record/statements.ts';
import type { VeteranRecord } from '#career/service.ts';
import { inCivilianWords } from '#career/translation/translate.ts';
import { unsupportedClaims } from '../claims/claim-check.ts';
import { type Evidence, evidenceOf } from '../claims/evidence.ts';
import { cutToLimit, RESUME_LIMITS } from '../document.ts';
import { recordText } from '../writing/record-text.ts';
import { splitSentences } from '../writing/sentences.ts';
import { readVerb } from '../writing/verbs.ts';
import { stemsOf } from '../writing/word-stems.ts';
import {
  type LineTrace,
  type RecordField,
  type RemovedClaim,
  type ResumeTarget,
  type Source,
  type WrittenResume,
  writtenParts,
} from '../written-resume.ts';
import { type ModelDraft, SENT_FIELDS } from './model-request.ts';

/** At least this share of a line's words must stand in the record, or a line says something of its own. */
const TRACED_SHARE = 0.6;
/** With fewer lines or sentences than this left, the built-in writer's stand. */
const FEWEST_LINES = 3;
const SUMMARY_SENTENCES = [3, 5] as const;

/** The veteran's ideas with the field each stands in. */
function ideasOf(record: VeteranRecord): (Source & { readonly stems: ReadonlySet<string> })[] {
  return SENT_FIELDS.flatMap((field) =>
    splitStatements(record[field] ?? '').map((quote) => {
      const civilian = inCivilianWords(quote, { branch: record.branch, context: recordText(record) });
      return { field: field as RecordField, quote, stems: new Set(stemsOf(`${quote} ${civilian}`)) };
    }),
  );
}

/** The idea that shares most words with a text; undefined when none shares two, or one of two. */
function sourceOf(text: string, ideas: ReturnType<typeof ideasOf>): Source | undefined {
  const stems = [...new Set(stemsOf(text))];
  const ranked = ideas
    .map((idea) => ({ idea, shared: stems.filter((stem) => idea.stems.has(stem)).length }))
    .toSorted((one, other) => other.shared - one.shared);
  const [best] = ranked;
  if (!best || best.shared < Math.min(2, stems.length)) return undefined;
  return { field: best.idea.field, quote: best.idea.quote };
}

function isTraced(text: string, evidence: Evidence): boolean {
  const stems = stemsOf(text);
  const known = stems.filter(
    (stem) => evidence.stems.has(stem) || evidence.targetWords.has(stem) || readVerb(stem) !== undefined,
  );
  return stems.length > 0 && known.length >= stems.length * TRACED_SHARE;
}

/**
 * A resume with what a language model wrote, as far as it holds: each line goes through the same claim check as our
 * own, must begin with a verb, and must be made of the record's words. The rest is dropped and reported. Where too
 * little is left the built-in writer's text stands; undefined when that is so for both parts.
 */
export function withModelDraft(
  written: WrittenResume,
  draft: ModelDraft,
  record: VeteranRecord,
  target: ResumeTarget,
): WrittenResume | undefined {
  const evidence = evidenceOf(record, target);
  const ideas = ideasOf(record);
  const removed: RemovedClaim[] = [];
  const options = { branch: record.branch, context: recordText(record) };
  const checked = (
    section: LineTrace['section'],
    texts: readonly string[],
    isFit: (text: string) => boolean,
  ) => {
    const seen = new Set<string>();
    return texts.flatMap((given): LineTrace[] => {
      const text = inCivilianWords(
        given
          .replace(/\s+/g, ' ')
          .replace(/^[-*•\s]+/, '')
          .trim(),
        options,
      );
      const claims = unsupportedClaims(text, evidence);
      const source = sourceOf(text, ideas);
      if (claims.length === 0 && source && isFit(text) && isTraced(text, evidence) && !seen.has(text)) {
        seen.add(text);
        return [{ section, text: cutToLimit(text, RESUME_LIMITS.line), sources: [source] }];
      }
      removed.push(...claims.map(({ kind, claim }) => ({ kind, claim, text })));
      return [];
    });
  };
  const beginsWithVerb = (text: string) => readVerb(/^[A-Za-z-]+/.exec(text)?.[0] ?? '')?.form === 'past';
  const isNeutral = (text: string) => !/\b(?:I|my|me)\b/.test(text);
  const lines = checked(
    'militaryAchievements',
    draft.achievements,
    (text) => beginsWithVerb(text) && isNeutral(text),
  );
  const summary = checked('summary', draft.summary.flatMap(splitSentences), isNeutral);
  const useLines = lines.length >= FEWEST_LINES;
  const [fewest, most] = SUMMARY_SENTENCES;
  const useSummary = summary.length >= fewest && summary.length <= most;
  if (!useLines && !useSummary) return undefined;
  const { content, report } = written;
  const replaced = new Set([
    ...(useLines ? ['militaryAchievements'] : []),
    ...(useSummary ? ['summary'] : []),
  ]);
  const drafted = {
    ...content,
    ...(useLines && { militaryAchievements: lines.map(({ text }) => text) }),
    ...(useSummary && {
      summary: cutToLimit(summary.map(({ text }) => text).join(' '), RESUME_LIMITS.summary),
    }),
  };
  return {
    ...written,
    content: drafted,
    report: {
      ...report,
      lines: [
        ...(useSummary ? summary : []),
        ...(useLines ? lines : []),
        ...report.lines.filter(({ section }) => !replaced.has(section)),
      ],
      written: writtenParts(drafted),
      removed: [...report.removed, ...removed],
    },
  };
}
