import { join } from 'node:path';
import { branchOfForm, codeFamily } from '#career/occupations/military-code.ts';
import type { MilitaryTable } from '#career/occupations/tables.ts';
import {
  BRANCHES,
  branchOf,
  CATEGORY_LETTER,
  type GatheredJob,
  gatherDmdc,
  JOB_TYPES,
  newJob,
  oldMatches,
} from './military-jobs.ts';
import { AUTHORED_TITLES } from './military-titles.ts';
import type { OccupationIndex } from './onet-occupations.ts';
import { cell, readTable } from './read-table.ts';

/** Matches of retired codes stand in the 2010 taxonomy; here they move to the present one. */
function resolveOld(inputDir: string, jobs: Iterable<GatheredJob>, index: OccupationIndex): void {
  const path = join(inputDir, 'crosswalk', 'onet_2010_to_2019.csv');
  const carried = new Map<string, number[]>();
  for (const row of readTable(path, ';', ['soc2010_code', 'soc2019_code'])) {
    const to = index.get(cell(row, 'soc2019_code'));
    const from = cell(row, 'soc2010_code');
    if (to !== undefined) carried.set(from, [...(carried.get(from) ?? []), to]);
  }
  for (const job of jobs) {
    if (job.crosswalk.size > 0) continue;
    for (const code of oldMatches.get(job) ?? [])
      for (const to of carried.get(code) ?? []) job.crosswalk.add(to);
  }
}

function addActiveCrosswalk(inputDir: string, jobs: Map<string, GatheredJob>, index: OccupationIndex): void {
  const path = join(inputDir, 'crosswalk', 'moc_to_onet2019_active_long.csv');
  for (const row of readTable(path, ',', [
    'service',
    'personnel_category',
    'code_type',
    'moc_code',
    'onet_soc_2019',
  ])) {
    if (!JOB_TYPES.has(cell(row, 'code_type'))) continue;
    const branch = branchOf(cell(row, 'service'));
    const category = CATEGORY_LETTER[cell(row, 'personnel_category')] ?? '-';
    const { family, senior } = codeFamily(cell(row, 'moc_code').toUpperCase(), branch, category === 'O');
    const to = index.get(cell(row, 'onet_soc_2019'));
    const job = jobs.get(`${branch} ${category} ${family}`);
    if (to !== undefined) (senior ? job?.seniorCrosswalk : job?.crosswalk)?.add(to);
  }
}

/** The 2024 list names no service: a code counts where its form, or the 2016 list, leaves one service only. */
function add2024(
  inputDir: string,
  jobs: Map<string, GatheredJob>,
  index: OccupationIndex,
  servicesOf: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const path = join(inputDir, 'crosswalk', 'moc_2024_codes_to_onet2019.csv');
  const byCode = Map.groupBy(jobs.values(), (job) => `${job.branch} ${job.code}`);
  for (const row of readTable(path, ',', ['moc_code', 'onet_soc_2019', 'in_dmdc_2016'])) {
    const code = cell(row, 'moc_code').toUpperCase();
    const targets = cell(row, 'onet_soc_2019')
      .split('|')
      .flatMap((soc) => index.get(soc) ?? []);
    const services = [...(servicesOf.get(code) ?? [])];
    if (services.length > 1) continue;
    const form = branchOfForm(code);
    const branch = services[0] ?? form?.branch;
    if (branch === undefined) continue;
    const { family, senior } = codeFamily(code, branch, form?.category === 'O');
    let found = (byCode.get(`${branch} ${family}`) ?? []).filter((job) => job.current);
    if (found.length === 0 && services.length === 0 && form) {
      const job = newJob(branch, form.category, family, '');
      job.current = true;
      jobs.set(`${branch} ${form.category} ${family}`, job);
      byCode.set(`${branch} ${family}`, [job]);
      found = [job];
    }
    // Officer and enlisted jobs that share a code share no work; the list does not say which it means.
    if (found.length !== 1) continue;
    for (const to of targets) (senior ? found[0]?.seniorCrosswalk : found[0]?.crosswalk)?.add(to);
  }
}

/** Words that stand in the titles of all kinds of work. */
const ANY_WORK =
  /^(?:specialist|technician|operator|operations|officer|sergeant|system|systems|senior|basic|general|marine|combat|military)$/;

/** The compiled list has slips: its title counts only where it shares a telling word with the official one. */
function speakOfOne(official: string, compiled: string): boolean {
  const telling = (text: string) =>
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !ANY_WORK.test(word))
      .map((word) => word.slice(0, 5));
  const known = new Set(telling(official));
  return telling(compiled).some((word) => known.has(word));
}

/** Titles for codes that came without one, and codes that only the compiled list of current codes has. */
function addTitles(inputDir: string, jobs: Map<string, GatheredJob>): void {
  const rows = readTable(join(inputDir, 'crosswalk', 'current_codes_titles.csv'), ',', [
    'branch',
    'code',
    'title',
  ]);
  const listed = rows.map((row) => ({
    branch: cell(row, 'branch'),
    code: cell(row, 'code').toUpperCase(),
    title: cell(row, 'title').replace(/\s*-$/, ''),
  }));
  const byCode = Map.groupBy(jobs.values(), (job) => `${job.branch} ${job.code}`);
  for (const { branch, code, title } of [...AUTHORED_TITLES, ...listed]) {
    const known = byCode.get(`${branch} ${code}`);
    if (known === undefined) {
      const job = newJob(branch, '-', code, title);
      job.current = true;
      jobs.set(`${branch} - ${code}`, job);
      byCode.set(`${branch} ${code}`, [job]);
    }
    for (const job of (known ?? []).filter((candidate) => candidate.current)) {
      if (job.title === '') job.title = title;
      else if (job.title.toLowerCase() !== title.toLowerCase() && speakOfOne(job.title, title))
        job.otherTitle = title;
    }
  }
}

/** All military jobs in a fixed order: branch, code, category, title. */
export function gatherJobs(inputDir: string, index: OccupationIndex): GatheredJob[] {
  const jobs = new Map<string, GatheredJob>();
  const servicesOf = gatherDmdc(inputDir, jobs);
  addActiveCrosswalk(inputDir, jobs, index);
  add2024(inputDir, jobs, index, servicesOf);
  resolveOld(inputDir, jobs.values(), index);
  addTitles(inputDir, jobs);
  const order = (job: GatheredJob) =>
    `${BRANCHES.indexOf(job.branch)} ${job.code} ${job.category} ${job.current ? 0 : 1} ${job.title}`;
  return [...jobs.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The military table; `near` gives, per job, the occupations its description is most like. */
export function buildMilitary(
  inputDir: string,
  jobs: readonly GatheredJob[],
  near: readonly { readonly rows: readonly number[]; readonly likeness: string }[],
): MilitaryTable {
  const groupTitle = new Map<string, string>();
  const path = join(inputDir, 'crosswalk', 'dmdc_odb_2016_moc_to_onet.csv');
  for (const row of readTable(path, ',', ['dod_occ_code', 'dod_title'])) {
    groupTitle.set(cell(row, 'dod_occ_code'), cell(row, 'dod_title'));
  }
  const dodGroups = [...new Set(jobs.map((job) => job.dodGroup).filter((group) => group !== ''))].sort();
  const ascending = (set: ReadonlySet<number>) => [...set].sort((a, b) => a - b);
  return {
    branches: BRANCHES,
    code: jobs.map((job) => job.code),
    title: jobs.map((job) => job.title),
    otherTitle: jobs.map((job) => job.otherTitle),
    branch: jobs.map((job) => BRANCHES.indexOf(job.branch)).join(''),
    category: jobs.map((job) => job.category).join(''),
    current: jobs.map((job) => (job.current ? '1' : '0')).join(''),
    dodGroups,
    dodTitles: dodGroups.map((group) => groupTitle.get(group) ?? ''),
    dodGroup: jobs.map((job) => dodGroups.indexOf(job.dodGroup)),
    crosswalk: jobs.map((job) => ascending(job.crosswalk)),
    seniorCrosswalk: jobs.map((job) => ascending(job.seniorCrosswalk)),
    near: near.map((entry) => entry.rows),
    nearness: near.map((entry) => entry.likeness),
  };
}
