import type { StoredLine } from '#career/record/stored-lines.ts';
import type { Steps } from '#career/steps.ts';
import { RESUME_LIMITS, type ResumeContent } from '../document.ts';
import { splitSentences } from '../writing/sentences.ts';
import type { LineTrace, ResumeReport, ResumeSection, WrittenResume } from '../written-resume.ts';
import { mergedJobs } from './merged-jobs.ts';
import { mergedLines } from './merged-lines.ts';
import { type RecordChange, RecordChanges } from './record-change.ts';

export interface UpdatedResume {
  readonly content: ResumeContent;
  /** What each line traces to from now on. */
  readonly report: ResumeReport;
  /** All that differs, the veteran's own words last. */
  readonly changes: readonly RecordChange[];
}

type ListSection =
  | 'militaryAchievements'
  | 'certifications'
  | 'awards'
  | 'skills'
  | 'languages'
  | 'volunteering';

/** What the parts of a resume are called where they are compared. */
const PARTS = {
  summary: 'Summary',
  militaryAchievements: 'Military achievements',
  militaryEducation: 'Military education',
  civilianEducation: 'Civilian education',
  certifications: 'Certifications',
  skills: 'Skills',
  experience: 'Experience',
  awards: 'Awards',
  languages: 'Languages',
  volunteering: 'Volunteering',
  projects: 'Projects',
  clearance: 'Clearance',
} as const satisfies Record<ResumeSection, string>;

/**
 * A resume brought up to date with the record: what we wrote gives way to what we would write now. The title, header,
 * links and looks stay, and all that the veteran added, changed or took out in the resume; where the record has come to
 * say something else there, it is a change that they may take; line by line, in steps. `report`: what the resume was made from; `taken`: the
 * changes to make, left out: all but those.
 */
export function* updateSteps(
  current: ResumeContent,
  report: ResumeReport,
  written: WrittenResume,
  stored: readonly StoredLine[],
  taken?: ReadonlySet<string>,
): Steps<UpdatedResume> {
  const changes = new RecordChanges(taken);
  const ours = Map.groupBy(report.lines, ({ section }) => section);
  const traces = Map.groupBy(written.report.lines, ({ section }) => section);
  const reviewed = new Set(stored.flatMap(({ source, decision }) => (decision === null ? [] : [source])));
  const originsOf = (section: ResumeSection) => ({
    ...{ ours: ours.get(section) ?? [], next: traces.get(section) ?? [], reviewed },
  });
  const merged = (section: ResumeSection, now: readonly string[], next: readonly string[], label = '') =>
    mergedLines({ part: PARTS[section], label }, now, next, originsOf(section), changes);
  function* list(section: ListSection, most: number): Steps<string[]> {
    return (yield* merged(section, current[section], written.content[section])).slice(0, most);
  }
  function* text(section: 'militaryEducation' | 'civilianEducation'): Steps<string> {
    const [now, next] = [textLines(current[section]), textLines(written.content[section])];
    const joined = (yield* merged(section, now, next)).join('\n');
    return joined.length > RESUME_LIMITS.text ? current[section] : joined;
  }
  const whole = (section: 'summary' | 'clearance', linesOf: (text: string) => readonly string[]) => {
    const [before, after] = [current[section], written.content[section]];
    const traced = (ours.get(section) ?? []).map((line) => line.text).join(' ');
    const last = report.written?.[section] ?? traced;
    const isLast = (text: string) => text === last || linesOf(text).join(' ') === last;
    if (before === after || (isLast(after) && !isLast(before))) return before;
    const isOwn = !isLast(before);
    return changes.take({ part: PARTS[section], label: '', before, after, isOwn }) ? after : before;
  };
  const content: ResumeContent = {
    ...current,
    summary: whole('summary', splitSentences),
    militaryAchievements: yield* list('militaryAchievements', RESUME_LIMITS.lines),
    experience: yield* mergedJobs(
      current.experience,
      report.written?.experience,
      written.content.experience,
      function* (job, now, next) {
        return (yield* merged('experience', now, next, job.title)).slice(0, RESUME_LIMITS.lines);
      },
      changes,
    ),
    skills: yield* list('skills', RESUME_LIMITS.skills),
    militaryEducation: yield* text('militaryEducation'),
    civilianEducation: yield* text('civilianEducation'),
    certifications: yield* list('certifications', RESUME_LIMITS.lines),
    awards: yield* list('awards', RESUME_LIMITS.lines),
    languages: yield* list('languages', RESUME_LIMITS.lines),
    volunteering: yield* list('volunteering', RESUME_LIMITS.lines),
    clearance: whole('clearance', textLines),
  };
  return {
    content,
    report: { ...written.report, lines: stillTraced(content, report, written.report, changes.kept) },
    changes: changes.all.toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn)),
  };
}

const textLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The traces of what we would write now, and of what still stands in the resume from before. */
function stillTraced(
  content: ResumeContent,
  report: ResumeReport,
  written: ResumeReport,
  kept: ReadonlySet<string>,
): LineTrace[] {
  const key = ({ section, text }: LineTrace) => `${section} ${text}`;
  const known = new Set(written.lines.map(key));
  const text = JSON.stringify(content);
  const stands = (line: LineTrace) =>
    !kept.has(line.text) && text.includes(JSON.stringify(line.text).slice(1, -1));
  return [...written.lines, ...report.lines.filter((line) => !known.has(key(line)) && stands(line))];
}
