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
const SHORT = /\b(?:co|inc|dept|st|mt|ft|sr|jr|asst|mgr|vs|no)$/i;

/** The places at which sentences end. */
export const sentenceEnds = (text: string): number[] =>
  [...text.matchAll(END)]
    .filter(({ 0: sign, index }) => sign !== '.' || !SHORT.test(text.slice(0, index)))
    .map(({ index }) => index);

/** What stands before what goes on. */
const NOW = /^\W*(?:now|currently|presently|today)\W*$/i;
/** Characters that a date may be farther from a job it stands on the usual side of. */
const BEHIND = 3;

/** Nothing but signs: whoever employs stands right before the position. */
const RIGHT_BEFORE = /^[\s,:–—-]*$/;

/** "1989-1998.": whatever comes behind was done for somebody else. */
const ENDED = /\d\s*(?:-|–|—|to|till?|until|thru)\s*['’]?\d{2,4}\)?[^.;\n]*[.;]\s/i;

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
    const left = open.findLast(({ from, to }) => to <= title.from && (!before || from > before.from));
    const isHeadOf = left && RIGHT_BEFORE.test(text.slice(left.to, title.from));
    const employer = (isHeadOf ? left : (right ?? left)) ?? null;
    if (employer) taken.add(employer);
    return { title, employer, place: null, dates: [], at: title.from };
  });
  // Title, employer and dates a line each, as profiles on the web print them.
  for (const job of jobs) {
    const below = employers.find(
      (one) => !taken.has(one) && job.title !== null && /^\s*\n\s*$/.test(text.slice(job.title.to, one.from)),
    );
    if (job.employer !== null || below === undefined) continue;
    job.employer = below;
    taken.add(below);
  }
  for (const employer of employers)
    if (!taken.has(employer)) jobs.push({ title: null, employer, place: null, dates: [], at: employer.from });
  jobs.sort((one, other) => one.at - other.at);

  const named = new Map(jobs.map((job) => [job, job.employer]));
  const linked = withHeadings(text, jobs, parts, { sentence, line });
  for (const part of parts.filter(({ kind }) => kind === 'P' || kind === 'D')) {
    const opens = NOW.test(text.slice(part.from, part.to));
    const far = (job: Open) => {
      const head = job.title ?? job.employer;
      if (head === null) return Number.POSITIVE_INFINITY;
      const own = [head, named.get(job) ?? head].filter(({ from }) => sentence(from) === sentence(head.from));
      const from = Math.min(...own.map((one) => one.from));
      const to = Math.max(...own.map((one) => one.to));
      // Dates stand behind their job more often than before it, "now" before; a second time is another job's.
      const [before, behind] = opens ? [0, BEHIND] : [BEHIND, 0];
      const gap = part.from >= to ? part.from - to + behind : part.to <= from ? from - part.to + before : 0;
      return (
        gap +
        (sentence(part.from) === sentence(head.from) ? 0 : 40) +
        (line(part.from) === line(head.from) ? 0 : 200) +
        (part.kind === 'D' && job.dates.length > 0 ? 15 : 0)
      );
    };
    const nearest = linked.toSorted((one, other) => far(one) - far(other))[0];
    if (part.kind === 'D') nearest?.dates.push(part);
    else if (nearest) nearest.place ??= part;
  }
  return linked;
}

/** Positions without an employer of their own get that of the heading they stand under, or of the sentence they go on. */
function withHeadings(
  text: string,
  jobs: readonly Open[],
  parts: readonly JobPart[],
  { sentence, line }: Record<'sentence' | 'line', (at: number) => number>,
): Open[] {
  const linked: Open[] = [];
  let heading: Open | undefined;
  for (const job of jobs) {
    const last = linked.at(-1);
    const told = last?.employer ?? null;
    if (job.employer === null && job.title !== null && last && told) {
      const isSentence = sentence(last.at) === sentence(job.at);
      const isLine = line(last.at) === line(job.at);
      const isOver = ENDED.test(text.slice(told.to, job.at));
      if (last.title === null && (isSentence || (isLine && !isOver) || isAlone(text, last, parts, line))) {
        // "Worked for the county: clerk", "City fleet services" above "- Fleet manager".
        last.title = job.title;
        heading = last;
        continue;
      }
      const gap = text.slice(Math.max(last.title?.to ?? 0, told.to), job.at);
      const isUnder = !isOver && heading?.employer === told && (isLine || heading.at === told.from);
      if (isSentence || isUnder || GOES_ON.test(gap) || SAME_BEHIND.test(text.slice(job.title.to)))
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
