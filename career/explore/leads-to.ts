import { EMPTY_RECORD } from '#career/empty-record.ts';
import { matchVeteran } from '#career/matching/match-veteran.ts';
import type { Matching } from '#career/matching/matching.ts';
import { fieldsOfMilitaryJob } from '#career/matching/military-fields.ts';
import type { TitleMatch } from '#career/matching/title-match.ts';
import { POINTS_NOWHERE } from '#career/matching/wording/reasons.ts';
import { thousands, weeksInWords } from '#career/matching/wording/sentence.ts';
import { nationPayInShort } from '#career/places/local-words.ts';
import { nationInstead } from '#career/places/nation-pay.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { type Standing, standingOf } from '#career/title-standing.ts';
import { occupationAddress } from './addresses.ts';
import { type MilitaryCode, nameOf } from './military-codes.ts';

/** A civilian title that a military job or a few words lead to, for someone of whom nothing else is known. */
export interface Lead {
  readonly onetSocCode: string;
  readonly title: string;
  readonly address: string;
  readonly standing: Standing;
  readonly reason: string;
  /** Dollars a year, the middle of the distribution; null where the Bureau publishes none. */
  readonly medianPay: number | null;
  /** The group whose pay it is, where none is published for the title alone; else null. */
  readonly payOf: string | null;
  /** What is published of work without yearly pay of its own, in words; else null. */
  readonly payInstead: string | null;
  /** Percent over ten years; null where none is published. */
  readonly growthPercent: number | null;
  /** What people need first, in words: never empty. */
  readonly missing: string;
}

/** Fewer titles than a signed-in veteran sees: of one code alone, the tail says little. */
const MOST = 10;

/** The titles that a code leads to by its own evidence, best first; none for a code that names no work. */
export function leadsOfCode(matching: Matching, code: MilitaryCode): Lead[] {
  if (!namesWork(matching, code)) return [];
  // A retired code alone may be read as another one of today; its title says what it was.
  if (!code.current) return leadsOfWords(matching, code.branch, nameOf(code));
  return leads(
    matching,
    matchVeteran({ ...EMPTY_RECORD, branch: code.branch, occupation: code.code }, null, matching),
    (text) => text.includes(code.code),
  );
}

/** Whether search engines are told of a code's page: of today, and about work. */
export function isListed(matching: Matching, code: MilitaryCode): boolean {
  return code.current && namesWork(matching, code);
}

/**
 * Whether a code says what its people do. Students, patients and people awaiting orders have codes too; what those read
 * like is no work of theirs.
 */
function namesWork({ vocabulary }: Matching, { jobs }: MilitaryCode): boolean {
  return jobs.some(
    (job) =>
      job.crosswalk.some(({ civilian }) => civilian) || fieldsOfMilitaryJob(job, vocabulary).length > 0,
  );
}

/** The titles that what someone typed leads to, best first; none where nothing of it says what they did. */
export function leadsOfWords(matching: Matching, branch: MilitaryBranch | null, typed: string): Lead[] {
  return leads(
    matching,
    matchVeteran({ ...EMPTY_RECORD, branch, occupation: typed }, null, matching),
    (text) => !text.startsWith(POINTS_NOWHERE),
  );
}

function payInsteadOf({ facts }: Matching, onetSocCode: string): string | null {
  const occupation = facts.occupationByCode.get(onetSocCode);
  const nation = occupation === undefined ? null : nationInstead(facts, occupation);
  return nation === null ? null : nationPayInShort(nation);
}

function leads(
  matching: Matching,
  matches: readonly TitleMatch[],
  counts: (reason: string) => boolean,
): Lead[] {
  const strongFirst = matches.toSorted(
    (a, b) => Number(b.fit === 'strong') - Number(a.fit === 'strong') || b.relevanceScore - a.relevanceScore,
  );
  const found: Lead[] = [];
  for (const match of strongFirst) {
    const reason = match.reasons.find(({ kind, text }) => kind !== 'missing-data' && counts(text));
    if (reason === undefined || match.reasons[0]?.kind === 'missing-data') continue;
    found.push({
      onetSocCode: match.onetSocCode,
      title: match.jobTitle,
      address: occupationAddress(match.onetSocCode),
      standing: standingOf(match),
      reason: reason.short ?? reason.text,
      medianPay: match.pay?.median ?? null,
      payOf: match.pay === null ? null : match.widerGroup,
      payInstead: payInsteadOf(matching, match.onetSocCode),
      growthPercent: match.growthPercent,
      missing: missingInWords(match.access),
    });
    if (found.length === MOST) break;
  }
  return found;
}

/** "You need an EMT license first, usually about 3 months." */
export function missingInWords({ needs, weeks }: TitleMatch['access']): string {
  if (needs === null) return 'No license or degree standing in your way.';
  const time = weeks === null ? '' : `, usually ${weeksInWords(weeks)}`;
  return `You’ll need ${needs} first${time}.`;
}

/** "$44,470 a year", whose it is where the title has none of its own, or what is published instead. */
export function payInWords({
  medianPay,
  payOf,
  payInstead,
}: Pick<Lead, 'medianPay' | 'payOf' | 'payInstead'>): string {
  if (medianPay === null) return payInstead ?? 'Pay not published';
  return `$${thousands(medianPay)} a year${payOf === null ? '' : ` in the wider group “${payOf}”`}`;
}

/** "+5.1%", "−3%", "0%" or that nothing is published. */
export function growthShort(growthPercent: number | null): string {
  if (growthPercent === null) return 'Growth not published';
  if (growthPercent === 0) return '0%';
  return `${growthPercent > 0 ? '+' : '−'}${Math.abs(growthPercent)}%`;
}
