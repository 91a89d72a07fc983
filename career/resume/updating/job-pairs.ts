import type { ResumeExperience } from '../document.ts';

const same = (one: string, other: string) =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** What two jobs have in common, in points: names say most, then when it began, then a line of what was done. */
function likeness(one: ResumeExperience, other: ResumeExperience): number {
  if (one.kind !== other.kind) return 0;
  return (
    (same(one.title, other.title) ? 3 : 0) +
    (same(one.organization, other.organization) ? 3 : 0) +
    (same(one.start, other.start) ? 2 : 0) +
    (same(one.end, other.end) || (one.current && other.current) ? 1 : 0) +
    (one.lines.some((line) => other.lines.includes(line)) ? 3 : 0)
  );
}

/** One name and a date, or a date told to both ends: less may be chance. */
const ENOUGH = 3;

/**
 * Which job of a second list each job of the first is, the likest first; each is taken once. `inOrder`: which jobs
 * are paired by their place when nothing else is left to tell them by.
 */
export function pairedJobs(
  jobs: readonly ResumeExperience[],
  others: readonly ResumeExperience[],
  inOrder: (job: ResumeExperience) => boolean,
): ReadonlyMap<ResumeExperience, ResumeExperience> {
  const pairs = jobs
    .flatMap((job) => others.map((other) => ({ job, other, points: likeness(job, other) })))
    .filter(({ points }) => points >= ENOUGH)
    .toSorted((one, two) => two.points - one.points);
  const found = new Map<ResumeExperience, ResumeExperience>();
  const taken = new Set<ResumeExperience>();
  for (const { job, other } of pairs) {
    if (found.has(job) || taken.has(other)) continue;
    found.set(job, other);
    taken.add(other);
  }
  for (const job of jobs) {
    const other = others.find((one) => one.kind === job.kind && !taken.has(one));
    if (found.has(job) || other === undefined || !inOrder(job)) continue;
    found.set(job, other);
    taken.add(other);
  }
  return found;
}
