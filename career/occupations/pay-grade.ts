import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { MilitaryBranch } from '#career/service.ts';
import rows from '#knowledge/occupations/rank-spellings.json' with { type: 'json' };
import type { PayGrade } from './military-job.ts';
import { rowsOf } from './reading/table-rows.ts';
import type { RankTable } from './tables.ts';

const GRADE = /\b([EWO])\s*-?\s*(10|[1-9])\b/i;

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const squeezedWord = words.regex(/^[a-z0-9]+$/, 'must be lower case letters and figures without spaces');

/** Other ways the ranks are written: squeezed spelling, and the list's title or abbreviation, squeezed. */
export const rankSpellings = tableOf(
  'occupations/rank-spellings.json',
  rows,
  () => entryOf({ written: squeezedWord, rank: squeezedWord }),
  noRepeats('written', (entry) => entry.written),
);

const rankWritten = lazily(
  () => new Map(rankSpellings.entries().map(({ written, rank }) => [written, rank])),
);

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
    const found = lookUp(ranks, branch, key) ?? lookUp(ranks, branch, rankWritten().get(key) ?? '');
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
