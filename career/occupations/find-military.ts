import type { MilitaryBranch } from '#career/service.ts';
import { successorsOf } from './code-successors.ts';
import { codeWords, readingsOf, spelledCodes } from './military-forms.ts';
import type { MilitaryJob, MilitaryOccupation, MilitaryOccupationQuery } from './military-job.ts';
import { type MilitaryJobs, preference } from './military-jobs.ts';

const DEFAULT_LIMIT = 12;

/** A military job found, with how surely (0-1) and whether the form typed names a supervising level. */
export interface MilitaryHit {
  readonly job: MilitaryJob;
  readonly certainty: number;
  readonly senior: boolean;
  /** other-service: a code that the service chosen does not have and one other has. */
  readonly by: 'code' | 'successor' | 'title' | 'other-service';
}

/**
 * Military occupations for what a veteran types: a code in any of its forms, a retired code, the beginning of a
 * code, a title, or both, any case, with slips of the keyboard. Codes of `branch` come first, then other services.
 */
export function findMilitaryOccupations(
  jobs: MilitaryJobs,
  { query, branch = null, limit = DEFAULT_LIMIT }: MilitaryOccupationQuery,
): MilitaryOccupation[] {
  const found = new Map<string, MilitaryOccupation>();
  for (const { job } of [...findMilitaryHits(jobs, query, branch), ...byBeginning(jobs, query, branch)]) {
    const key = `${job.branch} ${job.code} ${job.title}`;
    if (!found.has(key)) found.set(key, offered(job));
    if (found.size === limit) break;
  }
  return [...found.values()];
}

function offered(job: MilitaryJob): MilitaryOccupation {
  const { code, title, branch, category } = job;
  const current = isCurrent(job);
  // Letters are used again: the Army's present 68N is not the 68N that became 15N.
  return { code, title, branch, category, current, replacedBy: current ? [] : successorsOf(branch, code) };
}

/** Whether a service has the job today. The list is of 2016; the Air Force folded its 3D cyber codes into 1D7X1 to 1D7X3 in November 2021. */
export function isCurrent({ inUse, branch, code }: MilitaryJob): boolean {
  return inUse && !(branch === 'Air Force' && /^3D[01]X/.test(code));
}

/** The jobs behind a typed occupation, surest first: codes, their successors, then titles. */
export function findMilitaryHits(
  jobs: MilitaryJobs,
  typed: string,
  branch: MilitaryBranch | null,
): MilitaryHit[] {
  const text = spelledCodes(typed);
  const hits = new Map<MilitaryJob, MilitaryHit>();
  const words = codeWords(text, branch);
  for (const hit of byCode(jobs, words, branch)) {
    const before = hits.get(hit.job);
    if (!before || before.certainty < hit.certainty) hits.set(hit.job, hit);
  }
  const rest = hits.size > 0 ? without(text, words) : text;
  for (const { job, certainty } of jobs.titles().find((code) => jobs.ofCode(code), rest, branch)) {
    const before = hits.get(job);
    // A code and a title that agree are surer than either.
    if (before) hits.set(job, { ...before, certainty: before.certainty + 0.2 });
    else hits.set(job, { job, certainty, senior: false, by: 'title' });
  }
  return [...hits.values()].sort(
    (a, b) => b.certainty - a.certainty || preference(b.job) - preference(a.job) || byPosition(a, b),
  );
}

/** The jobs that the words of a text stand for as codes alone, in any of their forms, surest first. */
export function findMilitaryByCode(
  jobs: MilitaryJobs,
  text: string,
  branch: MilitaryBranch | null,
): MilitaryHit[] {
  return byCode(jobs, codeWords(text, branch), branch).sort(
    (a, b) => b.certainty - a.certainty || byPosition(a, b),
  );
}

const byPosition = (a: MilitaryHit, b: MilitaryHit) => a.job.position - b.job.position;

function without(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replace(word, ' '), text).trim();
}

/** The Space Force came out of the Air Force: its people write codes of both. */
const SISTERS: ReadonlySet<MilitaryBranch> = new Set(['Air Force', 'Space Force']);

/** Certainty of a code by whose it is: the veteran's own service, or another one's when no service is given. */
function certaintyOf(
  { branch: own, inUse }: MilitaryJob,
  branch: MilitaryBranch | null,
  order: number,
): number {
  const retired = inUse ? 0 : 0.08;
  if (branch === null) return 0.9 - order * 0.02 - retired;
  if (own === branch) return 1 - order * 0.02 - retired;
  const sister = SISTERS.has(branch) && SISTERS.has(own);
  return (sister ? 0.8 : 0.3) - order * 0.02 - retired;
}

function byCode(jobs: MilitaryJobs, words: readonly string[], branch: MilitaryBranch | null): MilitaryHit[] {
  const hits: MilitaryHit[] = [];
  const whole = words[0] ?? '';
  const bracketed = whole.includes('(') && jobs.ofCode(whole.toUpperCase()).length > 0;
  for (const word of bracketed ? [whole] : words) {
    readingsOf(word).forEach(({ code, branches, senior }, order) => {
      for (const job of jobs.ofCode(code)) {
        if (!branches.includes(job.branch)) continue;
        const certainty = certaintyOf(job, branch, order);
        hits.push({ job, certainty, senior, by: 'code' });
        for (const successor of successorsOf(job.branch, code).flatMap((next) => jobs.ofCode(next))) {
          // The same letters may stand for a job retired long ago; a successor is a job of today.
          if (successor.inUse && successor.branch === job.branch)
            hits.push({ job: successor, certainty: certainty - 0.05, senior, by: 'successor' });
        }
      }
    });
  }
  if (!hits.some((hit) => hit.certainty > OWN_SERVICE)) hits.push(...byVariant(jobs, words, branch));
  // A code that another service uses says nothing when the veteran's own service has it too.
  const best = Math.max(0, ...hits.map((hit) => hit.certainty));
  return best > OWN_SERVICE
    ? hits.filter((hit) => hit.certainty > OWN_SERVICE)
    : ofOtherService(hits, words, branch);
}

/** Surer than a guess by title, less sure than any code of the own service. */
const OTHER_SERVICE = 0.6;

/**
 * The jobs in use that have a text as their very code in a service other than the one chosen; none where several
 * services have it.
 */
export function findInOtherService(jobs: MilitaryJobs, typed: string, branch: MilitaryBranch): MilitaryHit[] {
  const found = jobs.ofCode(typed.trim().toUpperCase()).filter((job) => job.inUse && job.branch !== branch);
  if (new Set(found.map((job) => job.branch)).size !== 1) return [];
  return found.map((job) => ({ job, certainty: OTHER_SERVICE, senior: false, by: 'other-service' }));
}

/** Codes that say what they are by themselves: figures among them, and no year. */
const TELLING_CODE = /^(?!(?:19|20)\d\d$)(?=.*\d)[0-9A-Z-]{3,8}$/i;

/**
 * A code that the chosen service does not have, and of the others only one has in use: the wrong service was chosen.
 * Where several have it, nothing says whose it is.
 */
function ofOtherService(
  hits: MilitaryHit[],
  words: readonly string[],
  branch: MilitaryBranch | null,
): MilitaryHit[] {
  if (branch === null || !words.some((word) => TELLING_CODE.test(word))) return hits;
  const current = hits.filter(({ job }) => job.inUse);
  const typed = new Set(words.map((word) => word.toUpperCase()));
  const exact = current.filter(({ job }) => typed.has(job.code));
  // A code as it stands in a list is surer than one that is a form of another.
  const inUse = exact.length > 0 ? exact : current;
  if (new Set(inUse.map(({ job }) => job.branch)).size !== 1) return hits;
  return inUse.map((hit) => ({
    ...hit,
    by: 'other-service',
    certainty: OTHER_SERVICE - (hit.by === 'code' ? 0 : SUCCEEDED),
  }));
}

const SUCCEEDED = 0.05;

/** Codes of the veteran's own service, or of any when none is given, are surer than this; another service's are not. */
const OWN_SERVICE = 0.5;

/** "17D" and "11M3" name no job where only variants (17DXA, 17DXB) are listed: the first current one stands in. */
function byVariant(
  jobs: MilitaryJobs,
  words: readonly string[],
  branch: MilitaryBranch | null,
): MilitaryHit[] {
  return words
    .filter((word) => /^\d[0-9A-Z]{2,4}$/i.test(word))
    .flatMap((word) => {
      const officer = /^\d\d[A-Z][0-4]$/i.test(word) ? word.slice(0, 3) : word;
      return byBeginning(jobs, officer, branch).slice(0, 1);
    })
    .map((hit) => ({ ...hit, certainty: branch === null ? 0.6 : 0.75 }));
}

const BEGINNING_LIMIT = 40;

/** Codes that begin as typed, so that a list can be offered while a code is being written. */
function byBeginning(jobs: MilitaryJobs, text: string, branch: MilitaryBranch | null): MilitaryHit[] {
  const beginning = text.trim().toUpperCase();
  if (!/^[0-9A-Z()]{1,6}$/.test(beginning)) return [];
  return jobs
    .beginningWith(beginning, branch)
    .sort((a, b) => preference(b) - preference(a) || a.position - b.position)
    .slice(0, BEGINNING_LIMIT)
    .map((job) => ({ job, certainty: 0.2, senior: false, by: 'code' }));
}
