import type { StoredLine } from '#career/record/stored-lines.ts';
import { RESUME_LIMITS, type ResumeContent, type ResumeExperience } from './document.ts';
import { splitSentences } from './writing/sentences.ts';
import type { LineTrace, ResumeReport, ResumeSection, WrittenResume } from './written-resume.ts';

export interface UpdatedResume {
  readonly content: ResumeContent;
  /** What each line traces to from now on. */
  readonly report: ResumeReport;
}

/** What tells the veteran's own lines of a resume from ours. */
interface Origins {
  /** Texts we wrote, by section. */
  readonly ours: ReadonlyMap<ResumeSection, readonly LineTrace[]>;
  /** Statements whose line the veteran decided on. */
  readonly reviewed: ReadonlySet<string>;
}

/**
 * A resume brought up to date with the record: what we wrote gives way to what we would write now. The title, header,
 * links and layout stay, and every line that the veteran added or changed in the resume. A line of ours that they took
 * out stays out, unless they have approved another text for it since. `report`: what the resume's lines traced to.
 */
export function updateFromRecord(
  current: ResumeContent,
  report: ResumeReport,
  written: WrittenResume,
  stored: readonly StoredLine[],
): UpdatedResume {
  const origins: Origins = {
    ours: Map.groupBy(report.lines, ({ section }) => section),
    reviewed: new Set(stored.flatMap(({ source, decision }) => (decision === null ? [] : [source]))),
  };
  const traces = Map.groupBy(written.report.lines, ({ section }) => section);
  const merged = (section: ResumeSection, now: readonly string[], next: readonly string[], most: number) =>
    mergedLines(section, now, next, traces.get(section) ?? [], origins).slice(0, most);
  const list = (section: 'militaryAchievements' | 'certifications' | 'awards' | 'skills', most: number) =>
    merged(section, current[section], written.content[section], most);
  const text = (section: 'militaryEducation' | 'civilianEducation') => {
    const lines = merged(section, textLines(current[section]), textLines(written.content[section]), 1000);
    const joined = lines.join('\n');
    return joined.length > RESUME_LIMITS.text ? current[section] : joined;
  };
  const content: ResumeContent = {
    ...current,
    summary: isAsWritten('summary', splitSentences(current.summary), origins)
      ? written.content.summary
      : current.summary,
    militaryAchievements: list('militaryAchievements', RESUME_LIMITS.lines),
    certifications: list('certifications', RESUME_LIMITS.lines),
    awards: list('awards', RESUME_LIMITS.lines),
    skills: list('skills', RESUME_LIMITS.skills),
    militaryEducation: text('militaryEducation'),
    civilianEducation: text('civilianEducation'),
    clearance: isAsWritten('clearance', textLines(current.clearance), origins)
      ? written.content.clearance
      : current.clearance,
    experience: mergedJobs(current.experience, written.content.experience, (now, next) =>
      mergedLines('experience', now, next, traces.get('experience') ?? [], origins).slice(
        0,
        RESUME_LIMITS.lines,
      ),
    ),
  };
  return { content, report: { ...written.report, lines: stillTraced(content, report, written.report) } };
}

const textLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether a part stands as we wrote it: nothing of it added, changed or taken out. */
function isAsWritten(section: ResumeSection, now: readonly string[], { ours }: Origins): boolean {
  const written = new Set((ours.get(section) ?? []).map(({ text }) => text));
  return now.length === written.size && now.every((line) => written.has(line));
}

/** The lines of one part: ours as they would be written now, and the veteran's own behind the line they stood behind. */
function mergedLines(
  section: ResumeSection,
  now: readonly string[],
  next: readonly string[],
  traces: readonly LineTrace[],
  { ours, reviewed }: Origins,
): string[] {
  const before = ours.get(section) ?? [];
  const written = new Set(before.map(({ text }) => text));
  const kept = new Set(now);
  const takenOut = new Map(
    before
      .filter(({ text }) => !kept.has(text))
      .flatMap(({ text, sources }) => sources.map(({ quote }) => [quote, text] as const)),
  );
  const isOut = (text: string) => {
    const quotes = traces.filter((line) => line.text === text).flatMap(({ sources }) => sources);
    return quotes.some(({ quote }) => {
      const old = takenOut.get(quote);
      return old !== undefined && (!reviewed.has(quote) || old === text);
    });
  };
  const own = new Set(now.filter((line) => !written.has(line)));
  const lines = next.filter((line) => !own.has(line) && !isOut(line));
  for (const [at, line] of now.entries()) {
    if (!own.has(line)) continue;
    const anchor = now.slice(0, at).findLast((above) => lines.includes(above));
    lines.splice(anchor === undefined ? 0 : lines.lastIndexOf(anchor) + 1, 0, line);
  }
  return lines;
}

type Job = ResumeExperience;

const nameOf = ({ kind, title, organization }: Job) => `${kind} ${title} ${organization}`.toLowerCase();
const isAlike = (one: Job, other: Job) =>
  one.kind === other.kind &&
  [one.title === other.title, one.organization === other.organization, one.start === other.start].filter(
    Boolean,
  ).length >= 2;

/** The jobs as the record has them now, each with what the veteran filled in; a job of their own stays where it stood. */
function mergedJobs(
  now: readonly Job[],
  next: readonly Job[],
  linesOf: (now: readonly string[], next: readonly string[]) => string[],
): Job[] {
  const left = [...now];
  const take = (isIt: (job: Job) => boolean) => {
    const at = left.findIndex(isIt);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const exact = next.map((job) => take((old) => nameOf(old) === nameOf(job)));
  const merged = next.map((job, at): Job => {
    const old = exact[at] ?? take((one) => isAlike(one, job));
    if (old === undefined) return job;
    return {
      ...job,
      location: old.location || job.location,
      hoursPerWeek: old.hoursPerWeek ?? job.hoursPerWeek,
      grade: old.grade || job.grade,
      lines: linesOf(old.lines, job.lines),
    };
  });
  for (const job of left) merged.splice(Math.min(now.indexOf(job), merged.length), 0, job);
  return merged.slice(0, RESUME_LIMITS.entries);
}

/** The traces of what we would write now, and of what still stands in the resume from before. */
function stillTraced(content: ResumeContent, report: ResumeReport, written: ResumeReport): LineTrace[] {
  const key = ({ section, text }: LineTrace) => `${section} ${text}`;
  const known = new Set(written.lines.map(key));
  const text = JSON.stringify(content);
  const stands = (line: LineTrace) => text.includes(JSON.stringify(line.text).slice(1, -1));
  return [...written.lines, ...report.lines.filter((line) => !known.has(key(line)) && stands(line))];
}
