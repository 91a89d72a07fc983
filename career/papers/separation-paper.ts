import { calmed, itemsOf, listEntry, nameEntries, oneLine } from './form-values.ts';
import { type FormLabel, labelledParts } from './labelled-parts.ts';
import type { PaperEntry } from './paper.ts';
import { branchIn, rankIn, type ServiceFacts } from './service-words.ts';

type Key =
  | 'name'
  | 'branch'
  | 'rank'
  | 'payGrade'
  | 'specialty'
  | 'entered'
  | 'separated'
  | 'awards'
  | 'schools';

/** The boxes of DD 214, "Certificate of Release or Discharge from Active Duty", by their printed names. */
const LABELS: readonly FormLabel<Key>[] = [
  ['name', 'name'],
  ['department,? component,? and branch', 'branch'],
  ['social security n(?:umber|o\\.?)|date of birth|reserve oblig\\w*\\.?[^:\\n]{0,30}', null],
  ['grade,? rate,? or rank', 'rank'],
  ['pay grade', 'payGrade'],
  ['primary specialty', 'specialty'],
  ['record of service', null],
  ['date entered ad this period', 'entered'],
  ['separation date this period', 'separated'],
  ['decorations,? medals,? badges[^:\\n]{0,80}', 'awards'],
  ['military education', 'schools'],
  [
    'place of entry[^:\\n]{0,40}|home of record[^:\\n]{0,60}|last duty assignment[^:\\n]{0,40}|station where separated|command to which transferred|sgli coverage|net active service[^:\\n]{0,20}|total prior[^:\\n]{0,30}|foreign service|sea service|effective date of pay grade|initial entry training|member contributed[^:\\n]{0,120}|commissioned through[^:\\n]{0,60}|enlisted under[^:\\n]{0,60}|days accrued[^:\\n]{0,30}|member was provided[^:\\n]{0,120}|remarks|mailing address[^:\\n]{0,40}|nearest relative[^:\\n]{0,40}|member requests[^:\\n]{0,80}|signature[^:\\n]{0,60}|official authorized[^:\\n]{0,60}|type of separation|character of service|separation (?:authority|code)|reentry code|narrative reason[^:\\n]{0,30}|dates of time lost[^:\\n]{0,30}',
    null,
  ],
];

/** What a DD 214 says: name, branch, rank, specialty, dates of this period, awards and schools. */
export function separationEntries(text: string, facts: ServiceFacts): PaperEntry[] {
  const parts = labelledParts(text, LABELS);
  const first = (key: Key) => parts.find((part) => part.key === key)?.value ?? '';
  const component = oneLine(first('branch'));
  const branch = branchIn(component);
  const rank =
    rankIn(facts, oneLine(first('rank')), branch) ??
    oneLine(first('payGrade')).replace(/^([EWO])-?0?/i, '$1-');
  return [
    ...nameEntries(oneLine(first('name'))),
    ...listEntry('militaryBranch', [branch ?? '']),
    ...listEntry('militaryComponent', [componentIn(component)]),
    ...listEntry('militaryRank', [rank]),
    ...listEntry('militaryOccupation', [specialtyIn(first('specialty'))]),
    ...listEntry('militaryStartDate', [dateIn(first('entered'))]),
    ...listEntry('militaryEndDate', [dateIn(first('separated'))]),
    ...listEntry('militaryAwards', itemsOf(first('awards')).map(calmed)),
    ...listEntry('militaryTraining', itemsOf(first('schools')).map(calmed)),
  ];
}

function componentIn(text: string): string {
  if (/guard|\bANG\b|\bARNG/i.test(text) && !/coast guard(?!.*(?:reserve|guard))/i.test(text)) return 'Guard';
  return /reserve|\bUS[ANMCF]+R\b/i.test(text)
    ? 'Reserve'
    : /\bRA\b|regular|REGAF|active|\bUSN\b|\bUSMC\b|\bUSAF\b|\bUSCG\b/i.test(text)
      ? 'Active'
      : '';
}

/** "92Y30 UNIT SUPPLY SPECIALIST - 8 YRS 2 MOS//NOTHING FOLLOWS": code and title of the first. */
function specialtyIn(value: string): string {
  const [first = ''] = itemsOf(value);
  const told = first.replace(/\s*[-–,(]\s*(?:\d+ (?:YRS?|YEARS?)|FROM\b).*$/i, '');
  const [, code = '', title = ''] = /^([0-9A-Z-]{2,8})[\s,:-]+(.+)$/.exec(told) ?? [];
  return code === '' ? calmed(told) : `${code} ${calmed(title)}`.slice(0, 100);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "2009 06 15", "20090615", "2009 JUN 15", "15 JUN 2009": as month and year, "06/2009". */
export function dateIn(value: string): string {
  const text = oneLine(value);
  const figures = /((?:19|20)\d{2})[\s/-]*(0[1-9]|1[0-2])[\s/-]*(?:[0-3]\d)?/.exec(text);
  if (figures) return `${figures[2]}/${figures[1]}`;
  const slashed = /\b(\d{1,2})\/(?:\d{1,2}\/)?((?:19|20)\d{2})\b/.exec(text);
  if (slashed) return `${(slashed[1] ?? '').padStart(2, '0')}/${slashed[2]}`;
  const [, before = '', name = '', after = ''] =
    /((?:19|20)\d{2})?[\s/-]*\b([A-Z]{3})[A-Z]*\b[\s/-]*(?:\d{1,2}[\s,]+)?((?:19|20)\d{2})?/i.exec(text) ??
    [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  const year = before === '' ? after : before;
  return month > 0 && year !== '' ? `${String(month).padStart(2, '0')}/${year}` : '';
}
