import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFixtureTraining } from './fixture-training.ts';

const CODE = 'O*NET-SOC Code';

export type Table = readonly (readonly (string | number)[])[];

function write(dir: string, file: string, delimiter: string, rows: Table): void {
  const path = join(dir, file);
  mkdirSync(dirname(path), { recursive: true });
  const quote = (value: string | number) => (/[",;\t]/.test(String(value)) ? `"${value}"` : String(value));
  writeFileSync(path, rows.map((row) => row.map(quote).join(delimiter)).join('\n'));
}

const COOK = '35-2012.00';
const NURSE = '29-1141.00';
const INFANTRY = '55-3016.00';

/** O*NET's tables for two civilian occupations and a military one, with everything the build relies on. */
function writeOnet(dir: string): void {
  const tsv = (file: string, rows: Table) => write(dir, `onet-29.3/${file}.tsv`, '\t', rows);
  tsv('Occupation Data', [
    [CODE, 'Title', 'Description'],
    [NURSE, 'Registered Nurses', 'Assess patients and give nursing care.'],
    [COOK, 'Cooks, Institution and Cafeteria', 'Prepare and cook large quantities of food.'],
    [INFANTRY, 'Infantry', 'Operate weapons in ground combat.'],
  ]);
  tsv('Sample of Reported Titles', [
    [CODE, 'Title', 'Reported Job Title', 'Shown in My Next Move'],
    [COOK, '', 'Cafeteria Cook', 'Y'],
    [NURSE, '', 'Charge Nurse (RN)', 'Y'],
  ]);
  tsv('Alternate Titles', [
    [CODE, 'Title', 'Alternate Title', 'Short Title', 'Source(s)'],
    [COOK, '', 'Galley Cook', '', '08'],
    [COOK, '', 'Cafeteria Cook', '', '08'],
  ]);
  tsv('Job Zones', [
    [CODE, 'Title', 'Job Zone'],
    [COOK, '', 2],
    [NURSE, '', 3],
  ]);
  tsv('Education, Training, and Experience', [
    [CODE, 'Scale ID', 'Category', 'Data Value'],
    [COOK, 'RL', 2, 80],
    [COOK, 'RL', 1, 20],
    [COOK, 'RW', 1, 99],
  ]);
  const rated = [CODE, 'Element ID', 'Element Name', 'Scale ID', 'Data Value'];
  tsv('Skills', [
    rated,
    [COOK, '2.A.1', 'Speaking', 'IM', 3],
    [COOK, '2.A.1', 'Speaking', 'LV', 2],
    [NURSE, '2.A.1', 'Speaking', 'IM', 4.5],
  ]);
  tsv('Knowledge', [
    rated,
    [COOK, '2.C.1', 'Food Production', 'IM', 4.4],
    [COOK, '2.C.1', 'Food Production', 'LV', 4],
  ]);
  tsv('Technology Skills', [
    [CODE, 'Example', 'Hot Technology', 'In Demand'],
    [COOK, 'Menu software', 'N', 'N'],
    [NURSE, 'MEDITECH', 'Y', 'Y'],
  ]);
  tsv('Tools Used', [
    [CODE, 'Example'],
    [COOK, 'Commercial ovens'],
  ]);
  tsv('Related Occupations', [
    [CODE, 'Related O*NET-SOC Code', 'Index'],
    [COOK, NURSE, 1],
  ]);
  tsv('Task Statements', [
    [CODE, 'Task'],
    [COOK, 'Cook meals in a galley for large groups.'],
  ]);
  tsv('Tasks to DWAs', [
    [CODE, 'DWA Title'],
    [COOK, 'Cook foods.'],
  ]);
  const later = (file: string, rows: Table) => write(dir, `onet-30/${file}.txt`, '\t', rows);
  later('Work Styles', [
    rated,
    [COOK, '1.D.1', 'Dependability', 'WI', 2.5],
    [NURSE, '1.D.1', 'Dependability', 'WI', 2.9],
  ]);
  later('Interests', [rated, [COOK, '1.B.1', 'Realistic', 'OI', 6]]);
  later('Work Values', [rated, [COOK, '1.B.2', 'Support', 'EX', 5]]);
  write(dir, 'onet-30/older_work_contexts.csv', ',', [
    [
      'occupation',
      'degree_of_automation_context',
      'importance_of_being_exact_or_accurate_context',
      'importance_of_repeating_same_tasks_context',
      'structured_versus_unstructured_work_context',
    ],
    ['Registered Nurses', 0.3, 0.9, 0.6, 0.8],
  ]);
}

function writeMilitary(dir: string): void {
  const csv = (file: string, rows: Table) => write(dir, `crosswalk/${file}.csv`, ',', rows);
  const dmdc = [
    'service',
    'personnel_category',
    'moc_code',
    'title',
    'code_type',
    'status',
    'dod_occ_code',
    'dod_title',
    'onet1',
    'onet2',
    'description',
  ];
  csv('dmdc_odb_2016_moc_to_onet', [
    dmdc,
    [
      'Army',
      'Enlisted',
      '92G',
      'Food Service Specialist',
      'MOS',
      'Active',
      '180000',
      'Food Service',
      COOK,
      '',
      'Prepares and cooks food.',
    ],
    ['Army', 'Enlisted', 'S9', 'Senior Cook Skill', 'SQI', 'Active', '180000', 'Food Service', COOK, '', ''],
    [
      'Army',
      'Enlisted',
      '94B',
      'Food Service Specialist',
      'MOS',
      'Obsolete',
      '180000',
      'Food Service',
      '35-2012.01',
      '',
      '',
    ],
    [
      'Air Force',
      'Enlisted',
      '3M031',
      'Services Apprentice',
      'AFSC',
      'Active',
      '195000',
      'Not Qualified',
      COOK,
      '',
      '',
    ],
    [
      'Air Force',
      'Enlisted',
      '3M051',
      'Services Journeyman',
      'AFSC',
      'Active',
      '180000',
      'Food Service',
      COOK,
      '',
      '',
    ],
    ['Marine Corps', 'Enlisted', '0311', 'Rifleman', 'MOS', 'Active', '101000', 'Infantry', INFANTRY, '', ''],
  ]);
  const long = ['service', 'personnel_category', 'code_type', 'moc_code', 'onet_soc_2019'];
  csv('moc_to_onet2019_active_long', [
    long,
    ['Army', 'Enlisted', 'MOS', '92G', COOK],
    ['Air Force', 'Enlisted', 'AFSC', '3M051', COOK],
    ['Marine Corps', 'Enlisted', 'MOS', '0311', INFANTRY],
  ]);
  csv('moc_2024_codes_to_onet2019', [
    ['moc_code', 'onet_soc_2019', 'in_dmdc_2016'],
    ['1D751A', NURSE, 'N'],
    ['0311', COOK, 'Y'],
  ]);
  csv('current_codes_titles', [
    ['branch', 'code', 'title'],
    ['Space Force', '8R000', 'Guardian Recruiter -'],
  ]);
  write(dir, 'crosswalk/onet_2010_to_2019.csv', ';', [
    ['soc2010_code', 'soc2019_code'],
    ['35-2012.01', COOK],
  ]);
  csv('mil2fed_military_to_federal_jobs', [
    ['type', 'job_title_id', 'title', 'service', 'personnel_category', 'military_occupation_id'],
    ['LABOR', '7404', 'Cooking', 'Army', 'Enlisted', '92G'],
    ['LABOR', 'GROUP', 'FOOD', 'Army', 'Enlisted', '92G'],
  ]);
  write(dir, 'ranks-and-terms/ranks_by_branch.csv', ',', [
    ['branch', 'pay_grade', 'title', 'abbreviation'],
    ['Army', 'E-5', 'Sergeant', 'SGT'],
  ]);
}

function writeFigures(dir: string): void {
  const ep = [
    '2024 National Employment Matrix code',
    'Employment change, percent, 2024–34',
    'Occupational openings, 2024–34 annual average',
    'Typical education needed for entry',
    'Work experience in a related occupation',
    'Typical on-the-job training needed to attain competency in the occupation',
    'Median annual wage, dollars, 2024[1]',
  ];
  const oews = [
    ...['AREA_TITLE', 'OCC_CODE', 'OCC_TITLE', 'O_GROUP', 'TOT_EMP', 'A_MEAN', 'A_PCT10', 'A_PCT25'],
    ...['A_MEDIAN', 'A_PCT75', 'A_PCT90', 'H_MEDIAN'],
  ];
  write(dir, 'bls/oews_national_M2025.csv', ',', [
    oews,
    ['U.S.', '35-2012', 'Cooks', 'broad', 400, 36000, 25000, 30000, 35000, 40000, '*', 17],
    ['U.S.', '35-2012', 'Cooks', 'detailed', 400, 36000, 25000, 30000, 35000, 40000, '*', 17],
    ['U.S.', '25-1031', 'Architecture Teachers', 'detailed', 7, '*', '*', '*', '*', '*', '*', 50.5],
  ]);
  write(dir, 'bls/ep_2024_34_table1_2.csv', ',', [
    ep,
    ['35-2012', '—', 61.5, '—', 'None', 'None', '—', '—'],
    ['29-1141', 4.9, 189.1, "Bachelor's degree", 'None', 'None', 93600],
  ]);
  write(dir, 'ai-exposure/gpts_are_gpts_occ_level.csv', ',', [
    [CODE, 'dv_rating_beta', 'human_rating_beta'],
    [COOK, 0.1, 0.123456],
  ]);
  write(dir, 'ai-exposure/microsoft_working_with_ai.csv', ',', [
    ['SOC Code', 'ai_applicability_score_user', 'ai_applicability_score_ai'],
    ['35-2012', 0.1, 0.3],
  ]);
  write(dir, 'ai-exposure/anthropic_economic_index.csv', ',', [
    ['occ_code', 'observed_exposure'],
    ['35-2012', 0],
  ]);
  write(dir, 'veteran-earnings/label_dod_occ_code_simple.csv', ',', [
    ['dod_occ_code', 'label'],
    ['18X', 'Service and Supply Handlers'],
    ['180', 'Food Service'],
  ]);
  write(dir, 'veteran-earnings/label_industry.csv', ',', [
    ['industry', 'label'],
    ['72', 'Accommodation and Food Services'],
    ['99', 'Federal Government'],
    ['UN', 'Unclassified'],
  ]);
  write(dir, 'veteran-earnings/label_fipsnum.csv', ',', [
    ['geography', 'label'],
    ['02', 'Alaska'],
    ['48', 'Texas'],
  ]);
  const whereColumns = ['y5_emp', 'status_y5_emp'];
  write(dir, 'veteran-earnings/veoo2ns.csv', ',', [
    ['cohort', 'dod_occ_code', 'industry', ...whereColumns],
    [0, '000', '00', 5000, 1],
    [0, '18X', '00', 1000, 1],
    [0, '18X', '72', 400.5, 1],
    [0, '18X', '99', 7, 5],
    [2000, '18X', '99', 300, 1],
  ]);
  write(dir, 'veteran-earnings/veoo2gs.csv', ',', [
    ['cohort', 'dod_occ_code', 'geography', ...whereColumns],
    [0, '18X', '00', 1000, 1],
    [0, '18X', '48', 250, 1],
  ]);
  const years = ['y1', 'y5', 'y10'];
  write(dir, 'veteran-earnings/veoo3.csv', ',', [
    [
      'cohort',
      'dod_occ_code',
      ...years.flatMap((y) => [`${y}_p25_earnings`, `${y}_p50_earnings`, `${y}_p75_earnings`]),
      ...years.map((y) => `status_${y}_earn`),
    ],
    [0, '180', 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 5],
    [2000, '180', 9, 9, 9, 9, 9, 9, 9, 9, 9, 1, 1, 1],
  ]);
}

/** Writes a whole release of three occupations and a few military codes, for the tests of the build. */
export function writeFixtureRelease(dir: string): void {
  writeOnet(dir);
  writeMilitary(dir);
  writeFigures(dir);
  const csv = (file: string, rows: Table) => write(dir, file, ',', rows);
  writeFixtureTraining(csv, dir);
}
