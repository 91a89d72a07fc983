import { z } from 'zod';

/** One course of study as far as a text tells it apart (see `education.ts`); what it does not say is empty. */
export const study = z.object({
  /** As written: "BBA", "B.S.", "Bachelor's degree". Empty where the study stands word for word in `remarks`. */
  degree: z.string(),
  field: z.string(),
  /** Its short form spelled out where that means one school. */
  school: z.string(),
  /** When it ended, as resumes print it: "2021", "Dec 2023". */
  year: z.string(),
  /** What says that it is not finished, in the veteran's words: "94 of 120 credits", "expected Dec 2025". */
  unfinished: z.string(),
  /** Grades, honors and minors; of a study that cannot be read, all its words. */
  remarks: z.string(),
});
export type Study = Readonly<z.infer<typeof study>>;

/** "94 of 120 credits", "42 credits": a part of what it takes. */
const CREDITS = /^\d+(?: of \d+)? (?:credits|credit hours|semester hours|units|hours)$/;

/** Whether an amount is such a part, and nothing of what is left. */
export const isOfCredits = (amount: string): boolean => CREDITS.test(amount);

/** What says of a study that was broken off that some of it was done. */
export const COURSEWORK = 'coursework';

/**
 * What was studied and how far: "B.S. Biology", "94 of 120 credits toward BS Criminal Justice", "MBA (in progress)",
 * "Coursework toward MA Music (two courses short)".
 */
export function studyTitle({ degree, field, unfinished }: Study): string {
  const studied = degreeIn(degree, field);
  if (unfinished === '') return studied;
  const joint = degree === '' ? 'in' : 'toward';
  const of = (part: string) => [part, studied].filter((one) => one !== '').join(` ${joint} `);
  if (CREDITS.test(unfinished)) return of(unfinished);
  if (unfinished.startsWith(COURSEWORK)) {
    const much = unfinished.slice(COURSEWORK.length + 2);
    return `${of(sentenceCase(COURSEWORK))}${much === '' ? '' : ` (${much})`}`;
  }
  return studied === '' ? sentenceCase(unfinished) : `${studied} (${unfinished})`;
}

/** A study in a line, as a resume's text holds it: "B.S. Biology, Ohio University, 2019". */
export const studyLine = (study: Study): string =>
  [studyTitle(study), study.school, study.year, study.remarks].filter((part) => part !== '').join(', ');

/** Whether a remark on a study is what says that it isn't finished. */
export const saysUnfinished = (remark: string): boolean =>
  CREDITS.test(remark) || /^(?:coursework|in progress|expected)\b/.test(remark);

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "B.S. Biology", "Bachelor's degree in Biology": letters stand before the field as they are, words need a joint. */
export function degreeIn(degree: string, field: string): string {
  const joint = /[.A-Z]$/.test(degree) ? ' ' : ' in ';
  return [degree, field].filter((part) => part !== '').join(joint);
}
