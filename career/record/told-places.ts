import { oncePerInSteps } from '#career/lazily.ts';
import { recordOfPeriod } from '#career/resume/writing/earlier-service.ts';
import type { LineContext } from '#career/resume/writing/line.ts';
import { withoutNonAnswers } from '#career/resume/writing/non-answers.ts';
import { recordText } from '#career/resume/writing/record-text.ts';
import type { ServicePeriod, VeteranRecord } from '#career/service.ts';
import type { ClauseRead } from '#career/stances/stance-model.ts';
import { readStances } from '#career/stances/stances.ts';
import { mapped, type Steps } from '#career/steps.ts';
import { isShouted } from './calm.ts';
import { type CivilianJob, readCivilianJobs } from './civilian-jobs.ts';
import {
  PLACE_KEY_MOST,
  STATEMENTS_MOST,
  type ToldField,
  WORK_FIELDS,
  type WorkField,
} from './review-terms.ts';
import { nameOfJob, withSaidJobs } from './said-jobs.ts';
import { splitStatements } from './statements.ts';

/** One place where a veteran tells of deeds: a field of the most recent service, an earlier period, a civilian job. */
export interface ToldPlace {
  /** Tells places apart as long as what names them stays; at most `PLACE_KEY_MOST` characters. */
  readonly key: string;
  readonly field: ToldField;
  /** The period or job in a line: "Army, 88M, 2003 to 2007". Empty for the most recent service. */
  readonly period: string;
  /** How its statements are to be read. */
  readonly context: LineContext;
  /** The veteran's own words, statement by statement. */
  readonly statements: readonly string[];
}

/** The places of a record, by what they belong to. */
export interface ToldPlaces {
  readonly service: readonly ToldPlace[];
  /** In the order of `record.earlierService`, one each. */
  readonly periods: readonly { readonly record: VeteranRecord; readonly place: ToldPlace }[];
  /** Work after service, then before it. */
  readonly jobs: readonly { readonly job: CivilianJob; readonly place: ToldPlace }[];
}

/** Finds every place in a record where deeds are told, once a record. The page of the record and the writer walk the same ones. */
export const toldPlaces = oncePerInSteps(placesOf);

function* placesOf(told: VeteranRecord): Steps<ToldPlaces> {
  const record = withoutNonAnswers(told);
  let left = STATEMENTS_MOST;
  const placeOf = (
    field: ToldField,
    name: string,
    period: string,
    text: string,
    of: VeteranRecord,
    job?: CivilianJob,
  ) => {
    const statements = splitStatements(text).slice(0, left);
    left -= statements.length;
    return {
      key: `${field}${name === '' ? '' : `: ${name}`}`.slice(0, PLACE_KEY_MOST).toWellFormed().trim(),
      field,
      period,
      context: {
        ...{ branch: of.branch, context: recordText(of), shouted: isShouted(text) },
        ...(field === 'leadership' && { leads: true }),
        ...((field === 'responsibilities' || job) && { duties: true }),
        ...(job && { inJob: true, goesOn: goesOn(job, field), leadingTitle: LEADING.test(job.title) }),
      },
      statements,
    };
  };
  const service = yield* mapped(['achievements', 'leadership', 'responsibilities'] as const, (field) =>
    placeOf(field, '', '', record[field] ?? '', record),
  );
  const periods = yield* mapped(record.earlierService ?? [], (period) => {
    const own = withoutNonAnswers(recordOfPeriod(period));
    const name = nameOfPeriod(period);
    return { record: own, place: placeOf('earlierService', name, name, own.responsibilities ?? '', own) };
  });
  const jobs = yield* mapped(WORK_FIELDS, (field) =>
    withSaidJobs(field, jobsRead(record, field), record.saidJobs ?? []).map(({ job, said }) => {
      const name = nameOfJob(job);
      const of = { ...record, [field]: job.duties };
      return { job, place: placeOf(field, said?.readAs ?? name, name, job.duties, of, job) };
    }),
  );
  return { service, periods, jobs: jobs.flat() };
}

/** The jobs that a field of a record is read to tell of, wishes for other work left out. */
export function jobsRead(record: VeteranRecord, field: WorkField): CivilianJob[] {
  const told = withoutNonAnswers(record)[field] ?? '';
  return readCivilianJobs(field === 'postMilitaryExperience' ? withoutSureWishes(told) : told);
}

/** So surely a clause is a wish by itself, for a statement to be none; and behind one that wants, refuses or leaves work. */
const WISHED = { alone: 0.9, behind: 0.5 } as const;
const CLAUSES_BEFORE = 3;

/** What says that a sentence tells of deeds or of somebody, not of work one would take. */
const TELLS_OF_DEEDS =
  /\d|\b(?:i|we|my|our|he|she|his|her|was|were|had|been|is|are|has|have|do|did)\b|[a-z]{3,}ed\b/i;

/** A text without the clauses that are nothing but wishes, as far as that is surely read: work they would take tells of none they did. */
function withoutSureWishes(text: string): string {
  const clauses = readStances(text, 'after');
  const turns = ({ stances }: ClauseRead) => 1 - stances.did - stances.liked - stances.else > WISHED.behind;
  let from = 0;
  let rest = text;
  for (const [at, { text: clause, stances }] of clauses.entries()) {
    const isBehind = clauses.slice(Math.max(0, at - CLAUSES_BEFORE), at).some(turns);
    const place = rest.indexOf(clause, from);
    if (place === -1) continue;
    const isWish = stances.want > (isBehind ? WISHED.behind : WISHED.alone) && !TELLS_OF_DEEDS.test(clause);
    if (isWish) rest = rest.slice(0, place) + rest.slice(place + clause.length).replace(/^[.,;!?]+/, '');
    from = isWish ? place : place + clause.length;
  }
  return rest;
}

/** By its dates; work since the service that was told without any is told as it is today. */
const goesOn = ({ current, span }: CivilianJob, field: ToldField) =>
  current || (field === 'postMilitaryExperience' && span === null);

/** Titles of people who answer for others and for money. */
const LEADING =
  /\b(?:lead|leader|foreman|supervisor|manager|mgr|superintendent|director|chief|head|president|owner|principal|administrator)\b/i;

/** All places in the order in which they are reviewed. */
export function allPlaces({ service, periods, jobs }: ToldPlaces): ToldPlace[] {
  return [...service, ...periods.map(({ place }) => place), ...jobs.map(({ place }) => place)];
}

const years = (start: string | null, end: string | null) =>
  [start, end].filter((date) => date !== null && date !== '').join(' to ');

const nameOfPeriod = ({ branch, occupation, startDate, endDate }: ServicePeriod) =>
  [branch, occupation, years(startDate, endDate)].filter((part) => part !== '').join(', ');
