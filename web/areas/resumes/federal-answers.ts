import { z } from 'zod';
import { RESUME_LIMITS, type ResumeContent, type ResumeExperience } from '#career/resume/document.ts';
import type { ExportCheckReply } from '#contract/resume-files.ts';
import type { ConflictField, Side } from './conflict-fields.ts';

const date = z.string().trim().max(RESUME_LIMITS.date, 'Date format is too long');
const job = z.object({
  index: z.number(),
  title: z.string(),
  start: date,
  end: date,
  hoursPerWeek: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d?|1[0-5]\d|16[0-8])?$/, 'Enter hours per week as a number from 1 to 168'),
  grade: z
    .string()
    .trim()
    .max(RESUME_LIMITS.shortText, `Text is too long (max ${RESUME_LIMITS.shortText} characters)`),
});

/** What is asked of each job, as it is typed. */
export const federalAnswers = z.object({ jobs: z.array(job) });
export type JobAnswer = z.infer<typeof job>;

const ASKED = [
  ['start', 'start'],
  ['end', 'end'],
  ['hoursPerWeek', 'hours a week'],
  ['grade', 'grade or pay'],
] as const;

/** What the resume says of a job so far. */
function answerOf(index: number, title: string, entry: ResumeExperience | undefined): JobAnswer {
  return {
    index,
    title,
    start: entry?.start ?? '',
    end: entry?.end ?? '',
    hoursPerWeek: entry?.hoursPerWeek ? String(entry.hoursPerWeek) : '',
    grade: entry?.grade ?? '',
  };
}

export function answersFor(gaps: ExportCheckReply['gaps'], content: ResumeContent): JobAnswer[] {
  return gaps.map(({ index, title }) => answerOf(index, title, content.experience[index]));
}

/** The jobs of a resume with the answers in them. */
export function answered(content: ResumeContent, jobs: readonly JobAnswer[]): ResumeExperience[] {
  return content.experience.map((entry, index) => {
    const answer = jobs.find((one) => one.index === index);
    if (!answer) return entry;
    const { start, end, hoursPerWeek, grade } = answer;
    return {
      ...entry,
      start,
      end,
      current: entry.current && end === '',
      hoursPerWeek: hoursPerWeek === '' ? null : Number(hoursPerWeek),
      grade,
    };
  });
}

/** Answers that differ from what was saved elsewhere since `before`. Empty where only one side changed anything. */
export function answerConflicts(
  before: ResumeContent,
  jobs: readonly JobAnswer[],
  theirs: ResumeContent,
): ConflictField[] {
  return jobs.flatMap((mine) => {
    const base = answerOf(mine.index, mine.title, before.experience[mine.index]);
    const other = answerOf(mine.index, mine.title, theirs.experience[mine.index]);
    return ASKED.filter(([key]) => mine[key] !== other[key]).map(([key, name]) => ({
      key: `${mine.index} ${key}`,
      label: `${mine.title}: ${name}`,
      mine: mine[key],
      theirs: other[key],
      preferred: mine[key] === base[key] ? ('theirs' as const) : ('mine' as const),
      isBoth: mine[key] !== base[key] && other[key] !== base[key],
    }));
  });
}

/** The answers that result from a choice of sides. */
export function chosenAnswers(
  jobs: readonly JobAnswer[],
  theirs: ResumeContent,
  sides: Readonly<Record<string, Side>>,
): JobAnswer[] {
  return jobs.map((mine) => {
    const other = answerOf(mine.index, mine.title, theirs.experience[mine.index]);
    const chosen = ASKED.map(([key]) => [
      key,
      (sides[`${mine.index} ${key}`] === 'theirs' ? other : mine)[key],
    ]);
    return { ...mine, ...Object.fromEntries(chosen) };
  });
}
