import { join } from 'node:path';
import { packInteger } from '#career/occupations/packed.ts';
import { packPoint } from '#career/places/point.ts';
import type { SponsorTable } from '#career/training/tables.ts';
import { calmCity, collected, pointOf } from './collected.ts';
import { cell, readTable } from './read-table.ts';

const TRAINING = 'training';

/** Sponsors of registered apprenticeships, and what they train by the official titles of occupations. */
export function buildSponsors(inputDir: string): SponsorTable {
  const socByTitle = socsByTitle(inputDir);
  const rows = readTable(join(inputDir, TRAINING, 'sponsors_2026-08.csv.gz'), ',', [
    'state',
    'name',
    'city',
    'lat',
    'lon',
    'occupations',
  ]);
  const rapids = apprenticeables(inputDir);
  const states = [...new Set(rows.map((row) => cell(row, 'state')))].sort();
  const occupations = collected();
  // A handful of names are cut off in the release and so belong to no occupation: 0.1% of all.
  const trains = rows.map((row) =>
    cell(row, 'occupations')
      .split('|')
      .filter((title) => socByTitle.has(title))
      .map((title) => packInteger(occupations.rowOf(title), 2))
      .join(''),
  );
  return {
    states,
    name: rows.map((row) => cell(row, 'name')),
    city: rows.map((row) => (/\d/.test(cell(row, 'city')) ? '' : calmCity(cell(row, 'city')))),
    state: rows.map((row) => states.indexOf(cell(row, 'state'))),
    points: rows.map((row) => packPoint(pointOf(row, 'lat', 'lon'))).join(''),
    trains,
    occupations: occupations.texts(),
    socs: occupations.texts().map((title) => socByTitle.get(title) ?? ''),
    rapids: rapids.map(({ code }) => code),
    rapidsTitle: rapids.map(({ title }) => title),
    rapidsSoc: rapids.map(({ soc }) => soc),
  };
}

/** Occupations that can be apprenticed, each title once: the release repeats them under the names they had before. */
function apprenticeables(inputDir: string): { code: string; title: string; soc: string }[] {
  const rows = readTable(join(inputDir, TRAINING, 'rapids_to_soc_2026-03.csv'), ',', [
    'rapids_code',
    'title',
    'soc',
  ]).map((row) => ({
    code: cell(row, 'rapids_code'),
    title: cell(row, 'title')
      .replace(/\s*\((?:(?:Existing|Alternate) Title:.*|Nof)\)/gi, '')
      .replace(/\(\s+/g, '('),
    soc: cell(row, 'soc'),
  }));
  return [...Map.groupBy(rows, ({ title, soc }) => `${soc} ${title.toLowerCase()}`).values()].flatMap(
    ([first]) => (first ? [first] : []),
  );
}

/** SOC codes by the official titles of the O*NET occupations that belong to them. */
function socsByTitle(inputDir: string): ReadonlyMap<string, string> {
  const rows = readTable(join(inputDir, 'onet-29.3', 'Occupation Data.tsv'), '\t', [
    'O*NET-SOC Code',
    'Title',
  ]);
  return new Map(rows.map((row) => [cell(row, 'Title'), cell(row, 'O*NET-SOC Code').slice(0, 7)]));
}
