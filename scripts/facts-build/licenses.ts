import {
  BACKGROUNDS,
  EDUCATIONS,
  EXAMS,
  EXPERIENCES,
  LICENSE_TYPES,
} from '#career/training/license-terms.ts';
import type { LicenseTable } from '#career/training/tables.ts';
import { byText, collected } from './collected.ts';
import { cell, type Row, readTable } from './read-table.ts';

const FEDERAL = -1;

/**
 * "2024-03-20" as it is; what is no day (the release has "1013-20-21" and "2023-50-22") as empty. February 30 would be
 * read as a day of March, so the day has to come back as it was.
 */
function dated(text: string): string {
  const day = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(text) : null;
  const isDay = day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isDay ? text : '';
}

/** The place of a closed column's cell in our list; '.' for an empty one. Throws for words the list does not hold. */
function placeOf(terms: readonly { readonly published: string }[], text: string, column: string): string {
  if (text === '') return '.';
  const place = terms.findIndex(({ published }) => published === text);
  if (place < 0) throw new Error(`training/state_licences: “${text}” in ${column} is not known`);
  return String(place);
}

/** Licenses by state and occupation. A federal license, which the release repeats for each state, stands once. */
export function buildLicenses(path: string): LicenseTable {
  const rows = readTable(path, ',', [
    'state',
    'licence_id',
    'title',
    'jurisdiction',
    'Type',
    'Exam',
    'agency',
    'url',
    'updated',
    'socs',
  ]);
  const states = [...new Set(rows.map((row) => cell(row, 'state')))].sort();
  const [agencies, addresses, socs] = [collected(), collected(), collected()];
  const seen = new Set<string>();
  const kept = rows
    .filter((row) => {
      if (cell(row, 'jurisdiction') !== 'Federal') return true;
      const id = `${cell(row, 'licence_id')} ${cell(row, 'socs')}`;
      return !seen.has(id) && seen.add(id) !== undefined;
    })
    .sort(
      (one, other) =>
        byText(cell(one, 'socs'), cell(other, 'socs')) ||
        byText(cell(one, 'state'), cell(other, 'state')) ||
        byText(cell(one, 'title'), cell(other, 'title')),
    );
  const closed = (column: string, terms: readonly { readonly published: string }[]) =>
    kept.map((row) => placeOf(terms, cell(row, column), column)).join('');
  const addressOf = (row: Row) => {
    const url = cell(row, 'url');
    return URL.canParse(url) && /^https?:/.test(url) ? addresses.rowOf(url) : -1;
  };
  return {
    title: kept.map((row) => cell(row, 'title')),
    state: kept.map((row) =>
      cell(row, 'jurisdiction') === 'Federal' ? FEDERAL : states.indexOf(cell(row, 'state')),
    ),
    agency: kept.map((row) => agencies.rowOf(agencyOf(cell(row, 'agency')))),
    address: kept.map(addressOf),
    soc: kept.map((row) => socs.rowOf(cell(row, 'socs').replaceAll(' ', '|'))),
    type: closed('Type', LICENSE_TYPES),
    exam: closed('Exam', EXAMS),
    education: closed('Education', EDUCATIONS),
    experience: closed('Experience', EXPERIENCES),
    background: closed('Background check', BACKGROUNDS),
    updated: kept.map((row) => dated(cell(row, 'updated'))),
    states,
    agencies: agencies.texts(),
    addresses: addresses.texts(),
    socs: socs.texts(),
  };
}

/** An agency and its parts; the release writes some parts twice, and NULL for some. */
const agencyOf = (text: string) =>
  [...new Set(text.split(' · '))].filter((part) => part !== 'NULL').join('|');
