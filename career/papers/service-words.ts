import type { CareerFacts } from '#career/occupations/facts.ts';
import { findMilitaryByCode, isCurrent } from '#career/occupations/find-military.ts';
import type { MilitaryBranch } from '#career/service.ts';

/** The facts that tell a rank and an occupation from other words. */
export type ServiceFacts = Pick<CareerFacts, 'ranks' | 'militaryJobs'>;

const BRANCHES: readonly (readonly [RegExp, MilitaryBranch])[] = [
  [/\bspace force\b|\bUSSF\b/i, 'Space Force'],
  [/\bair (?:force|national guard)\b|\bUSAFR?\b|\bANG\b/i, 'Air Force'],
  [/\bcoast guard\b|\bUSCGR?\b/i, 'Coast Guard'],
  [/\bmarines?\b(?! diesel| science)|\bUSMCR?\b/i, 'Marines'],
  [/\bnavy\b|\bUSNR?\b|\bnaval reserve\b/i, 'Navy'],
  [/\barmy\b|\bUSAR\b|\bARNG\b/i, 'Army'],
];

/** The service that a text names first in its words; null where it names none. */
export function branchIn(text: string): MilitaryBranch | null {
  const found = BRANCHES.map(([pattern, branch]) => ({ branch, at: text.search(pattern) })).filter(
    ({ at }) => at >= 0,
  );
  return found.toSorted((one, other) => one.at - other.at)[0]?.branch ?? null;
}

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** "Master Chief Petty Officer" and a little more. */
const LONGEST_RANK_WORDS = 5;
/** Short forms that are words or states as well: they count in capitals, where nothing else stands. */
const SHORT = 3;
/** "HM2", "ITC", "BM1": a rating with the grade of a petty officer. */
const RATE = /^[A-Z]{2,3}(?:[123]|C|CS|CM)$/;

/** A rank in a text as it is written there ("Staff Sergeant", "SSG", "HM2"); the longest counts. Null where none is. */
export function rankIn({ ranks }: ServiceFacts, text: string, branch: MilitaryBranch | null): string | null {
  const words = [...text.matchAll(/[\p{L}\d][\p{L}\d'’.-]*/gu)];
  const isRank = (written: string) => {
    const branches = ranks.get(squeeze(written));
    if (!branches || (branch !== null && !branches.has(branch))) return false;
    return (
      written.length > SHORT || /\d/.test(written) || written === text.trim() || written.length === SHORT
    );
  };
  for (let count = LONGEST_RANK_WORDS; count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const from = words[at]?.index ?? 0;
      const last = words[at + count - 1];
      const written = text.slice(from, (last?.index ?? 0) + (last?.[0].length ?? 0));
      if (!/[,;|()]/.test(written) && /^[A-Z\d]/.test(written) && isRank(written)) return written;
      const isSea = branch === null || branch === 'Navy' || branch === 'Coast Guard';
      if (count === 1 && isSea && RATE.test(written) && branch !== null) return written;
    }
  }
  return /\b[EWO]-?(?:10|[1-9])\b/.exec(text)?.[0] ?? null;
}

/** An occupation as it is told, and whether a code in it is one of the service's. */
export interface ToldOccupation {
  readonly text: string;
  readonly certain: boolean;
}

/** The occupation in a heading such as "Staff Sergeant, Unit Supply Specialist (92Y)": what is left without the rank. */
export function occupationIn(
  facts: ServiceFacts,
  text: string,
  branch: MilitaryBranch | null,
  rank: string | null,
): ToldOccupation | null {
  const without = rank === null ? text : text.replace(rank, ' ');
  const parts = without
    .split(/\s+[-–—|]\s+|,\s+|\s{2,}/)
    .map((part) => part.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, ''))
    .filter((part) => /[A-Za-z]/.test(part) && part.length <= 100);
  const coded = parts.find((part) => hasCode(facts, part, branch));
  const named = coded ?? parts[0];
  return named === undefined ? null : { text: named, certain: coded !== undefined };
}

function hasCode({ militaryJobs }: ServiceFacts, text: string, branch: MilitaryBranch | null): boolean {
  if (!/\b(?=[0-9A-Z]*\d)[0-9A-Z]{3,6}\b|\b[A-Z]{2,3}\b/.test(text)) return false;
  const hits = findMilitaryByCode(militaryJobs, text, branch);
  return hits.some(
    ({ certainty, job }) => certainty > 0.5 && (branch === null || job.branch === branch || isCurrent(job)),
  );
}
