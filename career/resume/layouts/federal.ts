import type { ResumeContent, ResumeExperience } from '../document.ts';

/** The most pages of a federal resume (OPM, "Applicant Guidance on the Two-Page Resume Limit", in force since September 27, 2025). */
export const FEDERAL_PAGES = 2;

export const FEDERAL_DETAILS = ['start month', 'end month', 'hours a week', 'grade', 'employer'] as const;
export type FederalDetail = (typeof FEDERAL_DETAILS)[number];

/** A job of the resume and what a federal application asks of it that it does not say. */
export interface FederalGap {
  /** The place of the job in `content.experience`. */
  readonly index: number;
  readonly title: string;
  readonly missing: readonly FederalDetail[];
}

const MONTH =
  /^(?:\d{1,2}[/-](?:\d{1,2}[/-])?\d{4}|\d{4}-\d{2}(?:-\d{2})?|\d{1,2}\s+[A-Za-z]{3,9}\.?\s+\d{4}|[A-Za-z]{3,9}\.?,?\s+(?:\d{1,2},?\s+)?\d{4})$/;

function missingIn(entry: ResumeExperience): FederalDetail[] {
  const missing: FederalDetail[] = [];
  if (!MONTH.test(entry.start.trim())) missing.push('start month');
  if (!entry.current && !MONTH.test(entry.end.trim())) missing.push('end month');
  if (entry.hoursPerWeek === null) missing.push('hours a week');
  // Only federal and military posts have a grade; a civilian job without one misses nothing.
  if (entry.kind === 'military' && entry.grade === '') missing.push('grade');
  if (entry.organization === '' && entry.title === '') missing.push('employer');
  return missing;
}

/** What to ask before a resume goes to a federal employer. What is not answered is left out, never made up. */
export function federalGaps(content: ResumeContent): FederalGap[] {
  return content.experience
    .map((entry, index) => ({
      index,
      title: [entry.title, entry.organization].filter(Boolean).join(', ') || `Job ${index + 1}`,
      missing: missingIn(entry),
    }))
    .filter(({ missing }) => missing.length > 0);
}
