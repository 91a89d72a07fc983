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

const CREDITS = /^\d+ of \d+/;

/** What was studied and how far: "B.S. Biology", "94 of 120 credits toward BS Criminal Justice", "MBA (in progress)". */
export function studyTitle({ degree, field, unfinished }: Study): string {
  const studied = degreeIn(degree, field);
  if (unfinished === '') return studied;
  return CREDITS.test(unfinished) ? `${unfinished} toward ${studied}` : `${studied} (${unfinished})`;
}

/** "B.S. Biology", "Bachelor's degree in Biology": letters stand before the field as they are, words need a joint. */
export function degreeIn(degree: string, field: string): string {
  const joint = /[.A-Z]$/.test(degree) ? ' ' : ' in ';
  return [degree, field].filter((part) => part !== '').join(joint);
}
