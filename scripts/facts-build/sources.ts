import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthOf } from '#career/occupations/source-words.ts';
import type { SourceRow } from '#career/occupations/tables.ts';
import { PLACE_SOURCES } from './place-sources.ts';
import { TRAINING_SOURCES } from './training-sources.ts';

export interface SourceEntry extends Omit<SourceRow, 'inputs'> {
  readonly files: readonly string[];
}

const onet = (file: string) => `onet-29.3/${file}.tsv`;

/** Where every table comes from. The attribution is what its licence, or courtesy, asks us to show. */
export const SOURCES: readonly SourceEntry[] = [
  {
    id: 'onet-29.3',
    label: 'O*NET 29.3 Database',
    publisher: 'US Department of Labor, Employment and Training Administration',
    version: '29.3',
    date: '2025-05',
    licence: 'CC BY 4.0',
    attribution:
      'This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Mission Ready has modified this information: it is selected, scaled and turned into figures.',
    tables: ['occupations', 'ratings', 'terms', 'technology', 'related', 'military'],
    files: [
      onet('Occupation Data'),
      onet('Sample of Reported Titles'),
      onet('Alternate Titles'),
      onet('Job Zones'),
      onet('Education, Training, and Experience'),
      onet('Skills'),
      onet('Knowledge'),
      onet('Technology Skills'),
      onet('Tools Used'),
      onet('Related Occupations'),
      onet('Task Statements'),
      onet('Tasks to DWAs'),
    ],
  },
  {
    id: 'onet-30',
    label: 'O*NET work styles, interests, work values and work context',
    publisher: 'US Department of Labor, Employment and Training Administration',
    version: 'ratings through December 2025; work context from an earlier release',
    date: '2025-12',
    licence: 'CC BY 4.0',
    attribution:
      'This product includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.',
    tables: ['ratings', 'occupations'],
    files: [
      'onet-30/Work Styles.txt',
      'onet-30/Interests.txt',
      'onet-30/Work Values.txt',
      'onet-30/older_work_contexts.csv',
    ],
  },
  {
    id: 'dmdc-2016',
    label: 'DoD Occupational Database, military to civilian crosswalk',
    publisher: 'Defense Manpower Data Center, published by the Department of Veterans Affairs',
    version: 'March 2016, mapped to the 2019 O*NET codes',
    date: '2016-03-14',
    licence: 'US government work',
    attribution: 'Source: DoD Defense Manpower Data Center, Occupational Database, March 2016.',
    tables: ['military'],
    files: [
      'crosswalk/dmdc_odb_2016_moc_to_onet.csv',
      'crosswalk/moc_to_onet2019_active_long.csv',
      'crosswalk/onet_2010_to_2019.csv',
    ],
  },
  {
    id: 'onet-military-2024',
    label: 'O*NET military crosswalk',
    publisher: 'US Department of Labor, Employment and Training Administration',
    version: 'July 2024',
    date: '2024-07',
    licence: 'CC BY 4.0',
    attribution:
      'Includes information from the O*NET Military Crosswalk (July 2024) by the U.S. Department of Labor, Employment and Training Administration, used under the CC BY 4.0 license.',
    tables: ['military'],
    files: ['crosswalk/moc_2024_codes_to_onet2019.csv'],
  },
  {
    id: 'current-codes',
    label: 'List of current military codes and titles',
    publisher: 'Our own list, from what the services publish',
    version: 'our own list',
    date: 'not stated',
    licence: 'None stated (facts only)',
    attribution: 'Titles of current military codes: our own list, from what the services publish.',
    tables: ['military'],
    files: ['crosswalk/current_codes_titles.csv'],
  },
  {
    id: 'mil2fed',
    label: 'Mil2FedJobs crosswalk',
    publisher: 'Department of Labor, Office of Personnel Management and the State of Maryland',
    version: 'through 2016',
    date: '2016',
    licence: 'US government work',
    attribution: 'Source: Mil2FedJobs federal jobs crosswalk, through 2016.',
    tables: ['federal'],
    files: ['crosswalk/mil2fed_military_to_federal_jobs.csv'],
  },
  {
    id: 'oews-2025',
    label: 'BLS Occupational Employment and Wage Statistics, May 2025',
    publisher: 'US Bureau of Labor Statistics',
    version: 'May 2025, national',
    date: '2025-05',
    licence: 'Public domain',
    attribution:
      'Source: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2025.',
    tables: ['labour', 'nation'],
    files: ['bls/oews_national_M2025.csv'],
  },
  {
    id: 'bls-ep-2024-34',
    label: 'BLS Employment Projections 2024-34',
    publisher: 'US Bureau of Labor Statistics',
    version: '2024-34',
    date: '2025-08',
    licence: 'Public domain',
    attribution: 'Source: U.S. Bureau of Labor Statistics, Employment Projections 2024-34.',
    tables: ['labour', 'nation'],
    files: ['bls/ep_2024_34_table1_2.csv'],
  },
  {
    id: 'gpts-are-gpts',
    label: 'Eloundou and others, “GPTs are GPTs”',
    publisher: 'T. Eloundou, S. Manning, P. Mishkin, D. Rock',
    version: 'occupation-level ratings',
    date: '2023-03',
    licence: 'MIT',
    attribution: 'AI exposure ratings: Eloundou, Manning, Mishkin and Rock, “GPTs are GPTs” (MIT license).',
    tables: ['exposure'],
    files: ['ai-exposure/gpts_are_gpts_occ_level.csv'],
  },
  {
    id: 'working-with-ai',
    label: 'Tomlinson and others, “Working with AI”',
    publisher: 'Microsoft Research',
    version: 'AI applicability scores',
    date: '2025-07',
    licence: 'CC BY 4.0',
    attribution:
      'AI applicability scores: Tomlinson and others, “Working with AI”, Microsoft Research (CC BY 4.0).',
    tables: ['exposure'],
    files: ['ai-exposure/microsoft_working_with_ai.csv'],
  },
  {
    id: 'anthropic-economic-index',
    label: 'Anthropic Economic Index, observed exposure',
    publisher: 'Anthropic',
    version: 'observed exposure by occupation',
    date: 'not stated',
    licence: 'CC BY',
    attribution: 'Observed exposure: Anthropic Economic Index (CC BY).',
    tables: ['exposure'],
    files: ['ai-exposure/anthropic_economic_index.csv'],
  },
  {
    id: 'ranks',
    label: 'Ranks and pay grades of the six branches',
    publisher: 'Our own table, from what the services publish',
    version: 'our own list',
    date: 'not stated',
    licence: 'Facts only',
    attribution: 'Ranks and pay grades: our own table, from what the services publish.',
    tables: ['ranks'],
    files: ['ranks-and-terms/ranks_by_branch.csv'],
  },
  {
    id: 'census-veo',
    label: 'Census Veteran Employment Outcomes (Army enlisted)',
    publisher: 'US Census Bureau',
    version: 'all separation years together',
    date: 'not stated',
    licence: 'Public domain',
    attribution:
      'Source: U.S. Census Bureau, Veteran Employment Outcomes (VEO); Army enlisted veterans only.',
    tables: ['earnings', 'destinations'],
    files: [
      'veteran-earnings/veoo3.csv',
      'veteran-earnings/veoo2ns.csv',
      'veteran-earnings/veoo2gs.csv',
      'veteran-earnings/label_dod_occ_code_simple.csv',
      'veteran-earnings/label_industry.csv',
      'veteran-earnings/label_fipsnum.csv',
    ],
  },
  ...PLACE_SOURCES,
  ...TRAINING_SOURCES,
];

/** Of when a source is, in words: "May 2025". */
export function dateOfSource(sourceId: string): string {
  return monthOf(SOURCES.find(({ id }) => id === sourceId)?.date ?? '') ?? '';
}

/** The sources with the SHA-256 of every input file as read. */
export function buildSources(inputDir: string): { sources: SourceRow[] } {
  return {
    sources: SOURCES.map(({ files, ...source }) => ({
      ...source,
      inputs: files.map((file) => ({
        file,
        sha256: createHash('sha256')
          .update(readFileSync(join(inputDir, file)))
          .digest('hex'),
      })),
    })),
  };
}
