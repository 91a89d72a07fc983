import {
  editResumeContent,
  type ResumeContent,
  type ResumeContentEdit,
  type ResumeExperience,
  skillsFromText,
  skillsText,
} from '#career/resume/document.ts';
import { RESUME_SECTIONS } from '#contract/resume-checks.ts';

/** A job as it is typed: what was done there one entry a line, and "Present" as the end of one that goes on. */
export interface JobValues extends Omit<ResumeExperience, 'lines' | 'current'> {
  readonly lines: string;
}

/** The six fields of the specification, the jobs, and what else a resume may hold, as they are typed. */
export interface EditorValues {
  readonly summary: string;
  readonly experience: readonly JobValues[];
  readonly militaryAchievements: string;
  readonly militaryEducation: string;
  readonly civilianEducation: string;
  readonly certifications: string;
  readonly skills: string;
  readonly languages: string;
  readonly volunteering: string;
  readonly projects: string;
}

/** The fields in the order of the editor, by the names it gives them. */
export const EDITOR_LABELS = {
  summary: RESUME_SECTIONS.summary,
  experience: 'Jobs',
  militaryAchievements: RESUME_SECTIONS.militaryAchievements,
  militaryEducation: RESUME_SECTIONS.militaryEducation,
  civilianEducation: RESUME_SECTIONS.civilianEducation,
  certifications: RESUME_SECTIONS.certifications,
  skills: RESUME_SECTIONS.skills,
  languages: RESUME_SECTIONS.languages,
  volunteering: RESUME_SECTIONS.volunteering,
  projects: RESUME_SECTIONS.projects,
} as const satisfies Readonly<Record<keyof EditorValues, string>>;
export const EDITOR_FIELDS = Object.keys(EDITOR_LABELS) as (keyof EditorValues)[];

/** What is typed, and the revision of the resume it was typed on: a draft of an earlier visit keeps both. */
export interface TypedValues extends EditorValues {
  readonly revision: number;
}

/** A job with nothing in it yet. */
export const EMPTY_JOB: JobValues = {
  kind: 'civilian',
  title: '',
  organization: '',
  location: '',
  start: '',
  end: '',
  hoursPerWeek: null,
  grade: '',
  lines: '',
};

const PRESENT = /^(?:present|current|now|today)$/i;

/** A resume as the editor shows it: lists one entry a line, skills separated by commas (specification part 2, section 5). */
export function editorValues(content: ResumeContent): EditorValues {
  return {
    summary: content.summary,
    experience: content.experience.map(({ lines, current, end, ...job }) => ({
      ...job,
      end: current ? 'Present' : end,
      lines: lines.join('\n'),
    })),
    militaryAchievements: content.militaryAchievements.join('\n'),
    militaryEducation: content.militaryEducation,
    civilianEducation: content.civilianEducation,
    certifications: content.certifications.join('\n'),
    skills: skillsText(content.skills),
    languages: content.languages.join('\n'),
    volunteering: content.volunteering.join('\n'),
    projects: content.projects.join('\n'),
  };
}

/** The edit to send for what was typed. Empty lines say nothing and are left out. */
export function contentEdit(values: EditorValues): ResumeContentEdit {
  return {
    summary: values.summary.trim(),
    experience: values.experience.map(contentOf).filter(saysSomething),
    militaryAchievements: linesOf(values.militaryAchievements),
    militaryEducation: values.militaryEducation.trim(),
    civilianEducation: values.civilianEducation.trim(),
    certifications: linesOf(values.certifications),
    skills: skillsFromText(values.skills),
    languages: linesOf(values.languages),
    volunteering: linesOf(values.volunteering),
    projects: linesOf(values.projects),
  };
}

/** Whether two states of the editor hold the same text. */
export function sameText(one: EditorValues, other: EditorValues): boolean {
  return EDITOR_FIELDS.every((key) => typedText(one, key) === typedText(other, key));
}

/** The parts in which what was stored is not what was typed: they were merged from a save elsewhere. */
function mergedParts(typed: EditorValues, stored: ResumeContent): Partial<EditorValues> {
  const sent = editorValues(editResumeContent(stored, contentEdit(typed)));
  const saved = editorValues(stored);
  const differs = EDITOR_FIELDS.filter((key) => typedText(sent, key).trim() !== typedText(saved, key).trim());
  return Object.fromEntries(differs.map((key) => [key, saved[key]]));
}

/**
 * What the editor holds as saved once `typed` was stored, and which parts it takes over: what was merged from a save
 * elsewhere stands in it too, or the next save would take it back. A part that was typed on meanwhile (`now`) stays, with
 * the revision it began from, so that the next save asks which one to keep.
 */
export function afterSave(
  typed: TypedValues,
  now: EditorValues,
  stored: { readonly content: ResumeContent; readonly revision: number },
): { readonly saved: TypedValues; readonly taken: Partial<EditorValues> } {
  const merged = mergedParts(typed, stored.content);
  const changed = EDITOR_FIELDS.filter((key) => merged[key] !== undefined);
  const settled = changed.filter((key) => typedText(now, key) === typedText(typed, key));
  const revision = settled.length === changed.length ? stored.revision : typed.revision;
  const taken: Partial<EditorValues> = Object.fromEntries(settled.map((key) => [key, merged[key]]));
  return { saved: { ...typed, ...taken, revision }, taken };
}

/** What is typed in a field of the editor as one text; jobs with each of their parts on a line. */
export function typedText(values: EditorValues, key: keyof EditorValues): string {
  const value = values[key];
  return typeof value === 'string' ? value : value.map(jobText).join('\n\n');
}

function jobText({ kind, title, organization, location, start, end, hoursPerWeek, grade, lines }: JobValues) {
  const hours = hoursPerWeek === null ? '' : `${hoursPerWeek} hours a week`;
  const service = kind === 'military' ? 'Military service' : '';
  const parts = [
    service,
    title,
    organization,
    location,
    [start, end].filter(Boolean).join(' – '),
    hours,
    grade,
  ];
  return [...parts.filter((part) => part !== ''), lines].join('\n');
}

function contentOf({ lines, end, ...job }: JobValues): ResumeExperience {
  const current = PRESENT.test(end.trim());
  return {
    ...job,
    title: job.title.trim(),
    organization: job.organization.trim(),
    location: job.location.trim(),
    start: job.start.trim(),
    end: current ? '' : end.trim(),
    current,
    lines: linesOf(lines),
  };
}

/** A job that was added and left empty is none. A period of service stays: the achievements belong to it. */
function saysSomething({
  kind,
  title,
  organization,
  location,
  start,
  end,
  current,
  lines,
}: ResumeExperience) {
  return (
    kind === 'military' ||
    current ||
    lines.length > 0 ||
    [title, organization, location, start, end].some((part) => part !== '')
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
