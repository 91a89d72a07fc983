import type { CertificationAdvice, CertificationField } from '#career/certifications/certification.ts';
import { recommendCertifications } from '#career/certifications/recommend-certifications.ts';
import { type Evidence, gatherEvidence } from '#career/matching/evidence.ts';
import { kindred, likeness, sameMajorGroup } from '#career/matching/kindred.ts';
import { isLicensed } from '#career/matching/level.ts';
import { rankOccupations } from '#career/matching/rank-occupations.ts';
import { missingTools } from '#career/matching/wording/gaps.ts';
import { schoolingInWords } from '#career/matching/wording/schooling.ts';
import { inSentence, listed, thousands } from '#career/matching/wording/sentence.ts';
import { aiExposureOf } from '#career/occupations/ai-exposure.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { figuresOf } from '#career/occupations/figures.ts';
import { profileOf } from '#career/occupations/profile.ts';
import type { VeteranRecord } from '#career/service.ts';
import { leadersOf } from './leadership.ts';
import type { RoadmapStage } from './roadmap-stage.ts';

type PayPoint = 'lower quarter' | 'average' | 'upper quarter';

/** A stage before its words: an occupation row, what people call it there, and where in its pay it stands. */
interface Step {
  readonly row: number;
  readonly title: string;
  readonly pay: PayPoint;
}

/** Years from the start at which a stage is usually reached; our rule of thumb, said as such in the timeframe. */
const TIMEFRAMES = ['First year', 'Years 1 to 3', 'Years 3 to 6', 'Years 5 to 9', 'Year 8 and on'] as const;

/**
 * Three to five stages from where this veteran stands: a way in, the title, the step after, leading others. Titles
 * and figures belong to related occupations; salaries are BLS figures, AI risk is the occupation's exposure level.
 * Empty when the code names no civilian occupation.
 */
export function careerRoadmap(
  onetSocCode: string,
  record: VeteranRecord,
  facts: CareerFacts,
): RoadmapStage[] {
  const row = facts.rowOfOccupation.get(onetSocCode);
  if (row === undefined || facts.militaryOnly[row]) return [];
  const evidence = gatherEvidence(record, facts);
  const steps = stepsFrom(facts, evidence, row);
  const said = new Set<string>();
  return steps.map((step, at): RoadmapStage => {
    const pay = payOf(facts, step);
    return {
      stage: at + 1,
      title: step.title,
      onetSocCode: facts.tables.occupations.code[step.row] ?? '',
      avgSalary: payInWords(pay, step.pay),
      avgSalaryDollars: pay,
      sourceId: pay === null ? null : 'oews-2025',
      aiRisk: aiExposureOf(facts, step.row).level,
      timeframe: `${TIMEFRAMES[at] ?? ''} (usual pace; yours may differ)`,
      learn: onceEach(said, learnFor(facts, evidence, onetSocCode, step, steps[at + 1] ?? step)),
    };
  });
}

/** A lesson named at one stage is not named again at a later one. */
function onceEach(said: Set<string>, lessons: readonly string[]): string[] {
  const fresh = lessons.filter((lesson) => !said.has(lesson));
  for (const lesson of fresh) said.add(lesson);
  return fresh.length > 0 ? fresh : [EXPERIENCE];
}

const EXPERIENCE = 'Experience: take on harder work and train others in it';

const MOST_STAGES = 5;

function stepsFrom(facts: CareerFacts, evidence: Evidence, row: number): Step[] {
  const { shownTitle } = facts.tables.occupations;
  const title = shownTitle[row] ?? '';
  const steps: Step[] = [];
  const used = new Set<number>([row]);
  const push = (next: number, pay: PayPoint) => {
    used.add(next);
    steps.push({ row: next, title: shownTitle[next] ?? '', pay });
  };
  const entry = entryInto(facts, evidence, row);
  if (entry === null) steps.push({ row, title: `New ${title}`, pay: 'lower quarter' });
  else push(entry, 'average');
  steps.push({ row, title, pay: 'average' });
  const leaders = leadersOf(facts.tables.occupations.code[row] ?? '')
    .flatMap((code) => facts.rowOfOccupation.get(code) ?? [])
    .filter((leader) => !used.has(leader) && paysAtLeast(facts, leader, row));
  const next = stepUp(facts, row, new Set([...used, ...leaders]));
  if (next !== null && leaders.length < 2) push(next, 'average');
  else steps.push({ row, title: `Senior ${title}`, pay: 'upper quarter' });
  for (const leader of leaders) if (steps.length < MOST_STAGES) push(leader, 'average');
  return steps;
}

/** A certificate course or a license school is no reason to begin in other work; a degree is. */
const SHORT_COURSE = 2;

/** A step up in name that pays clearly less is no step up: pilots do not become supervisors of drivers. */
function paysAtLeast(facts: CareerFacts, leader: number, row: number): boolean {
  const own = figuresOf(facts, row).meanPay;
  const theirs = figuresOf(facts, leader).meanPay;
  return own === null || theirs === null || theirs >= own * SAME_PAY;
}

const SAME_PAY = 0.95;

const JUNIOR = new Set(['junior', 'middle']);

/** A related occupation with less preparation and pay, for one whose schooling is out of reach yet; else null. */
function entryInto(facts: CareerFacts, evidence: Evidence, row: number): number | null {
  const target = figuresOf(facts, row);
  const short = target.entryStep !== null && target.entryStep > Math.max(SHORT_COURSE, evidence.education);
  if (!short || !JUNIOR.has(evidence.tier)) return null;
  const pay = target.pay?.median ?? Number.POSITIVE_INFINITY;
  const fits = (other: number) => {
    const figures = figuresOf(facts, other);
    return (
      !facts.militaryOnly[other] &&
      !facts.residual[other] &&
      (figures.entryStep ?? 9) < (target.entryStep ?? 0) &&
      (figures.pay?.median ?? Number.POSITIVE_INFINITY) < pay
    );
  };
  // Of the ways in, the nearest in trade and skills that this veteran's own record speaks for most.
  const score = new Map(rankOccupations(facts, evidence).ranked.map((entry) => [entry.row, entry.score]));
  const nearness = (other: number) =>
    (sameMajorGroup(facts, row, other) ? 0.5 : 0) + likeness(facts, row, other) + (score.get(other) ?? 0);
  const ways = (facts.tables.related.rows[row] ?? []).filter(
    (other) => fits(other) && kindred(facts, row, other),
  );
  return ways.toSorted((a, b) => nearness(b) - nearness(a))[0] ?? null;
}

const STEP_UP_PAY = 1.08;

/** A step up into another major group has to use much the same skills. */
const SAME_SKILLS = 0.75;

/** Pilots and air traffic controllers start over in training of their own, whatever they did before. */
const STARTS_OVER = /^53-20(?:11|12|21)/;

/** The nearest related occupation that pays clearly more and asks for no license that service does not bring. */
function stepUp(facts: CareerFacts, row: number, used: ReadonlySet<number>): number | null {
  const own = figuresOf(facts, row);
  const pay = own.pay?.median;
  if (pay === undefined) return null;
  const found = (facts.tables.related.rows[row] ?? []).slice(0, 12).find((other) => {
    const figures = figuresOf(facts, other);
    const zone = figures.jobZone ?? 0;
    return (
      !used.has(other) &&
      kindred(facts, row, other) &&
      (sameMajorGroup(facts, row, other) || likeness(facts, row, other) >= SAME_SKILLS) &&
      !STARTS_OVER.test(facts.tables.occupations.code[other] ?? '') &&
      !facts.militaryOnly[other] &&
      !facts.residual[other] &&
      !isLicensed(facts.tables.occupations.code[other] ?? '') &&
      (figures.pay?.median ?? 0) > pay * STEP_UP_PAY &&
      zone >= (own.jobZone ?? 0) &&
      zone <= (own.jobZone ?? 5) + 1
    );
  });
  return found ?? null;
}

function payOf(facts: CareerFacts, step: Step): number | null {
  const { pay, meanPay } = figuresOf(facts, step.row);
  if (step.pay === 'lower quarter') return pay?.p25 ?? null;
  if (step.pay === 'upper quarter') return pay?.p75 ?? null;
  return meanPay;
}

function payInWords(dollars: number | null, point: PayPoint): string {
  if (dollars === null) return 'No checked figure for this stage';
  const kind = point === 'average' ? 'on average' : `at the ${point} mark`;
  return `$${thousands(dollars)} a year ${kind} (BLS, May 2025)`;
}

/** Below this a certificate stands far down for an occupation or is lent by a related one. */
const FITS_WELL = 64;

/** What leaders of any trade learn; a trade's own license leads on only in that trade. */
const FOR_LEADERS: ReadonlySet<CertificationField> = new Set([
  'project',
  'logistics',
  'safety',
  'finance',
  'hr',
  'business',
]);

/**
 * The certificate to take for an occupation on the way: one for it that also serves the target, or one that leaders of
 * any trade take. Supervisors of drivers hold a commercial license; a boat operator on the way up needs none.
 */
function certificateFor(
  facts: CareerFacts,
  record: VeteranRecord,
  target: string,
  code: string,
): CertificationAdvice | undefined {
  const forTarget = new Set(recommendCertifications(target, record, facts).map(({ id }) => id));
  return recommendCertifications(code, record, facts).find(
    ({ id, field, group, relevanceScore }) =>
      group === 'next' &&
      relevanceScore >= FITS_WELL &&
      (code === target || forTarget.has(id) || FOR_LEADERS.has(field)),
  );
}

const MOST_LESSONS = 4;

/** What to learn at a stage to be ready for the following one; at the last, to do it well. */
function learnFor(facts: CareerFacts, evidence: Evidence, target: string, step: Step, ahead: Step): string[] {
  const lessons: string[] = [];
  const code = facts.tables.occupations.code[ahead.row] ?? '';
  const certificate = certificateFor(facts, evidence.record, target, code);
  if (certificate) lessons.push(certificate.name);
  const { entryStep } = figuresOf(facts, ahead.row);
  if (entryStep !== null && entryStep > Math.max(1, evidence.education)) {
    lessons.push(`Usual schooling: ${schoolingInWords(entryStep)}`);
  }
  const tools = missingTools(facts, evidence, ahead.row);
  if (tools.length > 0) lessons.push(`Tools employers ask for: ${listed(tools)}`);
  const own = profileOf(facts, step.row);
  const known = new Set(
    step.row === ahead.row ? [] : [...own.knowledge.slice(0, 4), ...own.skills.slice(0, 4)],
  );
  const profile = profileOf(facts, ahead.row);
  const added = [profile.knowledge[0], profile.skills[0], profile.knowledge[1], profile.skills[1]].filter(
    (name) => name !== undefined && !known.has(name),
  );
  if (added.length > 0)
    lessons.push(`Strength in ${listed(added.slice(0, 3).map((name) => inSentence(name ?? '')))}`);
  return lessons.slice(0, MOST_LESSONS);
}
