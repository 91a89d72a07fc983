import { join } from 'node:path';
import { codeFamily, titleWithoutLevel } from '#career/occupations/military-code.ts';
import { cell, type Row, readTable } from './read-table.ts';

/** Code types that name a job. SQI, ASI, SEI, AQD, SSP and prefixes name a skill, NEBC a billet. */
export const JOB_TYPES = new Set([
  'MOS',
  'AOC',
  'AFSC',
  'SDI',
  'RI',
  'RATING',
  'NEC',
  'NOBC',
  'DESIGNATOR',
  'PAY CODE',
]);

export const BRANCHES: readonly string[] = [
  'Army',
  'Navy',
  'Air Force',
  'Marines',
  'Coast Guard',
  'Space Force',
];

/** DoD codes for patients, students and the unqualified: entry skill levels stand there, whatever their work. */
const NO_WORK = /^(?:19|29)/;

export const CATEGORY_LETTER: Readonly<Record<string, string>> = {
  Enlisted: 'E',
  'Warrant Officer': 'W',
  Officer: 'O',
};

/** A military job while it is gathered; several rows of the lists (skill levels, statuses) go into one. */
export interface GatheredJob {
  readonly branch: string;
  readonly category: string;
  readonly code: string;
  title: string;
  otherTitle: string;
  /** Lower wins: the title of a working level in use stands for the family. */
  titleRank: number;
  current: boolean;
  dodGroup: string;
  readonly crosswalk: Set<number>;
  readonly seniorCrosswalk: Set<number>;
  readonly descriptions: Set<string>;
}

export function branchOf(service: string): string {
  return service === 'Marine Corps' ? 'Marines' : service;
}

const LEVEL_RANK: Readonly<Record<string, number>> = { '5': 0, '3': 1, '7': 2, '1': 3, '9': 4, '0': 5 };

function titleRank(code: string, family: string, active: boolean): number {
  const level = code === family ? 0 : (LEVEL_RANK[code.charAt(3)] ?? 0);
  return (active ? 0 : 10) + level;
}

function keyWords(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 8);
}

export function newJob(branch: string, category: string, code: string, title: string): GatheredJob {
  return {
    branch,
    category,
    code,
    title,
    otherTitle: '',
    titleRank: Number.POSITIVE_INFINITY,
    current: false,
    dodGroup: '',
    crosswalk: new Set(),
    seniorCrosswalk: new Set(),
    descriptions: new Set(),
  };
}

/** Jobs of the 2016 list; a retired code whose title differs from the code's present one is a job of its own. */
export function gatherDmdc(inputDir: string, jobs: Map<string, GatheredJob>): Map<string, Set<string>> {
  const rows = readTable(join(inputDir, 'crosswalk', 'dmdc_odb_2016_moc_to_onet.csv'), ',', [
    'service',
    'personnel_category',
    'moc_code',
    'title',
    'code_type',
    'status',
    'dod_occ_code',
    'description',
  ]);
  const servicesOf = new Map<string, Set<string>>();
  const activeFirst = [...rows].sort((a, b) => cell(a, 'status').localeCompare(cell(b, 'status'), 'en'));
  for (const row of activeFirst) {
    if (!JOB_TYPES.has(cell(row, 'code_type'))) continue;
    const branch = branchOf(cell(row, 'service'));
    const code = cell(row, 'moc_code').toUpperCase();
    servicesOf.set(code, (servicesOf.get(code) ?? new Set()).add(branch));
    // The Navy lists each officer billet code a second time for warrant officers.
    if (cell(row, 'code_type') === 'NOBC' && cell(row, 'personnel_category') === 'Warrant Officer') continue;
    addDmdcRow(row, branch, code, jobs);
  }
  return servicesOf;
}

function addDmdcRow(row: Row, branch: string, code: string, jobs: Map<string, GatheredJob>): void {
  const category = CATEGORY_LETTER[cell(row, 'personnel_category')] ?? '-';
  const active = cell(row, 'status') === 'Active';
  const { family } = codeFamily(code, branch, category === 'O');
  // Only the Air Force names levels so; an Army or Navy apprentice is a title of its own.
  const title = branch === 'Air Force' ? titleWithoutLevel(cell(row, 'title')) : cell(row, 'title');
  let key = `${branch} ${category} ${family}`;
  const present = jobs.get(key);
  if (present?.current && !active && keyWords(present.title) !== keyWords(title))
    key += ` ${keyWords(title)}`;
  const job = jobs.get(key) ?? newJob(branch, category, family, title);
  jobs.set(key, job);
  const rank = titleRank(code, family, active);
  const group = cell(row, 'dod_occ_code');
  if (rank < job.titleRank) {
    job.title = title;
    job.titleRank = rank;
    if (group !== '' && !NO_WORK.test(group)) job.dodGroup = group;
  }
  job.current ||= active;
  if (job.dodGroup === '' || NO_WORK.test(job.dodGroup)) job.dodGroup = group;
  const description = cell(row, 'description');
  if (description && !/^no description/i.test(description)) job.descriptions.add(description);
  if (!active) addOldCrosswalk(row, job);
}

/** Retired codes have their matches in the 2010 taxonomy only; kept aside until `resolveOld` carries them over. */
export const oldMatches = new WeakMap<GatheredJob, Set<string>>();

function addOldCrosswalk(row: Row, job: GatheredJob): void {
  const matches = oldMatches.get(job) ?? new Set();
  oldMatches.set(job, matches);
  for (const column of ['onet1', 'onet2']) if (cell(row, column)) matches.add(cell(row, column));
}
