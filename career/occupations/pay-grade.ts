import type { MilitaryBranch } from '#career/service.ts';
import type { PayGrade } from './military-job.ts';
import { rowsOf } from './reading/table-rows.ts';
import type { RankTable } from './tables.ts';

const GRADE = /\b([EWO])\s*-?\s*(10|[1-9])\b/i;

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Other ways the ranks are written. Squeezed spelling -> the list's title or abbreviation, squeezed. */
const SPELLINGS: Readonly<Record<string, string>> = {
  specialist: 'spc',
  spec4: 'spc',
  sp4: 'spc',
  buck: 'sgt',
  gunny: 'gysgt',
  gunnerysgt: 'gysgt',
  topsergeant: '1sg',
  firstsgt: '1sg',
  sgtmajor: 'sgtmaj',
  chief: 'cpo',
  seniorchief: 'scpo',
  masterchief: 'mcpo',
  pettyofficer1stclass: 'po1',
  pettyofficer2ndclass: 'po2',
  pettyofficer3rdclass: 'po3',
  pettyofficerfirst: 'po1',
  secondlt: '2lt',
  firstlt: '1lt',
  ltcol: 'ltc',
  corporal: 'cpl',
  capt: 'captain',
  maj: 'major',
  col: 'colonel',
  gen: 'general',
};

/** "HM2", "ITC", "BMCS": a rating with the grade of a petty officer behind it. */
const RATE = /^[A-Z]{2,4}?(1|2|3|C|CS|CM)$/;
const RATE_GRADE: Readonly<Record<string, PayGrade>> = {
  '3': 'E-4',
  '2': 'E-5',
  '1': 'E-6',
  C: 'E-7',
  CS: 'E-8',
  CM: 'E-9',
};

/**
 * The pay grade of a rank as typed: "E-7", "SFC", "Sergeant First Class (E7)", "HM2". A rank that means different
 * grades in different services (Captain, Sergeant) is read in `branch`; without a branch it is null unless every
 * service that has it agrees.
 */
export function payGradeOf(
  ranks: Ranks,
  branch: MilitaryBranch | null,
  rankText: string | null,
): PayGrade | null {
  const text = rankText?.trim() ?? '';
  if (text === '') return null;
  const written = GRADE.exec(text);
  if (written?.[1] && written[2]) return gradeOf(`${written[1].toUpperCase()}-${written[2]}`);
  for (const part of [text, ...text.split(/[/,;()]|\s-\s/)]) {
    const key = squeeze(part);
    const found = lookUp(ranks, branch, key) ?? lookUp(ranks, branch, SPELLINGS[key] ?? '');
    if (found) return found;
  }
  const rate = RATE.exec(text.toUpperCase());
  if (rate?.[1] && (branch === null || branch === 'Navy' || branch === 'Coast Guard')) {
    return RATE_GRADE[rate[1]] ?? null;
  }
  return longestTitleWithin(ranks, branch, squeeze(text));
}

/** Squeezed title or abbreviation -> branch -> grade. */
export type Ranks = ReadonlyMap<string, ReadonlyMap<string, PayGrade>>;

function gradeOf(text: string): PayGrade | null {
  return /^(?:E-[1-9]|W-[1-5]|O-(?:10|[1-9]))$/.test(text) ? (text as PayGrade) : null;
}

/** The ranks of all services by what they are called. */
export function readRanks(table: RankTable): Ranks {
  const ranks = new Map<string, Map<string, PayGrade>>();
  for (const { title, abbreviation, payGrade, branch } of rowsOf('ranks', { ...table })) {
    const grade = gradeOf(payGrade);
    if (!grade) continue;
    for (const key of [squeeze(title), squeeze(abbreviation)]) {
      const byBranch = ranks.get(key) ?? new Map<string, PayGrade>();
      ranks.set(key, byBranch);
      if (!byBranch.has(branch)) byBranch.set(branch, grade);
    }
  }
  return ranks;
}

function lookUp(ranks: Ranks, branch: MilitaryBranch | null, key: string): PayGrade | null {
  const byBranch = ranks.get(key);
  if (!byBranch) return null;
  const own = branch === null ? undefined : byBranch.get(branch);
  if (own) return own;
  const grades = new Set(byBranch.values());
  return grades.size === 1 ? ([...grades][0] ?? null) : null;
}

function longestTitleWithin(ranks: Ranks, branch: MilitaryBranch | null, text: string): PayGrade | null {
  const titles = [...ranks.keys()].filter((key) => key.length > 5 && text.includes(key));
  titles.sort((a, b) => b.length - a.length);
  for (const title of titles) {
    const found = lookUp(ranks, branch, title);
    if (found) return found;
  }
  return null;
}
