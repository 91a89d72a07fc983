import type { MilitaryBranch, VeteranRecord } from '#career/service.ts';
import type { CareerFacts } from './facts.ts';
import { findMilitaryByCode } from './find-military.ts';
import type { MilitaryJob } from './military-job.ts';
import { payGradeOf } from './pay-grade.ts';

type Lists = Pick<CareerFacts, 'militaryJobs' | 'ranks'>;

interface Served {
  readonly branch: MilitaryBranch | null;
  readonly rank: string | null;
  readonly occupation: string | null;
}

/** "SH1", "OSC": a rating, with the grade of a petty officer behind it. */
const RATE = /^([A-Z]{2,3})(?:[1-3]|C[SM]?)\b/;

/** The record with what each service calls its codes, as far as the lists have them. */
export function withCodeTitles(facts: Lists, record: VeteranRecord): VeteranRecord {
  const titled = <Period extends Served>(period: Period): Period & { readonly codeTitle?: string } => {
    const codeTitle = titleOfCode(facts, period);
    return codeTitle === undefined ? period : { ...period, codeTitle };
  };
  const { earlierService } = record;
  return { ...titled(record), ...(earlierService && { earlierService: earlierService.map(titled) }) };
}

/** "63B" of a sergeant was a mechanic; today's is a dentist, and an officer. Of a rating alone the rank may hold the letters. */
function titleOfCode(
  { militaryJobs, ranks }: Lists,
  { branch, rank, occupation }: Served,
): string | undefined {
  if (!occupation) return undefined;
  const grade = payGradeOf(ranks, branch, rank);
  // Enlisted, Warrant, Officer: as their grades begin.
  const ofRank = ({ category }: MilitaryJob) =>
    grade === null || category === null || category.charAt(0) === grade.charAt(0);
  const rating =
    branch === 'Navy' || branch === 'Coast Guard' ? RATE.exec(rank?.trim().toUpperCase() ?? '') : null;
  for (const typed of [occupation, rating?.[1] ?? '']) {
    const hits = findMilitaryByCode(militaryJobs, typed, branch).filter(
      ({ job }) => job.branch === branch && ofRank(job),
    );
    const coded = hits.filter(({ by }) => by === 'code');
    // A rating says what somebody was; a Navy code of four figures what they had learned besides.
    const found = coded.find(({ job }) => /^[A-Z]+$/.test(job.code)) ?? coded[0] ?? hits[0];
    if (found) return found.job.title;
  }
  return undefined;
}
