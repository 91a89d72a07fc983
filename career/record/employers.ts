import { startsWithRole } from '#career/resume/writing/roles.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import type { CivilianJob } from './civilian-jobs.ts';

const PLACE_OF_WORK =
  'firm|company|co\\.?|employer|place|job|outfit|shop|store|hospital|clinic|plant|school|agency|office|dept\\.?|department|organization|org|group|site|location|district';

/** "SAME", "same firm": whoever was named before. */
const SAME = new RegExp(`^(?:the )?same(?: (?:${PLACE_OF_WORK}))?$`, 'i');
/** "Sr. recruiter same employer", "Manager at the same plant". */
const SAME_BEHIND = new RegExp(`[\\s,]+(?:(?:at|for|with|w/) )?(?:the )?same (?:${PLACE_OF_WORK})$`, 'i');

const LEADS =
  /\b(?:lead|leader|foreman|supervisor|manager|mgr|superintendent|director|chief|head|senior|sr|president)\b/i;

/**
 * Jobs with the employer that the text names only once: "same firm" is the one named before (behind, where lists begin
 * with today), and so is that of a promotion told in one line. No employer is guessed where the text leaves a doubt.
 */
export function withKnownEmployers(told: readonly CivilianJob[]): CivilianJob[] {
  const jobs = withHeadings(told);
  const resolved: CivilianJob[] = [];
  for (const [at, job] of jobs.entries()) {
    const before = resolved.findLast(({ employer }) => employer !== '' && !SAME.test(employer));
    if (saysSame(job)) {
      const behind = jobs.slice(at + 1).find((next) => next.employer !== '' && !saysSame(next));
      const employer = before?.employer ?? behind?.employer ?? '';
      resolved.push({ ...job, title: job.title.replace(SAME_BEHIND, ''), employer });
    } else {
      const last = resolved.at(-1);
      const isSame = last && job.employer === '' && (isPromotion(job, last) || isNextStep(job, last));
      resolved.push(isSame ? { ...job, employer: last.employer, place: last.place } : job);
    }
  }
  return resolved;
}

/**
 * "County fire department, 2013 - now", and below it the positions held there in those years: each takes the name, and the
 * line above says nothing more. Below a list of positions, one more without a name that ends where another begins.
 */
function withHeadings(jobs: readonly CivilianJob[]): CivilianJob[] {
  const named: CivilianJob[] = [];
  let heading: CivilianJob | undefined;
  for (const job of jobs) {
    const of = heading;
    const isBelow = of !== undefined && job.employer === '' && job.title !== '' && isWithin(job, of);
    if (isBelow && of.title === '' && of.duties === '' && named.at(-1) === of) named.pop();
    named.push(isBelow ? { ...job, employer: of.employer, place: of.place } : job);
    if (job.employer !== '' && (job.title === '' || job.isListed)) heading = job;
    else if (!isBelow) heading = undefined;
  }
  return named;
}

/** In the years of the heading; beside another of its positions, right before or after it. */
function isWithin({ span }: CivilianJob, heading: CivilianJob): boolean {
  const of = heading.span;
  if (span === null || of === null) return false;
  const [start, end] = [span.start.year, span.end?.year ?? span.start.year];
  if (heading.isListed === true) return end === of.start.year || (of.end !== null && start === of.end.year);
  return of.start.year <= start && (heading.current || end <= (of.end?.year ?? of.start.year));
}

/** "Shift lead since 2023" on the line below the job one still has: leading there, as long as no other employer is named. */
function isNextStep(job: CivilianJob, last: CivilianJob): boolean {
  return (
    job.current &&
    last.current &&
    job.span !== null &&
    last.span !== null &&
    last.span.start.year <= job.span.start.year &&
    LEADS.test(job.title) &&
    job.title.split(' ').length <= FEW_WORDS
  );
}

const FEW_WORDS = 3;

const saysSame = ({ title, employer }: CivilianJob) => SAME.test(employer) || SAME_BEHIND.test(title);

/** In the same line: within the years of an employer named without a position, or the next step where the last ended. */
function isPromotion(job: CivilianJob, last: CivilianJob): boolean {
  if (!job.isSameLine || last.employer === '' || !job.span || !last.span) return false;
  if (!startsWithRole(job.title) || !isPlainPosition(job.title)) return false;
  const { start } = job.span;
  const end = last.current ? Number.POSITIVE_INFINITY : (last.span.end?.year ?? last.span.start.year);
  if (last.title === '') return last.span.start.year <= start.year && start.year < end;
  const words = (title: string): readonly string[] => title.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const isAlike = words(job.title).some((word) => words(last.title).includes(word));
  return end === start.year && (LEADS.test(job.title) || isAlike);
}

/** "Sr. Buyer Qualcomm" names somebody; "Deputy Clerk III" doesn't. */
const isPlainPosition = (title: string) =>
  (title.match(/[A-Za-z]+/g) ?? []).every((word) => word.length < 4 || isEnglish(word.toLowerCase()));
