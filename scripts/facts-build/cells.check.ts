import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { levelAt } from '#career/places/packed-pay.ts';
import { repositoryFacts, repositoryOnDemand } from '#career/testing/repository-facts.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';

// Run by `npm test` where the official releases lie beside the repository, and named there where they do not. The
// readers of the site are held against the releases, not the code that built the tables.
const RELEASES = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const SAMPLED = 200;

/** So many rows, spread over a whole table, the same ones each time. */
function sample(rows: readonly Row[]): Row[] {
  const step = rows.length / SAMPLED;
  return Array.from({ length: SAMPLED }, (_, at) => rows[Math.floor(at * step)] as Row);
}

const read = (file: string, delimiter: ',' | '\t', column: string) =>
  readTable(join(RELEASES, file), delimiter, [column]);
const occupations = (rows: readonly Row[], column: string) =>
  rows.filter((row) => !cell(row, column).endsWith('-0000') && cell(row, column) !== '');
const { localPay, places, uniformPay } = repositoryFacts();

describe('200 cells of each table of places and pay are what was published', () => {
  it('median pay by metropolitan area', () => {
    for (const row of sample(read('places/oews_metro_may2025_medians.csv.gz', ',', 'median_annual'))) {
      const published = figure(row, 'median_annual');
      const median = localPay.metroMedian([cell(row, 'soc')], cell(row, 'area').slice(2));
      expect(median?.dollars ?? null).toBe(published === null ? null : Math.min(published, 239_200));
    }
  });

  it('pay and employment by state', () => {
    const rows = occupations(read('places/oews_state_2024.tsv', '\t', 'A_MEDIAN'), 'OCC_CODE');
    for (const row of sample(rows)) {
      const told = localPay.state([cell(row, 'OCC_CODE')], cell(row, 'PRIM_STATE'));
      const pay = (column: string) => (cell(row, column) === '#' ? 239_200 : figure(row, column));
      expect(
        [told?.employment, told?.p25?.dollars, told?.median?.dollars, told?.p75?.dollars].map(
          (value) => value ?? null,
        ),
      ).toEqual([figure(row, 'TOT_EMP'), pay('A_PCT25'), pay('A_MEDIAN'), pay('A_PCT75')]);
    }
  });

  it('levels by wage area', () => {
    const { soc, area, cells } = repositoryOnDemand.levels();
    for (const row of sample(read('places/oflc_wages_2025-26.csv.gz', ',', 'level4_hourly'))) {
      const at = soc.indexOf(cell(row, 'soc')) * area.length + area.indexOf(cell(row, 'area'));
      const yearly = (column: string) => {
        const published = figure(row, column) ?? 0;
        return published === 0 ? null : Math.round(published >= 1000 ? published : published * 2080);
      };
      expect([levelAt(cells, 2 * at)?.dollars ?? null, levelAt(cells, 2 * at + 1)?.dollars ?? null]).toEqual([
        yearly('level1_hourly'),
        yearly('level4_hourly'),
      ]);
    }
  });

  it('outlook by state', () => {
    const { state, stateFips } = repositoryOnDemand.places();
    const rows = occupations(read('outlook/state_projections_2022_32.tsv', '\t', 'Base'), 'OccCode');
    for (const row of sample(rows.filter((row) => cell(row, 'STFIPS') !== '0'))) {
      const code = state[stateFips.indexOf(cell(row, 'STFIPS').padStart(2, '0'))] ?? '';
      expect(localPay.outlook([cell(row, 'OccCode')], code)).toEqual({
        base: figure(row, 'Base'),
        projected: figure(row, 'Projected'),
        openingsPerYear: figure(row, 'AvgAnnualOpenings'),
        percent: figure(row, 'PercentChange'),
      });
    }
  });

  it('ZIP codes and their counties', () => {
    const rows = read('places/zcta_county_2020.csv', ',', 'is_primary');
    for (const row of sample(rows.filter((row) => cell(row, 'is_primary') === '1'))) {
      const place = places().byKey(`zip:${cell(row, 'zcta5')}`);
      expect(place?.county?.fips).toBe(cell(row, 'fips_code_county'));
    }
  });

  it('ZIP codes and their housing areas', () => {
    const text = readFileSync(join(RELEASES, 'military-pay', 'zip_to_housing_area_2026.txt'), 'utf8');
    const rows = text
      .trim()
      .split('\n')
      .map((line) => ({ zip: line.slice(0, 5), area: line.slice(6).trim() }));
    for (const row of sample(rows)) {
      const place = places().byKey(`zip:${cell(row, 'zip')}`);
      if (place !== null) expect(place.housing?.code ?? 'XX499').toBe(cell(row, 'area'));
    }
  });

  it('price levels', () => {
    const rows = read('places/bea_rpp_2023.csv', ',', 'RPP 2023').filter(
      (row) =>
        cell(row, 'Description') === 'RPPs: All items' &&
        places().byKey(`area:${cell(row, 'GeoFIPS')}`) !== null,
    );
    expect(rows.length).toBeGreaterThan(360);
    for (const row of rows)
      expect(places().byKey(`area:${cell(row, 'GeoFIPS')}`)?.prices?.level).toBe(figure(row, 'RPP 2023'));
  });

  it('basic pay and housing allowances, every cell', () => {
    const json = (file: string) => JSON.parse(readFileSync(join(RELEASES, 'military-pay', file), 'utf8'));
    const pay = json('basic-pay-2026.json') as {
      headers: string[];
      tables: Record<string, Record<string, (number | null)[]>>;
    };
    for (const [grade, cells] of Object.values(pay.tables).flatMap((table) => Object.entries(table)))
      cells.forEach((published, at) => {
        expect(uniformPay().basicPay(grade, pay.headers[at] ?? ''), grade).toBe(published);
      });
    for (const [file, dependents] of [
      ['bah-2026-with-dependents.json', true],
      ['bah-2026-without-dependents.json', false],
    ] as const) {
      const rates = json(file).ratesByMha as Record<string, { rates: Record<string, number> }>;
      for (const [area, { rates: byGrade }] of Object.entries(rates))
        for (const [grade, rate] of Object.entries(byGrade))
          expect(uniformPay().housing(grade, area, dependents), `${area} ${grade}`).toBe(rate);
    }
  });

  it('counties and the wage areas they are in', () => {
    const { county, countyName, state, stateFips } = repositoryOnDemand.places();
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
    const known = new Map(
      county.map((fips, row) => [
        `${state[stateFips.indexOf(fips.slice(0, 2))]} ${plain(countyName[row] ?? '')}`,
        fips,
      ]),
    );
    let compared = 0;
    for (const row of sample(read('places/oflc_areas_counties_2025-26.csv', ',', 'Area'))) {
      const fips = known.get(`${cell(row, 'StateAb')} ${plain(cell(row, 'CountyTownName'))}`);
      // Towns of New England and Connecticut's planning regions are no counties.
      if (fips === undefined) continue;
      expect(places().byKey(`county:${fips}`)?.area?.code, fips).toBe(cell(row, 'Area'));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('the food allowance', () => {
    const published = JSON.parse(readFileSync(join(RELEASES, 'military-pay', 'bas-2026.json'), 'utf8'));
    expect([uniformPay().food('O-3'), uniformPay().food('E-6')]).toEqual([
      published.rates.officers,
      published.rates.enlisted,
    ]);
  });

  it('what the nation pays for work without yearly pay, every cell', () => {
    const { soc, per, p25, median, p75, group, sourceId } = repositoryOnDemand.nation();
    const wages = new Map(
      read('bls/oews_national_M2025.csv', ',', 'H_MEDIAN').map((row) => [cell(row, 'OCC_CODE'), row]),
    );
    const projections = read('bls/ep_2024_34_table1_2.csv', ',', 'Median annual wage, dollars, 2024[1]');
    soc.forEach((code, row) => {
      expect(figure(wages.get(code) ?? {}, 'A_MEDIAN'), code).toBeNull();
      if (sourceId[row] === 'bls-ep-2024-34') {
        const own = projections.find((one) => cell(one, '2024 National Employment Matrix code') === code);
        expect(figure(own ?? {}, 'Median annual wage, dollars, 2024[1]')).toBe(median[row]);
        return;
      }
      const own = wages.get(group[row] === '' ? code : `${code.slice(0, 2)}-0000`) ?? {};
      const unit = per[row] === 'hour' ? 'H' : 'A';
      expect(['PCT25', 'MEDIAN', 'PCT75'].map((column) => figure(own, `${unit}_${column}`))).toEqual([
        p25[row],
        median[row],
        p75[row],
      ]);
    });
  });
});
