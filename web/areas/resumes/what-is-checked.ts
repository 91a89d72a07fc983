import type { OriginsReply } from '#contract/resume-checks.ts';

/**
 * What can be said of where a resume comes from, and no more: of lines and jobs that the veteran wrote or changed in it
 * themselves, nothing is known.
 */
export function whatIsChecked({ lines, ownJobs }: OriginsReply, isUploaded: boolean): string {
  if (isUploaded) return 'You wrote this resume yourself. Only you know that it’s true.';
  const own = lines.filter(({ sources }) => sources.length === 0).length;
  return [ofLines(own), ofJobs(ownJobs, own)].filter((part) => part !== '').join(' ');
}

function ofLines(own: number): string {
  if (own === 0) return 'Every line comes from what you told us.';
  return own === 1
    ? 'You wrote or changed one line yourself. Only you know that it’s true.'
    : `You wrote or changed ${own} lines yourself. Only you know that they’re true.`;
}

function ofJobs(own: number | null, ownLines: number): string {
  if (own === null) return 'We haven’t checked job titles, employers and dates.';
  if (own === 0) return ownLines === 0 ? 'So do job titles, employers and dates.' : '';
  return own === 1
    ? 'You also changed the title, employer or dates of one job.'
    : `You also changed the titles, employers or dates of ${own} jobs.`;
}
