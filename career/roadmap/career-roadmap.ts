import type { CertificationAdvice, CertificationField } from '#career/certifications/certification.ts';
import { recommendCertifications } from '#career/certifications/recommend-certifications.ts';
import { type Evidence, gatherEvidence } from '#career/matching/evidence.ts';
import { kindred } from '#career/matching/kindred.ts';
import { isLicensed } from '#career/matching/level.ts';
import type { Matching } from '#career/matching/matching.ts';
import { rankOccupations } from '#career/matching/rank-occupations.ts';
import { missingTools } from '#career/matching/wording/gaps.ts';
import { schoolingInWords } from '#career/matching/wording/schooling.ts';
import { article, listed, thousands } from '#career/matching/wording/sentence.ts';
import { likeness, namesJob, type Occupation, sameMajorGroup } from '#career/occupations/occupation.ts';
import { inSentence } from '#career/occupations/plain-names.ts';
import { monthOf } from '#career/occupations/source-words.ts';
import { middleSourceIdsOf, ofGroup, type PayPoint, stagePayInWords } from '#career/places/local-words.ts';
import { nationInstead } from '#career/places/nation-pay.ts';
import type { VeteranRecord } from '#career/service.ts';
import { leadersOf } from './leadership.ts';
import type { RoadmapStage } from './roadmap-stage.ts';

/** A stage before its words: an occupation, what people call it there, and where in its pay it stands. */
interface Step {
  readonly occupation: Occupation;
  readonly title: string;
  readonly pay: PayPoint;
}

const PAY_SOURCE = 'oews-2025';

/** Years from the start at which a stage is usually reached; our rule of thumb, said as such in the timeframe. */
const TIMEFRAMES = ['First year', 'Years 1 to 3', 'Years 3 to 6', 'Years 5 to 9', 'Year 8 and on'] as const;

/**
 * Three to five stages from where this veteran stands: a way in, the title, the step after, leading others. Titles
 * and figures belong to related occupations; salaries are BLS figures, AI risk is the occupation's exposure level.
 * Empty for work that exists in uniform only.
 */
export function careerRoadmap(target: Occupation, record: VeteranRecord, matching: Matching): RoadmapStage[] {
  if (!target.civilian) return [];
  const evidence = gatherEvidence(record, matching);
  const steps = stepsFrom(matching, evidence, target);
  const said = new Set<string>();
  const payMonth = monthOf(matching.facts.sources.get(PAY_SOURCE)?.date ?? '') ?? '';
  return steps.map((step, at): RoadmapStage => {
    const pay = payOf(step);
    const told =
      pay === null
        ? payInstead(matching, step)
        : { words: payInWords(pay, step.pay, payMonth), sourceId: PAY_SOURCE };
    return {
      stage: at + 1,
      title: step.title,
      onetSocCode: step.occupation.code,
      avgSalary: told.words,
      avgSalaryDollars: pay,
      payPoint: step.pay,
      sourceId: told.sourceId,
      aiRisk: step.occupation.exposure.level,
      timeframe: `${TIMEFRAMES[at] ?? ''} (typical pace, yours may differ)`,
      learn: onceEach(said, learnFor(evidence, target, step, steps[at + 1] ?? step), steps[at + 1] ?? step),
    };
  });
}

/** A lesson named at one stage is not named again at a later one. */
function onceEach(said: Set<string>, lessons: readonly string[], { occupation, title }: Step): string[] {
  const fresh = lessons.filter((lesson) => !said.has(lesson));
  const learned = fresh.length > 0 ? fresh : further(said, occupation, title);
  for (const lesson of learned) said.add(lesson);
  return learned;
}

/** Where all that comes first is named already: what the work leans on after that, by O*NET. */
function further(said: ReadonlySet<string>, occupation: Occupation, title: string): string[] {
  const { knowledge, skills } = occupation.profile();
  const lessons = [1, 2, 3]
    .map((at) =>
      [knowledge[at * 2], skills[at * 2], knowledge[at * 2 + 1]].filter((name) => name !== undefined),
    )
    .filter((names) => names.length > 0)
    .map((names) => `Skills to build: ${listed([...new Set(names.map(inSentence))])}`);
  const lesson =
    lessons.find((one) => !said.has(one)) ?? `Time on the job: two years as ${article(title)} ${title}`;
  return [lesson];
}

const MOST_STAGES = 5;

function stepsFrom(matching: Matching, evidence: Evidence, target: Occupation): Step[] {
  const title = target.shownTitle;
  const steps: Step[] = [];
  const used = new Set<Occupation>([target]);
  const push = (occupation: Occupation) => {
    used.add(occupation);
    steps.push(typicalOf(occupation));
  };
  const entry = entryInto(matching, evidence, target);
  if (entry === null) steps.push({ occupation: target, title: `New ${title}`, pay: 'lower quarter' });
  else push(entry);
  steps.push({ occupation: target, title, pay: 'median' });
  const leaders = leadersOf(target.code)
    .flatMap((code) => matching.facts.occupationByCode.get(code) ?? [])
    .filter((leader) => !used.has(leader) && paysAtLeast(leader, target));
  const senior: Step = { occupation: target, title: `Senior ${title}`, pay: 'upper quarter' };
  const next = stepUp(target, new Set([...used, ...leaders]));
  const second = next !== null && leaders.length < 2 ? typicalOf(next) : senior;
  for (const step of rising(second, leaders.map(typicalOf)))
    if (steps.length < MOST_STAGES && !isBelow(step, steps.at(-1))) steps.push(step);
  // Where every step up in name pays less, the upper quarter of the title itself is the step up.
  if (steps.length < LEAST_STAGES) steps.push(senior);
  return steps;
}

const typicalOf = (occupation: Occupation): Step => ({
  occupation,
  title: occupation.shownTitle,
  pay: 'median',
});

/** The steps after the title: the second one only where the first who leads does not pay less than it. */
function rising(second: Step, leaders: readonly Step[]): Step[] {
  const [first] = leaders;
  return first !== undefined && isBelow(first, second) ? [...leaders] : [second, ...leaders];
}

/** Whether a step is known to pay less than the one before it. */
function isBelow(step: Step, before: Step | undefined): boolean {
  const [own, known] = [payOf(step), before === undefined ? null : payOf(before)];
  return own !== null && known !== null && own < known;
}

const LEAST_STAGES = 3;

/** A certificate course or a license school is no reason to begin in other work; a degree is. */
const SHORT_COURSE = 2;

/** A step up in name that pays clearly less is no step up: pilots do not become supervisors of drivers. */
function paysAtLeast(leader: Occupation, occupation: Occupation): boolean {
  const own = occupation.figures.pay?.median;
  const theirs = leader.figures.pay?.median;
  return own === undefined || theirs === undefined || theirs >= own * SAME_PAY;
}

const SAME_PAY = 0.95;

const JUNIOR = new Set(['junior', 'middle', 'leading']);

/** A related occupation with less preparation and pay, for one whose schooling is out of reach yet; else null. */
function entryInto(matching: Matching, evidence: Evidence, target: Occupation): Occupation | null {
  const { entryStep, pay } = target.figures;
  const short = entryStep !== null && entryStep > Math.max(SHORT_COURSE, evidence.education);
  if (!short || !JUNIOR.has(evidence.tier)) return null;
  const fits = (other: Occupation) =>
    namesJob(other) &&
    (other.figures.entryStep ?? Number.POSITIVE_INFINITY) < entryStep &&
    (other.figures.pay?.median ?? Number.POSITIVE_INFINITY) < (pay?.median ?? Number.POSITIVE_INFINITY);
  const ways = target.related.filter((other) => fits(other) && kindred(target, other));
  // A ranking of all occupations for what has no order is a millisecond that whoever reads the roadmap would wait.
  if (ways.length < 2) return ways[0] ?? null;
  // Of the ways in, the nearest in trade and skills that this veteran's own record speaks for most.
  const { ranked } = rankOccupations(matching, evidence);
  const score = new Map(ranked.map((entry) => [entry.occupation, entry.score]));
  const nearness = (other: Occupation) =>
    (sameMajorGroup(target, other) ? 0.5 : 0) + likeness(target, other) + (score.get(other) ?? 0);
  return ways.toSorted((a, b) => nearness(b) - nearness(a))[0] ?? null;
}

const STEP_UP_PAY = 1.08;

/** A step up into another major group has to use much the same skills. */
const SAME_SKILLS = 0.75;

/** Pilots and air traffic controllers start over in training of their own, whatever they did before. */
const STARTS_OVER = /^53-20(?:11|12|21)/;

/** The nearest related occupation that pays clearly more and asks for no license that service does not bring. */
function stepUp(target: Occupation, used: ReadonlySet<Occupation>): Occupation | null {
  const pay = target.figures.pay?.median;
  if (pay === undefined) return null;
  const found = target.related.slice(0, 12).find((other) => {
    const zone = other.jobZone ?? 0;
    return (
      !used.has(other) &&
      kindred(target, other) &&
      (sameMajorGroup(target, other) || likeness(target, other) >= SAME_SKILLS) &&
      !STARTS_OVER.test(other.code) &&
      namesJob(other) &&
      !isLicensed(other.code) &&
      (other.figures.pay?.median ?? 0) > pay * STEP_UP_PAY &&
      zone >= (target.jobZone ?? 0) &&
      zone <= (target.jobZone ?? 5) + 1
    );
  });
  return found ?? null;
}

function payOf({ occupation: { figures }, pay: point }: Step): number | null {
  const { pay } = figures;
  if (point === 'lower quarter') return pay?.p25 ?? null;
  if (point === 'upper quarter') return pay?.p75 ?? null;
  return pay?.median ?? null;
}

/** What a stage pays in work without yearly pay of its own: by the hour, or in the wider group. */
function payInstead({ facts }: Matching, { occupation, pay: point }: Step) {
  const nation = nationInstead(facts, occupation);
  if (nation === null) return { words: 'No checked figure for this stage', sourceId: null };
  const [sourceId = null] = middleSourceIdsOf([nation]);
  return { words: ofGroup(stagePayInWords(nation, point), nation), sourceId };
}

const PAY_IN_WORDS: Readonly<Record<PayPoint, string>> = {
  median: 'at the median',
  'lower quarter': 'at the 25th percentile',
  'upper quarter': 'at the 75th percentile',
};

function payInWords(dollars: number, point: PayPoint, month: string): string {
  const kind = PAY_IN_WORDS[point];
  return `$${thousands(dollars)} a year ${kind} (BLS, ${month})`;
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
  record: VeteranRecord,
  target: Occupation,
  ahead: Occupation,
): CertificationAdvice | undefined {
  const forTarget = new Set(recommendCertifications(target, record).map(({ id }) => id));
  return recommendCertifications(ahead, record).find(
    ({ id, field, group, relevanceScore }) =>
      group === 'next' &&
      relevanceScore >= FITS_WELL &&
      (ahead === target || forTarget.has(id) || FOR_LEADERS.has(field)),
  );
}

const MOST_LESSONS = 4;

/** What to learn at a stage to be ready for the following one; at the last, to do it well. */
function learnFor(
  evidence: Evidence,
  target: Occupation,
  { occupation }: Step,
  { occupation: ahead }: Step,
): string[] {
  const lessons: string[] = [];
  const certificate = certificateFor(evidence.record, target, ahead);
  if (certificate) lessons.push(certificate.name);
  const { entryStep } = ahead.figures;
  if (entryStep !== null && entryStep > Math.max(1, evidence.education)) {
    lessons.push(`Usual schooling: ${schoolingInWords(entryStep)}`);
  }
  const { entryExperience } = ahead.figures;
  if (entryExperience !== null && entryExperience !== 'None')
    lessons.push(
      `Experience employers usually ask for: ${entryExperience.toLowerCase()} in related work (BLS)`,
    );
  const tools = missingTools(evidence, ahead);
  if (tools.length > 0) lessons.push(`Tools employers ask for: ${listed(tools)}`);
  const { knowledge, skills } = ahead.profile();
  const own = occupation.profile();
  const known = new Set(
    occupation === ahead ? [] : [...own.knowledge.slice(0, 4), ...own.skills.slice(0, 4)],
  );
  const added = [knowledge[0], skills[0], knowledge[1], skills[1]].flatMap((name) =>
    name === undefined || known.has(name) ? [] : [name],
  );
  if (added.length > 0) lessons.push(`Skills to build: ${listed(added.slice(0, 3).map(inSentence))}`);
  return lessons.slice(0, MOST_LESSONS);
}
