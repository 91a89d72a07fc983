import { join } from 'node:path';
import { packNumbers } from '#career/occupations/packed.ts';
import type { RatingsTable, RelatedTable, TechnologyTable } from '#career/occupations/tables.ts';
import type { OccupationIndex } from './onet-occupations.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';

const CODE = 'O*NET-SOC Code';

/** Element names in the order of their identifiers, and one packed row an occupation for a scale. */
function packScale(
  rows: readonly Row[],
  index: OccupationIndex,
  elements: readonly string[],
  scale: string,
  range: readonly [number, number],
): string[] {
  const column = new Map(elements.map((name, position) => [name, position]));
  const values: ((number | null)[] | undefined)[] = Array.from(index, () => undefined);
  for (const row of rows) {
    if (cell(row, 'Scale ID') !== scale) continue;
    const position = index.get(cell(row, CODE));
    const element = column.get(cell(row, 'Element Name'));
    if (position === undefined || element === undefined) continue;
    values[position] ??= elements.map(() => null);
    const list = values[position];
    if (list) list[element] = figure(row, 'Data Value');
  }
  return values.map((list) => (list ? packNumbers(list, range[0], range[1]) : ''));
}

function elementsOf(rows: readonly Row[], scale: string): string[] {
  const nameOf = new Map<string, string>();
  for (const row of rows) {
    if (cell(row, 'Scale ID') === scale) nameOf.set(cell(row, 'Element ID'), cell(row, 'Element Name'));
  }
  return [...nameOf].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

/** Skills and knowledge of O*NET 29.3; work styles, interests and values of the later release. */
export function buildRatings(inputDir: string, index: OccupationIndex): RatingsTable {
  const columns = [CODE, 'Element ID', 'Element Name', 'Scale ID', 'Data Value'];
  const read = (folder: string, file: string) => readTable(join(inputDir, folder, file), '\t', columns);
  const skills = read('onet-29.3', 'Skills.tsv');
  const knowledge = read('onet-29.3', 'Knowledge.tsv');
  const styles = read('onet-30', 'Work Styles.txt');
  const interests = read('onet-30', 'Interests.txt');
  const values = read('onet-30', 'Work Values.txt');
  const names = {
    skillNames: elementsOf(skills, 'IM'),
    knowledgeNames: elementsOf(knowledge, 'IM'),
    styleNames: elementsOf(styles, 'WI'),
    interestNames: elementsOf(interests, 'OI'),
    valueNames: elementsOf(values, 'EX'),
  };
  return {
    ...names,
    skillImportance: packScale(skills, index, names.skillNames, 'IM', [1, 5]),
    skillLevel: packScale(skills, index, names.skillNames, 'LV', [0, 7]),
    knowledgeImportance: packScale(knowledge, index, names.knowledgeNames, 'IM', [1, 5]),
    knowledgeLevel: packScale(knowledge, index, names.knowledgeNames, 'LV', [0, 7]),
    styleImpact: packScale(styles, index, names.styleNames, 'WI', [-3, 3]),
    interests: packScale(interests, index, names.interestNames, 'OI', [1, 7]),
    values: packScale(values, index, names.valueNames, 'EX', [1, 7]),
  };
}

/** Software and technologies by occupation with the two marks O*NET takes from job postings. */
export function buildTechnology(inputDir: string, index: OccupationIndex): TechnologyTable {
  const path = join(inputDir, 'onet-29.3', 'Technology Skills.tsv');
  const rows = readTable(path, '\t', [CODE, 'Example', 'Hot Technology', 'In Demand']);
  const name = [...new Set(rows.map((row) => cell(row, 'Example')))].sort();
  const rowOf = new Map(name.map((value, position) => [value, position]));
  const hot = new Set(
    rows.filter((row) => cell(row, 'Hot Technology') === 'Y').map((row) => cell(row, 'Example')),
  );
  const used: Set<number>[] = Array.from(index, () => new Set());
  const inDemand: Set<number>[] = Array.from(index, () => new Set());
  for (const row of rows) {
    const position = index.get(cell(row, CODE)) ?? -1;
    const technology = rowOf.get(cell(row, 'Example'));
    if (technology === undefined) continue;
    used[position]?.add(technology);
    if (cell(row, 'In Demand') === 'Y') inDemand[position]?.add(technology);
  }
  const ascending = (set: Set<number>) => [...set].sort((a, b) => a - b);
  return {
    name,
    hot: name.map((value) => (hot.has(value) ? '1' : '0')).join(''),
    rows: used.map(ascending),
    inDemand: inDemand.map(ascending),
  };
}

/** Related occupations in O*NET's order. */
export function buildRelated(inputDir: string, index: OccupationIndex): RelatedTable {
  const path = join(inputDir, 'onet-29.3', 'Related Occupations.tsv');
  const related: [number, number][][] = Array.from(index, () => []);
  for (const row of readTable(path, '\t', [CODE, 'Related O*NET-SOC Code', 'Index'])) {
    const to = index.get(cell(row, 'Related O*NET-SOC Code'));
    if (to !== undefined) related[index.get(cell(row, CODE)) ?? -1]?.push([figure(row, 'Index') ?? 99, to]);
  }
  return { rows: related.map((list) => list.sort((a, b) => a[0] - b[0]).map(([, to]) => to)) };
}
