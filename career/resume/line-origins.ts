import type { LineReview } from '#career/record/review-terms.ts';
import { matchStored, type StoredLine } from '#career/record/stored-lines.ts';
import { allPlaces, toldPlaces } from '#career/record/told-places.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { ResumeContent } from './document.ts';
import { splitSentences } from './writing/sentences.ts';
import type { LineTrace, ResumeReport, ResumeSection } from './written-resume.ts';

/** A line as the resume has it now. Without sources it was written or changed by the veteran. */
export type LineOrigin = LineTrace;

function linesOf(content: ResumeContent): [ResumeSection, readonly string[]][] {
  const textLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return [
    ['summary', splitSentences(content.summary)],
    ['skills', content.skills],
    ['militaryAchievements', content.militaryAchievements],
    ['experience', content.experience.flatMap(({ lines }) => lines)],
    ['militaryEducation', textLines(content.militaryEducation)],
    ['civilianEducation', textLines(content.civilianEducation)],
    ['certifications', content.certifications],
    ['awards', content.awards],
    ['languages', content.languages],
    ['volunteering', content.volunteering],
    ['projects', content.projects],
    ['clearance', textLines(content.clearance)],
  ];
}

/**
 * Where each line of a resume came from, in the order of its sections. `report` is what the writer kept of its
 * sources; a line that was changed since no longer stands there, and is the veteran's own.
 */
export function lineOrigins(content: ResumeContent, report: ResumeReport | null): LineOrigin[] {
  const traces = new Map(report?.lines.map((line) => [`${line.section} ${line.text}`, line.sources]));
  return linesOf(content).flatMap(([section, lines]) =>
    lines.map((text) => ({ section, text, sources: traces.get(`${section} ${text}`) ?? [] })),
  );
}

/** All that a record says, in one text. */
const textOf = (told: unknown): string =>
  typeof told === 'string'
    ? told
    : typeof told === 'object' && told !== null
      ? Object.values(told).map(textOf).join('\n')
      : '';

/**
 * The lines that the writer made and nobody has changed, each behind its section and a space, as far as all they were
 * made of still stands in the record: what the record says in our words is no claim of the veteran's.
 */
export function ourLines(
  content: ResumeContent,
  report: ResumeReport | null,
  record: VeteranRecord,
): ReadonlySet<string> {
  const told = textOf(record);
  return new Set(
    lineOrigins(content, report)
      .filter(({ sources }) => sources.length > 0 && sources.every(({ quote }) => told.includes(quote)))
      .map(({ section, text }) => `${section} ${text}`),
  );
}

export interface ReviewedOrigin extends LineOrigin {
  /** Null: the line is the veteran's own, or is not made from a statement of the record. */
  readonly review: LineReview | null;
  /** The statement it was made from, where it still stands in the record. */
  readonly statement: { readonly place: string; readonly source: string } | null;
}

/** The parts of a resume whose lines are made from statements of the record. */
const TOLD_SECTIONS: ReadonlySet<ResumeSection> = new Set([
  'militaryAchievements',
  'experience',
  'volunteering',
]);

/** An explanation behind a name stands at its first mention, which is another line in another order. */
const withoutExplanations = (text: string) => text.replace(/\s*\([^)]*\)/g, '');

/** The lines of a resume with what the veteran has decided of the statements behind them. */
export function reviewedOrigins(
  origins: readonly LineOrigin[],
  record: VeteranRecord,
  stored: readonly StoredLine[],
): ReviewedOrigin[] {
  const places = allPlaces(toldPlaces(record));
  const matched = matchStored(places, stored);
  const statements = Map.groupBy(
    places.flatMap(({ key, field, statements: told }) =>
      told.map((source) => ({ place: key, field, source, line: matched.find(key, source) })),
    ),
    ({ source }) => source,
  );
  const gone = new Map(matched.unmatched.map((line) => [line.source, line]));
  return origins.map((origin): ReviewedOrigin => {
    const [source] = origin.sources;
    if (source === undefined || !TOLD_SECTIONS.has(origin.section))
      return { ...origin, review: null, statement: null };
    const told = statements.get(source.quote) ?? [];
    const found = told.find(({ field }) => field === source.field) ?? told[0];
    const line = found?.line ?? (found === undefined ? gone.get(source.quote) : undefined);
    return {
      ...origin,
      review: reviewOf(origin.text, line),
      statement: found === undefined ? null : { place: found.place, source: found.source },
    };
  });
}

function reviewOf(text: string, line: StoredLine | undefined): LineReview {
  if (line === undefined || line.decision === null) return 'not-reviewed';
  const isSame = line.text !== null && withoutExplanations(line.text) === withoutExplanations(text);
  return isSame ? 'approved' : 'changed';
}
