import type { CivilianJob } from './civilian-jobs.ts';
import { printedDate, readDate, type TypedSpan } from './dates.ts';
import { PLACE_KEY_MOST, type SaidJob, type WorkField } from './review-terms.ts';

/** A job as it stands, and the heading it was read under. */
export interface StandingJob {
  readonly job: CivilianJob;
  /** Null: the text doesn't tell of it, or not any more. */
  readonly readAs: string | null;
  /** What the veteran said of it; null: nothing yet. */
  readonly said: SaidJob | null;
}

const years = (start: string | null, end: string | null) =>
  [start, end].filter((date) => date !== null && date !== '').join(' to ');

/** A job in a line: "Area Manager, Amazon, Aug 2019 to Jul 2020". Empty where nothing of it is known. */
export function nameOfJob({ title, employer, span, current }: CivilianJob): string {
  const end = current ? 'now' : span?.end ? printedDate(span.end) : null;
  const dates = span ? years(printedDate(span.start), end) : '';
  return [title, employer, dates].filter((part) => part !== '').join(', ');
}

/** Letters of what was done that tell a job without a name. */
const TOLD_MOST = 80;

/** What tells the jobs of a field apart as long as they are read as they are: the name of each, else what was done there. */
export function jobKeys(jobs: readonly CivilianJob[]): string[] {
  const seen = new Map<string, number>();
  return jobs.map((job) => {
    const name = nameOfJob(job) || `“${job.duties.slice(0, TOLD_MOST)}”`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return (count === 1 ? name : `${count}: ${name}`).slice(0, PLACE_KEY_MOST).toWellFormed();
  });
}

function spanOf({ start, end, current }: SaidJob): TypedSpan | null {
  const began = readDate(start);
  return began === null
    ? null
    : { start: began, end: current ? null : readDate(end), current, from: 0, to: 0 };
}

const asSaid = (said: SaidJob, duties: string): CivilianJob => ({
  ...{ title: said.title, employer: said.employer, place: said.place, current: said.current },
  ...{ span: spanOf(said), duties, isSaid: true },
});

/**
 * The jobs of a field as the veteran says they were: those read, each in the words they gave it. What was done under a
 * heading that is no job belongs to the job before it; where the heading has dates of its own or is the first, to one
 * that nobody named. Then those that they added, and those that were read once and that
 * the text doesn't tell of any more.
 */
export function withSaidJobs(
  field: WorkField,
  read: readonly CivilianJob[],
  all: readonly SaidJob[],
): StandingJob[] {
  const own = all.filter((said) => said.field === field);
  const keys = jobKeys(read);
  const standing: StandingJob[] = [];
  const paired = new Set<SaidJob>();
  const saidOf = (job: CivilianJob, key: string): SaidJob | null => {
    const name = [job.title, job.employer].filter((part) => part !== '').join(', ');
    const said =
      own.find(({ readAs }) => readAs === key) ??
      // Read with other dates than at the time: the same title at the same employer.
      own.find(
        (each) =>
          name !== '' &&
          each.readAs !== null &&
          !paired.has(each) &&
          !keys.includes(each.readAs) &&
          `${each.readAs}, `.startsWith(`${name}, `),
      ) ??
      null;
    if (said !== null) paired.add(said);
    return said;
  };
  for (const [at, job] of read.entries()) {
    const key = keys[at] ?? '';
    const said = saidOf(job, key);
    const last = standing.at(-1);
    if (said?.isJob === false) {
      if (job.duties === '') continue;
      if (last !== undefined && job.span === null)
        standing[standing.length - 1] = { ...last, job: withDuties(last.job, job.duties) };
      else standing.push({ job: { ...NAMELESS, duties: job.duties }, readAs: key, said });
      continue;
    }
    standing.push({ job: said === null ? job : asSaid(said, job.duties), readAs: key, said });
  }
  const rest = own.filter((said) => said.isJob && !paired.has(said));
  return [...standing, ...rest.map((said) => ({ job: asSaid(said, ''), readAs: null, said }))];
}

const NAMELESS: CivilianJob = { title: '', employer: '', place: '', span: null, current: false, duties: '' };

const withDuties = (job: CivilianJob, duties: string): CivilianJob => ({
  ...job,
  duties: [job.duties, duties].filter((text) => text !== '').join('\n'),
});
