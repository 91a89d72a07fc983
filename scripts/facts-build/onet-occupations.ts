import { join } from 'node:path';
import { packNumbers } from '#career/occupations/packed.ts';
import type { OccupationTable } from '#career/occupations/tables.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';
import { chooseShownTitles } from './shown-title.ts';

const CODE = 'O*NET-SOC Code';

/** The row number of each O*NET-SOC code; every table built after this one refers to occupations by it. */
export type OccupationIndex = ReadonlyMap<string, number>;

/** Occupations with their titles, preparation, education and work context, ascending by code. */
export function buildOccupations(inputDir: string): { table: OccupationTable; index: OccupationIndex } {
  const onet = join(inputDir, 'onet-29.3');
  const rows = readTable(join(onet, 'Occupation Data.tsv'), '\t', [CODE, 'Title']);
  const sorted = [...rows].sort((a, b) => (cell(a, CODE) < cell(b, CODE) ? -1 : 1));
  const code = sorted.map((row) => cell(row, CODE));
  const title = sorted.map((row) => cell(row, 'Title'));
  const index = new Map(code.map((value, position) => [value, position]));

  const reported = reportedTitles(onet, index);
  const alternates = alternateTitles(onet, index, title, reported);
  return {
    index,
    table: {
      code,
      title,
      shownTitle: chooseShownTitles(code, title, reported),
      reportedTitles: reported.map((entries) => entries.map((entry) => entry.title).join('|')),
      alternateTitles: alternates.map((titles) => titles.join('|')),
      jobZone: jobZones(onet, index),
      education: education(onet, index),
      workContext: workContext(inputDir, title),
    },
  };
}

/** A title people gave for their own job. `shown` when O*NET shows it in My Next Move. */
export interface ReportedTitle {
  readonly title: string;
  readonly shown: boolean;
}

/** "Emergency Medical Technician (EMT)" is two titles; the short one follows. */
function splitTitle(text: string): string[] {
  const match = /^(.*?)\s*\(([^()]+)\)$/.exec(text);
  return match?.[1] && match[2] ? [match[1], match[2]] : [text];
}

function reportedTitles(onet: string, index: OccupationIndex): ReportedTitle[][] {
  const titles: ReportedTitle[][] = Array.from(index, () => []);
  const path = join(onet, 'Sample of Reported Titles.tsv');
  for (const row of readTable(path, '\t', [CODE, 'Reported Job Title'])) {
    const list = titles[index.get(cell(row, CODE)) ?? -1];
    const shown = cell(row, 'Shown in My Next Move') === 'Y';
    for (const title of splitTitle(cell(row, 'Reported Job Title'))) {
      if (list && !list.some((other) => other.title === title)) list.push({ title, shown });
    }
  }
  return titles;
}

function alternateTitles(
  onet: string,
  index: OccupationIndex,
  official: readonly string[],
  reported: readonly (readonly ReportedTitle[])[],
): string[][] {
  const seen = official.map(
    (title, row) =>
      new Set([title, ...(reported[row] ?? []).map((entry) => entry.title)].map((t) => t.toLowerCase())),
  );
  const titles: string[][] = official.map(() => []);
  const path = join(onet, 'Alternate Titles.tsv');
  for (const row of readTable(path, '\t', [CODE, 'Alternate Title'])) {
    const position = index.get(cell(row, CODE)) ?? -1;
    for (const title of splitTitle(cell(row, 'Alternate Title'))) {
      const known = seen[position];
      if (!known || known.has(title.toLowerCase()) || title.includes('|')) continue;
      known.add(title.toLowerCase());
      titles[position]?.push(title);
    }
  }
  return titles;
}

function jobZones(onet: string, index: OccupationIndex): number[] {
  const zones: number[] = Array.from(index, () => 0);
  for (const row of readTable(join(onet, 'Job Zones.tsv'), '\t', [CODE, 'Job Zone'])) {
    const position = index.get(cell(row, CODE));
    if (position !== undefined) zones[position] = figure(row, 'Job Zone') ?? 0;
  }
  return zones;
}

const EDUCATION_CATEGORIES = 12;

function education(onet: string, index: OccupationIndex): string[] {
  const path = join(onet, 'Education, Training, and Experience.tsv');
  const rows = readTable(path, '\t', [CODE, 'Scale ID', 'Category', 'Data Value']);
  const percents: ((number | null)[] | undefined)[] = Array.from(index, () => undefined);
  for (const row of rows.filter((candidate) => cell(candidate, 'Scale ID') === 'RL')) {
    const position = index.get(cell(row, CODE));
    const category = figure(row, 'Category');
    if (position === undefined || category === null) continue;
    percents[position] ??= Array.from({ length: EDUCATION_CATEGORIES }, () => null);
    const list = percents[position];
    if (list) list[category - 1] = figure(row, 'Data Value');
  }
  return percents.map((list) => (list ? packNumbers(list, 0, 100) : ''));
}

const CONTEXT_COLUMNS = [
  'degree_of_automation_context',
  'importance_of_being_exact_or_accurate_context',
  'importance_of_repeating_same_tasks_context',
  'structured_versus_unstructured_work_context',
] as const;

function workContext(inputDir: string, titles: readonly string[]): string[] {
  const path = join(inputDir, 'onet-30', 'older_work_contexts.csv');
  const rows = readTable(path, ',', ['occupation', ...CONTEXT_COLUMNS]);
  const byTitle = new Map<string, Row>(rows.map((row) => [cell(row, 'occupation'), row]));
  return titles.map((title) => {
    const row = byTitle.get(title);
    if (!row) return '';
    return packNumbers(
      CONTEXT_COLUMNS.map((column) => figure(row, column)),
      0,
      1,
    );
  });
}
