import { join } from 'node:path';
import type { ExposureTable } from '#career/occupations/tables.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';

const DECIMALS = 10_000;
const rounded = (value: number | null) => (value === null ? null : Math.round(value * DECIMALS) / DECIMALS);

function byCode(rows: readonly Row[], codeColumn: string, read: (row: Row) => number | null) {
  return new Map(rows.map((row) => [cell(row, codeColumn), rounded(read(row))]));
}

/** Mean of two published columns; null unless both are there. */
function meanOf(row: Row, first: string, second: string): number | null {
  const a = figure(row, first);
  const b = figure(row, second);
  return a === null || b === null ? null : (a + b) / 2;
}

/** Four published measures, by O*NET-SOC code where the study gives it, otherwise by SOC code. */
export function buildExposure(inputDir: string, occupationCodes: readonly string[]): ExposureTable {
  const folder = join(inputDir, 'ai-exposure');
  const eloundou = readTable(join(folder, 'gpts_are_gpts_occ_level.csv'), ',', [
    'O*NET-SOC Code',
    'dv_rating_beta',
    'human_rating_beta',
  ]);
  const microsoft = readTable(join(folder, 'microsoft_working_with_ai.csv'), ',', [
    'SOC Code',
    'ai_applicability_score_user',
    'ai_applicability_score_ai',
  ]);
  const anthropic = readTable(join(folder, 'anthropic_economic_index.csv'), ',', [
    'occ_code',
    'observed_exposure',
  ]);
  const humanBeta = byCode(eloundou, 'O*NET-SOC Code', (row) => figure(row, 'human_rating_beta'));
  const modelBeta = byCode(eloundou, 'O*NET-SOC Code', (row) => figure(row, 'dv_rating_beta'));
  const applicability = byCode(microsoft, 'SOC Code', (row) =>
    meanOf(row, 'ai_applicability_score_user', 'ai_applicability_score_ai'),
  );
  const observed = byCode(anthropic, 'occ_code', (row) => figure(row, 'observed_exposure'));
  const perOccupation = (values: ReadonlyMap<string, number | null>) =>
    occupationCodes.map((code) => values.get(code) ?? values.get(code.slice(0, 7)) ?? null);
  return {
    measures: [
      {
        id: 'eloundou-human',
        label: 'Share of tasks that language models could speed up, rated by people',
        sourceId: 'gpts-are-gpts',
        values: perOccupation(humanBeta),
      },
      {
        id: 'eloundou-model',
        label: 'Share of tasks that language models could speed up, rated by a model',
        sourceId: 'gpts-are-gpts',
        values: perOccupation(modelBeta),
      },
      {
        id: 'microsoft-applicability',
        label: 'How well AI assistants do the activities of the work, from assistant conversations',
        sourceId: 'working-with-ai',
        values: perOccupation(applicability),
      },
      {
        id: 'anthropic-observed',
        label: 'Share of the work for which AI use is observed',
        sourceId: 'anthropic-economic-index',
        values: perOccupation(observed),
      },
    ],
  };
}
