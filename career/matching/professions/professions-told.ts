import { DEGREE_LEVELS } from '#career/credentials/credential-tables.ts';
import { FormIndex, tokensOf } from '#career/credentials/form-index.ts';
import { readCredentials } from '#career/credentials/read-credentials.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import { type CivilianJob, readCivilianJobs } from '#career/record/civilian-jobs.ts';
import type { VeteranRecord } from '#career/service.ts';
import { wishesOf } from '../wishes.ts';
import { type Profession, professionTable } from './profession-table.ts';

/** What tells a profession: the kind of a reason, and the veteran's words. */
export interface Proof {
  readonly kind: 'certificate' | 'education' | 'civilian-job' | 'own-words';
  readonly quote: string;
  /** How much it says, 0-1. */
  readonly weight: number;
  /** Of a job: held for years, or as who runs it. */
  readonly settled?: boolean;
  /** Of a job: done beside another. */
  readonly aside?: boolean;
}

/** A profession that a record tells of. */
export interface ProfessionTold {
  readonly profession: Profession;
  /** 0-1: one less the product of the doubts of its proofs. */
  readonly strength: number;
  /** Strongest first. */
  readonly proofs: readonly Proof[];
  /** A license or certificate of it is held. */
  readonly licensed: boolean;
  /** It is what the person does today, or did last. */
  readonly today: boolean;
  /** They say that they want it. */
  readonly wished: boolean;
}

/** What the record tells of life outside the service. */
export interface CivilianLife {
  /** The strongest first. */
  readonly professions: readonly ProfessionTold[];
  /** Runs people or a business today. */
  readonly leads: boolean;
}

/** Our judgement, tuned on the evaluation: a job says most, then what one holds, then what one has studied. */
const JOB_TODAY = 0.92;
const JOB_LATEST = 0.75;
const JOB_BEFORE = 0.5;
const LICENSE = 0.8;
/** What one says one wants, beside what one has: enough to look at, too little to be a career. */
const WISH = 0.7;
const DEGREE = { bachelor: 0.7, below: 0.5, unfinished: 0.3 } as const;

/** An earlier job is half as much after so many years. */
const HALF_LIFE_YEARS = 8;

/** A degree or a certificate of another trade beside the work of today is a second string. */
const BESIDE_TODAY = { education: 0.5, certificate: 0.65, 'own-words': 1 } as const;

/** So many years make a career of work that people take while they look for their own. */
const SETTLED_YEARS = 3;
/** Until then it says little. */
const FIRST_JOB = 0.45;

const LEVELS: readonly (string | null)[] = DEGREE_LEVELS;
const BACHELOR = LEVELS.indexOf('bachelor');

interface Forms {
  readonly licenses: FormIndex<Profession>;
  readonly degrees: FormIndex<Profession>;
  readonly jobs: FormIndex<Profession>;
}

const forms = lazily((): Forms => {
  const index = {
    licenses: new FormIndex<Profession>(),
    degrees: new FormIndex<Profession>(),
    jobs: new FormIndex<Profession>(),
  };
  for (const entry of professionTable.entries()) {
    for (const kind of ['licenses', 'degrees', 'jobs'] as const)
      for (const form of entry[kind]) index[kind].add(form, entry);
  }
  return index;
});

/** Before a position: it is somebody else's. "Helping the buyer", "with doctors", "for our chaplain". */
const SOMEBODY_ELSE: ReadonlySet<string> = new Set(['the', 'our', 'my', 'their', 'with', 'for']);

/** The professions of a record, by credentials held, degrees and civilian jobs. */
export function civilianLifeOf(record: VeteranRecord): CivilianLife {
  const proofs = new Map<Profession, Proof[]>();
  const today = new Set<Profession>();
  const licensed = new Set<Profession>();
  const wished = new Set<Profession>();
  const add = (
    index: FormIndex<Profession>,
    text: string,
    proof: Omit<Proof, 'quote'>,
    also?: Set<Profession>,
  ) => {
    const tokens = tokensOf(text);
    const own = index.within(tokens).filter(({ from }) => !SOMEBODY_ELSE.has(tokens[from - 1]?.word ?? ''));
    const found = new Set(own.flatMap(({ meanings }) => meanings));
    for (const profession of found) {
      const passing = proof.aside === true || (profession.firstJob === true && proof.settled === false);
      const weight = passing ? Math.min(proof.weight, FIRST_JOB) : proof.weight;
      proofs.set(profession, [...(proofs.get(profession) ?? []), { ...proof, weight, quote: text.trim() }]);
      if (!passing) also?.add(profession);
    }
    return found.size;
  };
  const { jobs, leads } = civilianJobsOf(record);
  for (const { title, employer, told, weight, now, before, years } of jobs) {
    // The latest job that names a profession says what one does, if not the last one: "Associate, a small firm".
    const latest = now || (today.size === 0 && !before) ? today : undefined;
    const settled = leads || years >= SETTLED_YEARS;
    const proof = {
      kind: 'civilian-job',
      weight: latest ? Math.max(weight, JOB_LATEST) : weight,
      settled,
      aside: ASIDE.test(`${title} ${employer} ${told}`),
    } as const;
    // Part by part, so that what is quoted is what the veteran wrote.
    [title, employer, told].some((words) => add(forms().jobs, words, proof, latest) > 0);
  }
  for (const { kind, status, level, source } of readCredentials(record)) {
    if (kind === 'degree') {
      const held = LEVELS.indexOf(level) >= BACHELOR ? DEGREE.bachelor : DEGREE.below;
      add(forms().degrees, source.quote, {
        kind: 'education',
        weight: status === 'held' ? held : DEGREE.unfinished,
      });
    } else if (status === 'held' && source.field !== 'education')
      add(forms().licenses, source.quote, { kind: 'certificate', weight: LICENSE }, licensed);
  }
  for (const wish of wishesOf(record)) {
    add(forms().jobs, wish, { kind: 'own-words', weight: WISH }, wished);
  }
  const professions = [...proofs].map(([profession, found]): ProfessionTold => {
    const beside = today.size > 0 && !today.has(profession);
    const weighed = found.map((proof) =>
      beside && proof.kind !== 'civilian-job'
        ? { ...proof, weight: proof.weight * BESIDE_TODAY[proof.kind] }
        : proof,
    );
    const doubt = weighed.reduce((product, { weight }) => product * (1 - weight), 1);
    return {
      profession,
      strength: 1 - doubt,
      proofs: weighed.toSorted((a, b) => b.weight - a.weight),
      licensed: licensed.has(profession),
      today: today.has(profession),
      wished: wished.has(profession),
    };
  });
  return { professions: professions.toSorted((a, b) => b.strength - a.strength), leads };
}

/** A civilian job as far as it tells a profession. */
export interface JobTold {
  readonly title: string;
  readonly employer: string;
  /** Position and employer. */
  readonly heading: string;
  /** The beginning of what was done there. */
  readonly told: string;
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
  /\b(?:manager|director|superintendent|supervisor|owner|own (?:shop|business|company)|controller|president|foreman|sergeant|lieutenant|supervises|head of|i run it|report to me|team of \d|\d+ (?:staff|employees|operators|techs|people))\b/i;

/** "Real estate on the side": something else is what one does. */
const ASIDE = /\b(?:on the side|side (?:gig|job|business|hustle)|on weekends)\b/i;

/** Whether a job is one that people take while they look for their own, or have beside another. */
export function isPassing({ heading, told, years }: JobTold, leads: boolean): boolean {
  if (ASIDE.test(`${heading} ${told}`)) return true;
  if (leads || years >= SETTLED_YEARS) return false;
  const found = forms()
    .jobs.within(tokensOf(heading))
    .flatMap(({ meanings }) => meanings);
  return found.length > 0 && found.every(({ firstJob }) => firstJob === true);
}

/** A shift a week makes nobody a manager. */
const PART_TIME = /\bpart[- ]time\b/i;

const leadsIn = (job: string) => LEADS.test(job) && !PART_TIME.test(job);

/** The civilian jobs of a record, the latest first, each with how much it says today, and whether the person leads in the latest. */
export const civilianJobsOf = oncePer(
  ({ postMilitaryExperience, priorExperience, readOn }: VeteranRecord): JobsTold => {
    const after = readCivilianJobs(postMilitaryExperience ?? '')
      .map((job) => ({ job, end: endOf(job) }))
      .toSorted((a, b) => (b.end ?? UNSAID) - (a.end ?? UNSAID));
    const last = Math.max(0, ...after.flatMap(({ end }) => end ?? []));
    const lastYear = Math.max(0, ...after.flatMap(({ end }) => (end === null || end === UNSAID ? [] : end)));
    const isNow = (end: number | null) => end === null || end >= last;
    const jobs = after.map(({ job, end }): JobTold => {
      const since = lastYear - (end ?? lastYear);
      const weight = isNow(end) ? JOB_TODAY : JOB_BEFORE * 0.5 ** (since / HALF_LIFE_YEARS);
      return { ...wordsOf(job), now: isNow(end), weight, before: false, years: yearsOf(job, readOn) };
    });
    const before = readCivilianJobs(priorExperience ?? '').map(
      (job): JobTold => ({ ...wordsOf(job), now: false, weight: JOB_BEFORE / 2, before: true, years: 0 }),
    );
    const leads = after.some(
      ({ job, end }) => isNow(end) && leadsIn(`${job.title} ${job.employer} ${job.duties}`),
    );
    return { jobs: [...jobs, ...before], leads };
  },
);

const wordsOf = ({ title, employer, duties }: CivilianJob) => ({
  title,
  employer,
  heading: [title, employer].filter((part) => part !== '').join(', '),
  told: duties.slice(0, BEGINNING),
});

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
function endOf({ span }: CivilianJob): number | null {
  if (span === null) return null;
  if (span.current) return UNSAID;
  return span.end?.year ?? span.start.year;
}
