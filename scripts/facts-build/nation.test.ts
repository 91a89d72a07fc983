import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildNation } from './labour.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'nation-'));
  mkdirSync(join(dir, 'bls'));
  const rows = (file: string, lines: readonly string[]) =>
    writeFileSync(join(dir, 'bls', file), lines.join('\n'));
  rows('oews_national_M2025.csv', [
    'OCC_CODE,OCC_TITLE,O_GROUP,A_PCT25,A_MEDIAN,A_PCT75,H_PCT25,H_MEDIAN,H_PCT75',
    '29-1141,Nurses,detailed,80000,95000,110000,38,45,53',
    '27-2031,Dancers,detailed,*,*,*,17.23,24.8,38.36',
    '45-0000,Farming,major,34540,36630,44990,16.6,17.61,21.63',
  ]);
  rows('ep_2024_34_table1_2.csv', [
    [
      '2024 National Employment Matrix code',
      '"Employment change, percent, 2024–34"',
      '"Occupational openings, 2024–34 annual average"',
      '"Median annual wage, dollars, 2024[1]"',
      'Typical education needed for entry',
      'Work experience in a related occupation',
      'Typical on-the-job training needed to attain competency in the occupation',
    ].join(),
    '11-1031,3.4,2.2,44810,,,',
    '45-3031,-4.6,2.8,—,,,',
  ]);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('work without yearly pay has the nation’s by the hour, else the median of the projections, else its whole group’s', () => {
  expect(buildNation(dir, ['11-1031', '27-2031', '29-1141', '45-3031', '51-9999'], 'May 2025')).toEqual({
    soc: ['11-1031', '27-2031', '45-3031'],
    per: ['year', 'hour', 'year'],
    group: ['', '', 'Farming'],
    p25: [null, 17.23, 34_540],
    median: [44_810, 24.8, 36_630],
    p75: [null, 38.36, 44_990],
    sourceId: ['bls-ep-2024-34', 'oews-2025', 'oews-2025'],
    asOf: ['2024', 'May 2025', 'May 2025'],
  });
});
