import type { Steps } from '#career/steps.ts';
import { RESUME_LIMITS, type ResumeExperience } from '../document.ts';
import { jobDates } from '../job-order.ts';
import { pairedJobs } from './job-pairs.ts';
import type { RecordChanges } from './record-change.ts';

type Job = ResumeExperience;

const PART = 'Experience';
const nameOf = (job: Job) =>
  [job.title, job.organization].filter((text) => text !== '').join(', ') || 'a job';

/** What of a job the record tells, and how it reads; dates are one piece, since half of a span says nothing. */
const FIELDS: readonly {
  readonly label: string;
  readonly text: (job: Job) => string;
  readonly keys: readonly (keyof Job)[];
}[] = [
  { label: 'Title', text: ({ title }) => title, keys: ['title'] },
  { label: 'Employer', text: ({ organization }) => organization, keys: ['organization'] },
  { label: 'Place', text: ({ location }) => location, keys: ['location'] },
  { label: 'Dates', text: jobDates, keys: ['start', 'end', 'current'] },
  { label: 'Grade', text: ({ grade }) => grade, keys: ['grade'] },
];

/** A job as a text to look at: its name, its dates and what was done there. */
const wholeText = (job: Job) => [nameOf(job), jobDates(job), ...job.lines].filter(Boolean).join('\n');

/** The fields of a job as the record has them now. `written`: the job as we wrote it last, where that is known. */
function mergedFields(now: Job, written: Job | undefined, next: Job, changes: RecordChanges): Job {
  let merged = now;
  for (const { label, text, keys } of FIELDS) {
    const [before, after] = [text(now), text(next)];
    if (before === after) continue;
    // The record says what it said when we last wrote: what differs is the veteran's edit, and no news.
    if (written && text(written) === after) continue;
    // What the record does not tell is not news either, unless it is what we wrote that is gone.
    if (after === '' && (!written || text(written) !== before)) continue;
    const isOwn = written ? text(written) !== before : before !== '';
    if (!changes.take({ part: PART, label: `${label} of ${nameOf(now)}`, before, after, isOwn })) continue;
    merged = { ...merged, ...Object.fromEntries(keys.map((key) => [key, next[key]])) };
  }
  return merged;
}

/**
 * The jobs as the record has them now, each with what the veteran filled in or edited. A job of their own stays where
 * it stood; one of ours that they took out stays out. `written`: the jobs as we wrote them last; undefined of resumes
 * from before that was kept, where what the record says otherwise counts as an edit.
 */
export function* mergedJobs(
  now: readonly Job[],
  written: readonly Job[] | undefined,
  next: readonly Job[],
  linesOf: (job: Job, now: readonly string[], next: readonly string[]) => Steps<string[]>,
  changes: RecordChanges,
): Steps<Job[]> {
  // The editor keeps the order of jobs, and the record that of the periods of service.
  const writtenOf = pairedJobs(now, written ?? [], () => true);
  const toNext = pairedJobs(written ?? [], next, ({ kind }) => kind === 'military');
  const direct = pairedJobs(
    now.filter((job) => !writtenOf.has(job)),
    next.filter((job) => ![...toNext.values()].includes(job)),
    () => written === undefined,
  );
  const shown = new Map<Job, Job>();
  for (const job of now) {
    const last = writtenOf.get(job);
    const found = last === undefined ? direct.get(job) : toNext.get(last);
    if (found) shown.set(found, job);
  }
  const takenOut = new Set(
    (written ?? [])
      .filter((job) => ![...writtenOf.values()].includes(job))
      .flatMap((job) => toNext.get(job) ?? []),
  );
  const merged: Job[] = [];
  for (const job of next) {
    yield;
    const old = shown.get(job);
    if (old !== undefined) {
      const fields = mergedFields(old, writtenOf.get(old), job, changes);
      merged.push({ ...fields, lines: yield* linesOf(old, old.lines, job.lines) });
      continue;
    }
    if (takenOut.has(job)) continue;
    const isTaken = changes.take({ part: PART, label: '', before: '', after: wholeText(job), isOwn: false });
    if (isTaken) merged.push(job);
  }
  const placed = new Set(shown.values());
  for (const [at, job] of now.entries()) {
    if (placed.has(job)) continue;
    const last = writtenOf.get(job);
    if (last !== undefined) {
      const isOwn = !isUntouched(job, last);
      if (changes.take({ part: PART, label: '', before: wholeText(job), after: '', isOwn })) continue;
    }
    merged.splice(Math.min(at, merged.length), 0, job);
  }
  return merged.slice(0, RESUME_LIMITS.entries);
}

/** Whether a job stands as we wrote it. */
function isUntouched(now: Job, written: Job): boolean {
  const isSame = FIELDS.every(({ text }) => text(now) === text(written));
  return (
    isSame && now.hoursPerWeek === written.hoursPerWeek && now.lines.join('\n') === written.lines.join('\n')
  );
}
