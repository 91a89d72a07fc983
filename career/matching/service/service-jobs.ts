import { findInOtherService, findMilitaryHits, type MilitaryHit } from '#career/occupations/find-military.ts';
import type { PayGrade, PersonnelCategory } from '#career/occupations/military-job.ts';
import { payGradeOf } from '#career/occupations/pay-grade.ts';
import type { ServicePeriod, VeteranRecord } from '#career/service.ts';
import { fieldsInText, type Vocabulary } from '../field-evidence.ts';
import type { WorkField } from '../fields/work-field.ts';
import type { Matching } from '../matching.ts';
import { fieldsOfMilitaryJob } from '../military-fields.ts';
import { type PeriodSpan, periodSpans, weightOf } from './job-weight.ts';
import { typedJobs } from './typed-jobs.ts';

/** One military job of a veteran, the current or an earlier one. */
export interface ServiceJob {
  /** As typed, without the other jobs of the same field. */
  readonly text: string;
  /** What was done in it, where it is told apart from the duties of the record; else empty. */
  readonly duties: string;
  /** Military occupations behind it, surest first; empty when none is sure enough to speak. */
  readonly hits: readonly MilitaryHit[];
  /** Fields of the surest hit. */
  readonly fields: readonly WorkField[];
  /** How much it counts, by how long and how recent: 1 for the one that counts most. */
  readonly weight: number;
  /** True for a job that was followed by another one. */
  readonly earlier: boolean;
}

const SURE = 0.45;
const MOST_HITS = 3;

type Period = Pick<ServicePeriod, 'rank' | 'occupation' | 'duties'> & {
  readonly branch: VeteranRecord['branch'];
};

/** Every military job that the record names, the weightiest first. Empty when it names none. */
export function serviceJobs(record: VeteranRecord, matching: Matching): ServiceJob[] {
  const periods: Period[] = [
    { ...record, occupation: record.occupation ?? '', duties: null },
    ...(record.earlierService ?? []),
  ];
  const spans = periodSpans(record);
  const jobs = periods.flatMap((period, at) => jobsOf(matching, period, at, spans[at]));
  const most = Math.max(0, ...jobs.map(({ weight }) => weight));
  const distinct: ServiceJob[] = [];
  for (const job of jobs) {
    // The same job in two periods is one job; the later telling of it stands.
    const read = job.hits[0]?.job;
    const known = read === undefined ? -1 : distinct.findIndex((other) => other.hits[0]?.job === read);
    const before = distinct[known];
    const weight = job.weight / most;
    if (before) {
      const duties = [before.duties, job.duties].filter((text) => text !== '').join('\n');
      distinct[known] = { ...before, duties, weight: Math.max(before.weight, weight) };
    } else distinct.push({ ...job, weight });
  }
  return distinct.toSorted((a, b) => b.weight - a.weight);
}

function jobsOf(
  matching: Matching,
  { branch, rank, occupation, duties }: Period,
  at: number,
  span: PeriodSpan | undefined,
): ServiceJob[] {
  const { ranks, militaryJobs } = matching.facts;
  const grade = payGradeOf(ranks, branch, rank);
  const typed = typedJobs(militaryJobs, occupation, branch);
  return typed.map(({ text, age, years }, place) => {
    // The rank is of the last job: who made captain in logistics was not a captain of riflemen before.
    const read = readHits(matching, text, branch, age === 0 ? grade : null);
    const rated = age === 0 && read[0]?.by !== 'code' ? ratingHits(matching, branch, rank, grade) : [];
    const own = rated.length > 0 ? rated : read;
    const hits = own.length === 0 && typed.length > 1 ? readHits(matching, text, branch, null) : own;
    return {
      text,
      duties: place === 0 ? (duties ?? '') : '',
      hits,
      fields: [
        ...new Set(hits.slice(0, 1).flatMap((hit) => fieldsOfMilitaryJob(hit.job, matching.vocabulary))),
      ],
      weight: weightOf(at, span, { age, years, place, jobs: typed.length }),
      earlier: at > 0 || age > 0,
    };
  });
}

/** "MMN1 (SS)", "DC2": in the sea services a rank holds the rating, surer than a title of it. */
const RATING = /^([A-Z]{2,4}?)(?:[1-3]|C[SM]?|SN|FN|AN)(?![A-Z])/;

function ratingHits(
  matching: Matching,
  branch: VeteranRecord['branch'],
  rank: string | null,
  grade: PayGrade | null,
): MilitaryHit[] {
  const rating =
    branch === 'Navy' || branch === 'Coast Guard' ? RATING.exec(rank?.trim() ?? '')?.[1] : undefined;
  return rating === undefined
    ? []
    : readHits(matching, rating, branch, grade).filter(({ job }) => job.code === rating);
}

function readHits(
  { facts, vocabulary }: Matching,
  text: string,
  branch: VeteranRecord['branch'],
  grade: PayGrade | null,
): MilitaryHit[] {
  if (RANK_ALONE.test(text)) return [];
  const own = readableHits(findMilitaryHits(facts.militaryJobs, text, branch), text, grade);
  // A form of the chosen service that the rank rules out: the code is another service's as it stands.
  const read =
    own.length === 0 && branch !== null
      ? readableHits(findInOtherService(facts.militaryJobs, text, branch), text, grade)
      : own;
  const hits = sureHits(read);
  return isContradicted(vocabulary, hits[0], text) ? [] : hits;
}

/** A rank typed as an occupation names none, though titles of jobs hold its words. */
const RANK_ALONE =
  /^(?:(?:staff|technical|master|gunnery|senior|chief|lance|sr|junior|petty|warrant)\s+)*(?:sergeant|sgt|ssgt|corporal|cpl|specialist|spc|private(?: first class)?|pfc|officer|nco|enlisted|(?:(?:first|second|1st|2nd)\s+)?(?:lieutenant|lt)|captain|capt|cpt|major|maj|colonel|col|commander|petty officer(?: (?:first|second|third|1st|2nd|3rd) class)?|soldier|marine|sailor|veteran)$/i;

/** Below this a title was found by a few of its words or by slips of the keyboard mended: a guess. */
export const GUESSED = 0.65;

/** A guess that the typed words themselves speak against: "corections specialst" is no fire direction specialist. */
function isContradicted(vocabulary: Vocabulary, hit: MilitaryHit | undefined, text: string): boolean {
  if (hit?.by !== 'title' || hit.certainty >= GUESSED) return false;
  const told = fieldsInText(vocabulary, text).filter((found) => !found.hinted);
  const fields = fieldsOfMilitaryJob(hit.job, vocabulary);
  return told.length > 0 && !told.some(({ field }) => fields.some(({ id }) => id === field.id));
}

/** The surest hits; weaker ones only when close behind, since one code rarely means two jobs. */
function sureHits(hits: readonly MilitaryHit[]): MilitaryHit[] {
  const best = hits[0]?.certainty ?? 0;
  if (best < SURE) return [];
  return hits.filter((hit) => hit.certainty >= Math.max(SURE, best - 0.1)).slice(0, MOST_HITS);
}

/**
 * Hits that the rank allows: an enlisted grade with an officer's code (or the reverse) means that it was read in the
 * wrong list. Without a rank, a title that enlisted members and officers share is read as enlisted, unless the text
 * says officer: five in six serve enlisted.
 */
function readableHits(hits: readonly MilitaryHit[], typed: string, grade: PayGrade | null): MilitaryHit[] {
  if (grade !== null) {
    const fitting = CATEGORIES[grade.charAt(0)] ?? [];
    return hits.filter(({ job }) => job.category === null || fitting.includes(job.category));
  }
  const best = hits[0]?.certainty ?? 0;
  const enlisted = hits.filter((hit) => hit.job.category === 'Enlisted' && hit.certainty > best - 0.4);
  return enlisted.length > 0 && !/officer|pilot|aviator/i.test(typed) ? enlisted : [...hits];
}

/** Whose codes a pay grade may stand with: warrant officers are listed with the officers in some services. */
const CATEGORIES: Readonly<Record<string, readonly PersonnelCategory[]>> = {
  E: ['Enlisted'],
  W: ['Warrant', 'Officer'],
  O: ['Officer', 'Warrant'],
};
