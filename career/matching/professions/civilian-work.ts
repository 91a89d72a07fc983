import { oncePer } from '#career/lazily.ts';
import { type CivilianJob, readCivilianJobs } from '#career/record/civilian-jobs.ts';
import { withSaidJobs } from '#career/record/said-jobs.ts';
import type { VeteranRecord } from '#career/service.ts';
import { withoutWishes } from '../wishes.ts';

/** Our judgement, tuned on the evaluation: what one does today says most. */
export const JOB_TODAY = 0.92;
export const JOB_BEFORE = 0.5;

/** An earlier job is half as much after so many years. */
const HALF_LIFE_YEARS = 8;

/** A civilian job as far as it tells a profession. */
export interface JobTold {
  readonly title: string;
  readonly employer: string;
  /** Position and employer. */
  readonly heading: string;
  /** The beginning of what was done there. */
  readonly told: string;
  /** Sentences further down that say what one is today. */
  readonly saysNow: readonly string[];
  readonly weight: number;
  readonly now: boolean;
  /** Held before service. */
  readonly before: boolean;
  /** How long, as far as it is said; 0 where it is not. */
  readonly years: number;
}

interface JobsTold {
  readonly jobs: readonly JobTold[];
  /** The person leads in the latest. */
  readonly leads: boolean;
}

/** Titles of people who run others or a business, and how a job's own words say so. */
const LEADS =
  /\b(?:manager|director|superintendent|supervisor|owner|own (?:shop|business|company)|controller|president|foreman|sergeant|lieutenant|department chair|supervises|head of|i run it|report to me|team of \d|crew of|manage (?:\d+|two|three|four|five|six|seven|eight|nine|ten) [a-z]+s|\d+ (?:staff|employees|operators|techs|people))\b/i;

/** "Own a collision and paint shop": what one owns, one runs. */
const OWNS = /^(?:i\s+)?own (?:an?|my|the|our)\b/i;

/** "Promoted to lieutenant in 2020" dates a rise, and no end of the work. */
const RISEN = /\b(?:promoted to|moved up to|worked up to|made (?:lieutenant|captain|sergeant|foreman))\b/i;

/** "Real estate on the side": something else is what one does. */
export const ASIDE =
  /\b(?:on the side|side (?:gig|job|business|hustle)|on weekends|while in (?:school|college|nursing school)|while (?:studying|finishing (?:my|the) degree)|through (?:school|college))\b/i;

/** A shift a week makes nobody a manager. */
const PART_TIME = /\bpart[- ]time\b/i;

const leadsIn = (job: string) => (LEADS.test(job) || OWNS.test(job.trim())) && !PART_TIME.test(job);

/** The civilian jobs of a record, the latest first, each with how much it says today, and whether the person leads in the latest. */
export const civilianJobsOf = oncePer(
  ({ postMilitaryExperience, priorExperience, saidJobs = [], readOn }: VeteranRecord): JobsTold => {
    const told = readCivilianJobs(withoutSpouse(withoutWishes(rightNow(postMilitaryExperience ?? ''))));
    const after = withSaidJobs('postMilitaryExperience', told, saidJobs)
      .map(({ job }) => ({ job, end: endOf(job) }))
      .toSorted((a, b) => (b.end ?? UNSAID) - (a.end ?? UNSAID));
    const last = Math.max(0, ...after.flatMap(({ end }) => end ?? []));
    const lastYear = Math.max(0, ...after.flatMap(({ end }) => (end === null || end === UNSAID ? [] : end)));
    // Beside one that goes on, one of which nothing is said is over.
    const isNow = (end: number | null) => (end === null ? last !== UNSAID : end >= last);
    const jobs = after.map(({ job, end }): JobTold => {
      const since = lastYear - (end ?? lastYear);
      const weight = isNow(end) ? JOB_TODAY : JOB_BEFORE * 0.5 ** (since / HALF_LIFE_YEARS);
      return { ...wordsOf(job), now: isNow(end), weight, before: false, years: yearsOf(job, readOn) };
    });
    const before = withSaidJobs('priorExperience', readCivilianJobs(priorExperience ?? ''), saidJobs).map(
      ({ job }): JobTold => ({ ...wordsOf(job), now: false, weight: JOB_BEFORE / 2, before: true, years: 0 }),
    );
    const leads = after.some(({ job, end }) => {
      const said = `${job.title} ${job.employer} ${job.duties}`;
      return (isNow(end) || RISEN.test(said)) && leadsIn(said);
    });
    return { jobs: [...jobs, ...before], leads };
  },
);

/** "Wife has the house and a salon here": whose work it is. */
const withoutSpouse = (text: string) =>
  text.replace(
    /\b(?:my\s+)?(?:wife|husband|spouse|girlfriend|boyfriend|fianc[eé]e?)(?:['’]s)?\b[^.;,!?\n]*/gi,
    ' ',
  );

/** "Best Buy geek squad rn": who tells nothing of care means right now, and no nurse. */
const rightNow = (text: string) => (OF_CARE.test(text) ? text : text.replace(/\brn\b/g, 'right now'));

const OF_CARE =
  /\b(?:nurs|bsn|adn|lpn|icu|patient|hospital|clinic|medic|health|bedside|charge|float|triage|dialysis|hospice|(?:an?|as|the|my) rn\b)/i;

const wordsOf = ({ title, employer, duties }: CivilianJob) => ({
  title,
  employer,
  heading: [title, employer].filter((part) => part !== '').join(', '),
  told: duties.slice(0, BEGINNING),
  saysNow: sayingNow(duties.slice(BEGINNING)),
});

/** "Last two years I am ashore as port engineer". */
const sayingNow = (duties: string) =>
  duties.split(/\n|(?<=\.)\s/).filter((sentence) => SAYS_NOW.test(sentence));

const SAYS_NOW = /\b(?:now|currently|today|these days|last (?:\w+ )?years?|been [^.]*\bas)\b/i;

/** "9 years", "15+ yrs", "for 6 years". */
const LENGTH = /\b(\d{1,2})\+?\s*(?:years|yrs)\b/i;

function yearsOf({ span, title, employer, duties }: CivilianJob, readOn: Date | undefined): number {
  const said = Number(LENGTH.exec(`${title} ${employer} ${duties}`)?.[1] ?? 0);
  const since = Number(/\bsince ((?:19|20)\d\d)\b/i.exec(`${title} ${employer} ${duties}`)?.[1] ?? 0);
  const from = span?.start.year ?? (since === 0 ? null : since);
  const to = span?.end?.year ?? readOn?.getUTCFullYear() ?? null;
  return Math.max(said, from === null || to === null ? 0 : to - from);
}

/** Characters of what was done that may still name the position. */
const BEGINNING = 120;

/** Goes on, or nobody said that it ended. */
const UNSAID = Number.POSITIVE_INFINITY;

/** The year a job ended, UNSAID for one that goes on, null where nothing is said. */
function endOf({ span, current }: CivilianJob): number | null {
  if (current) return UNSAID;
  if (span === null) return null;
  return span.end?.year ?? span.start.year;
}
