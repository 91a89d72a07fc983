import type { JobPart } from './job-tags.ts';

/** A job as its parts stand in a text. */
export interface LinkedJob {
  readonly title: JobPart | null;
  readonly employer: JobPart | null;
  readonly place: JobPart | null;
  readonly dates: readonly JobPart[];
}

interface Open {
  title: JobPart | null;
  employer: JobPart | null;
  place: JobPart | null;
  dates: JobPart[];
  /** Where it is first named. */
  at: number;
}

/** Where a sentence or its half ends; "St. Paul" and "Acme Co. since" go on. */
const END = /\n|[.!?](?=\s+[A-Za-z"(\d]|\s*\n)|;\s/g;
const LONGEST_SHORT = 8;
const SHORT = /\b(?:co|inc|dept|st|mt|ft|sr|jr|asst|mgr|vs|no)$/i;

/** The places at which sentences end. */
export const sentenceEnds = (text: string): number[] =>
  [...text.matchAll(END)]
    .filter(
      ({ 0: sign, index }) =>
        sign !== '.' || !SHORT.test(text.slice(Math.max(0, index - LONGEST_SHORT), index)),
    )
    .map(({ index }) => index);

/** What stands before what goes on. */
const NOW = /^\W*(?:now|currently|presently|today)\W*$/i;
/** One line ends and the next begins. */
const BREAK = /^[ \t]*\n[ \t]*$/;

/** Nothing but signs: whoever employs stands right before the position. */
const RIGHT_BEFORE = /^[\s,:–—-]*$/;

/** "1989-1998.": whatever comes behind was done for somebody else. */
const ENDED = /\d\s*(?:-|–|—|to|till?|until|thru)\s*['’]?\d{2,4}\)?[^.;\n]*[.;]\s/i;

/** "for an outfit 2009 til 2015, then foreman": what was done there before has no sure title, and the dates are of that. */
const isNext = (text: string, { to }: JobPart, at: number, parts: readonly JobPart[]): boolean =>
  /\b(?:then|later|after that)\b/i.test(text.slice(to, at)) &&
  parts.some(({ kind, from }) => kind === 'D' && from >= to && from < at);

const MOVES_ON = /\b(?:then|later|after that|before that|now|currently)\b/i;

/** Farther on, nothing is said of an employer any more. */
const FARTHEST = 400;

/** The next position with the same employer, and "same" behind it. */
const GOES_ON = /\b(?:promoted|moved up|moved to|became|made|same)\b/i;
const SAME_BEHIND = /^[\s,]*(?:at |for |with |w\/ ?)?(?:the )?same\b/i;

/**
 * Which of the parts of a text belong to one job. An employer is that of the position in its sentence, a heading that of
 * the positions below it, and none is guessed where the text leaves a doubt.
 */
export function linkedJobs(text: string, parts: readonly JobPart[]): LinkedJob[] {
  const ends = sentenceEnds(text);
  const lineEnds = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const countBefore = (list: readonly number[], at: number) => list.filter((end) => end < at).length;
  const sentence = (at: number) => countBefore(ends, at);
  const line = (at: number) => countBefore(lineEnds, at);
  const titles = parts.filter(({ kind }) => kind === 'T');
  const employers = parts.filter(({ kind }) => kind === 'E');
  const taken = new Set<JobPart>();

  const jobs = titles.map((title, at): Open => {
    const [before, next] = [titles[at - 1], titles[at + 1]];
    const isNear = ({ from }: JobPart) => sentence(from) === sentence(title.from);
    const open = employers.filter((one) => !taken.has(one) && isNear(one));
    const right = open.find(({ from }) => from >= title.to && (!next || from < next.from));
    const left = open.findLast(
      (one) =>
        one.to <= title.from && (!before || one.from > before.from) && !isNext(text, one, title.from, parts),
    );
    const isHeadOf = left && RIGHT_BEFORE.test(text.slice(left.to, title.from));
    // "Worked at Amazon as a picker, then FedEx driver": what comes behind "then" is the next one's.
    const isNexts = left && right && MOVES_ON.test(text.slice(title.to, right.from));
    const employer = (isHeadOf || isNexts ? left : (right ?? left)) ?? null;
    if (employer) taken.add(employer);
    return { title, employer, place: null, dates: [], at: title.from };
  });
  // Title, employer and dates a line each, as profiles on the web print them.
  for (const job of jobs) {
    const below = employers.find(
      (one) => !taken.has(one) && job.title !== null && BREAK.test(text.slice(job.title.to, one.from)),
    );
    if (job.employer !== null || below === undefined) continue;
    job.employer = below;
    taken.add(below);
  }
  for (const employer of employers)
    if (!taken.has(employer)) jobs.push({ title: null, employer, place: null, dates: [], at: employer.from });
  jobs.sort((one, other) => one.at - other.at);

  const stretches = jobs.map((job): Stretch => {
    const own = [job.title, job.employer].filter((one) => one !== null);
    const here = own.filter(
      ({ from, to }) =>
        sentence(from) === sentence(job.at) || BREAK.test(text.slice(job.title?.to ?? to, from)),
    );
    return {
      job,
      from: Math.min(...here.map(({ from }) => from)),
      to: Math.max(...here.map(({ to }) => to)),
    };
  });
  /** A position below its heading is one job with it. */
  const one = new Map<Open, Open>();
  const linked = withHeadings(text, jobs, parts, { sentence, line }, one);
  for (const part of parts.filter(({ kind }) => kind === 'P' || kind === 'D')) {
    const near = stretches.filter(({ from }) => sentence(from) === sentence(part.from));
    const found = near.length > 0 ? besides(text, part, near, parts) : below(text, part, stretches, { line });
    const job = found && (one.get(found.job) ?? found.job);
    if (job === undefined) continue;
    if (part.kind === 'P') job.place ??= part;
    else if (
      !HAS_FIGURES.test(text.slice(part.from, part.to)) ||
      !job.dates.some(({ from, to }) => HAS_FIGURES.test(text.slice(from, to)))
    )
      job.dates.push(part);
  }
  return linked;
}

/** Where a job is named in its sentence. */
interface Stretch {
  readonly job: Open;
  readonly from: number;
  readonly to: number;
}

const HAS_FIGURES = /\d/;

/** "Since January I have been working as a": from when it was to what it was. */
const LEADS_ON =
  /^(?:[\s,:]|['’]ve|\b(?:i|he|she|have|has|been|worked|works?|working|was|am|is|as|an?|the|my|for|at|with|in|full|part|time)\b)*$/i;

/** As many characters may stand between a job and what belongs to it: behind it, before it, and behind it where another follows. */
const FAR = { behind: 60, before: 12, between: 25 } as const;

/** The job of a sentence that a date or place belongs to; none where it may be either's. */
function besides(
  text: string,
  part: JobPart,
  near: readonly Stretch[],
  parts: readonly JobPart[],
): Stretch | undefined {
  const inside = near.find(({ from, to }) => from <= part.from && part.to <= to);
  if (inside) return inside;
  const left = near.filter(({ to }) => to <= part.from).toSorted((one, other) => other.to - one.to)[0];
  const right = near.filter(({ from }) => from >= part.to).toSorted((one, other) => one.from - other.from)[0];
  const behind = left === undefined ? Number.POSITIVE_INFINITY : part.from - left.to;
  const before = right === undefined ? Number.POSITIVE_INFINITY : right.from - part.to;
  // "2013-now lead mechanic", "now trainer": what comes first in the sentence, or says that it goes on, stands before.
  const first = Math.min(...near.map(({ from }) => from));
  const opens = parts.some(
    ({ kind, from, to }) =>
      kind === part.kind &&
      to <= first &&
      near.some(
        (one) => one.from - to <= FAR.before && one.from >= to && !text.slice(from, one.from).includes('\n'),
      ),
  );
  const isBefore =
    right !== undefined &&
    (before <= FAR.before || LEADS_ON.test(text.slice(part.to, right.from))) &&
    (left === undefined || opens || NOW.test(text.slice(part.from, part.to)));
  if (isBefore) return right;
  return left !== undefined && behind <= (right === undefined ? FAR.behind : FAR.between) ? left : undefined;
}

/** Dates on a line of their own are those of the job on the line above. */
function below(
  text: string,
  part: JobPart,
  stretches: readonly Stretch[],
  { line }: { readonly line: (at: number) => number },
): Stretch | undefined {
  const start = text.lastIndexOf('\n', part.from - 1) + 1;
  const end = text.indexOf('\n', part.to);
  const rest = text.slice(start, part.from) + text.slice(part.to, end === -1 ? text.length : end);
  if (/[A-Za-z]{3}/.test(rest.replace(/\([^()]*\)/g, ''))) return undefined;
  return stretches.findLast(({ to }) => to <= part.from && line(part.from) - line(to) <= 1);
}

/** Positions without an employer of their own get that of the heading they stand under, or of the sentence they go on. */
function withHeadings(
  text: string,
  jobs: readonly Open[],
  parts: readonly JobPart[],
  { sentence, line }: Record<'sentence' | 'line', (at: number) => number>,
  one: Map<Open, Open>,
): Open[] {
  const linked: Open[] = [];
  let heading: Open | undefined;
  for (const job of jobs) {
    const last = linked.at(-1);
    const told = last?.employer ?? null;
    if (job.employer === null && job.title !== null && last && told) {
      const isSentence = sentence(last.at) === sentence(job.at);
      const isLine = line(last.at) === line(job.at);
      const isOver = ENDED.test(text.slice(told.to, Math.min(job.at, told.to + FARTHEST)));
      const isFirst = last.title === null && !isNext(text, told, job.at, parts);
      if (isFirst && (isSentence || (isLine && !isOver) || isAlone(text, last, parts, line))) {
        // "Worked for the county: clerk", "City fleet services" above "- Fleet manager".
        last.title = job.title;
        one.set(job, last);
        heading = last;
        continue;
      }
      const gap = text.slice(Math.max(last.title?.to ?? 0, told.to), job.at);
      const isUnder = !isOver && heading?.employer === told && (isLine || heading.at === told.from);
      if (
        (isSentence && /\b(?:then|to|->|now|later)\b/i.test(gap)) ||
        isUnder ||
        GOES_ON.test(gap) ||
        SAME_BEHIND.test(text.slice(job.title.to))
      )
        job.employer = told;
    }
    if (job.title === null) heading = job;
    linked.push(job);
  }
  return linked;
}

/** Whether an employer stands alone in its line but for place and dates. */
function isAlone(
  text: string,
  { employer, at }: Open,
  parts: readonly JobPart[],
  line: (at: number) => number,
): boolean {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  if (end === -1 || employer === null) return false;
  const rest = parts
    .filter(({ from }) => line(from) === line(at))
    .toReversed()
    .reduce(
      (left, { from, to }) => left.slice(0, from - start) + left.slice(to - start),
      text.slice(start, end),
    );
  return (rest.match(/[A-Za-z]{2,}/g) ?? []).length <= 2;
}
