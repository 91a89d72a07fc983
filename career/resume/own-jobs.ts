import type { ResumeContent, ResumeExperience } from './document.ts';
import type { ResumeReport } from './written-resume.ts';

/** What stands over a job's lines: all of it but the lines. */
const headOf = ({ lines: _lines, ...head }: ResumeExperience) => JSON.stringify(Object.entries(head).sort());

/**
 * How many jobs of a resume the veteran added or headed otherwise than we did: title, employer, place, dates, grade,
 * hours. Null where what we wrote is not known, as of a resume that was uploaded.
 */
export function countOwnJobs({ experience }: ResumeContent, report: ResumeReport | null): number | null {
  if (report?.written === undefined) return null;
  const written = new Set(report.written.experience.map(headOf));
  return experience.filter((job) => !written.has(headOf(job))).length;
}
