import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { missingLicense } from './access.ts';
import type { Evidence } from './evidence.ts';
import type { EvidenceScores } from './evidence-scores.ts';
import { findOpening } from './filled-from-within.ts';
import { isOfficer, type Tier } from './level.ts';
import { findLicense } from './professions/licensed-work.ts';
import { zoneOfCareer } from './professions/profession-scores.ts';
import type { Prospects } from './prospects.ts';
import type { Named } from './readily.ts';

/** As strongly as this a profession itself names the work. */
const OWN = 0.6;

/**
 * How far a title stands open to somebody, as a factor for its score: a license that takes years of schooling, work
 * filled by promotion, work below what the person does today. Above 1 for who holds the license of a profession.
 */
export function opennessOf(
  { occupationByCode }: Pick<CareerFacts, 'occupationByCode'>,
  { licensed, reach }: Prospects,
  evidence: Evidence,
  scores: EvidenceScores,
  { ofJob }: Named,
): (occupation: Occupation) => number {
  const career = zoneOfCareer(occupationByCode, evidence.life);
  const isBelow = belowCertified(occupationByCode, evidence);
  const below = (occupation: Occupation) => {
    const zone = occupation.jobZone ?? career;
    if (isBelow(occupation)) return BELOW_CAREER;
    const own = Math.max(scores.profession.of(occupation), scores.civilianWork.of(occupation)) >= OWN;
    if (own || zone >= career || occupation.title.startsWith('First-Line')) return 1;
    if (career >= DEGREE_ZONE) return zone < DEGREE_ZONE ? BELOW_CAREER : 1;
    return career === TRADE_ZONE ? BELOW_TRADE : 1;
  };
  const license = (occupation: Occupation) => {
    if (licensed.has(occupation)) {
      const held = evidence.opened.has(occupation.code);
      return held ? LICENSE_HELD / reach(occupation) : licenseFit(evidence, scores, occupation);
    }
    if (missingLicense(evidence, occupation)?.way !== 'schooling') return 1;
    return isOwnWork(evidence, scores, occupation) ? 1 : withoutLicense(scores, occupation);
  };
  return (occupation) => {
    const job = ofJob.of(occupation);
    const open =
      Math.max(license(occupation), job) * Math.max(fromOutside(evidence, scores, occupation), job);
    return open * below(occupation);
  };
}

/** So surely a profession is certified and told. */
const CERTIFIED = 0.9;

/**
 * Whether a title stands below what somebody leads in and is certified for, where a degree is usual: a security manager
 * with a CISSP answers no help desk.
 */
function belowCertified(
  byCode: ReadonlyMap<string, Occupation>,
  { life, tier }: Evidence,
): (occupation: Occupation) => boolean {
  const zoneOf = (code: string | undefined) => byCode.get(code ?? '')?.jobZone ?? 0;
  const led = life.professions.filter(
    ({ licensed, strength, profession }) =>
      licensed && strength >= CERTIFIED && zoneOf(profession.working[0]?.code) >= DEGREE_ZONE,
  );
  if (led.length === 0 || !LED.has(tier)) return () => false;
  const own = new Set(
    led.flatMap(({ profession }) => [...profession.working, ...profession.lead].map(({ code }) => code)),
  );
  return ({ code, jobZone, title, figures }) =>
    ((jobZone ?? DEGREE_ZONE) < DEGREE_ZONE || (figures.entryStep ?? BACHELOR) < BACHELOR) &&
    !own.has(code) &&
    !title.startsWith('First-Line');
}

/** The usual schooling, as a step. */
const BACHELOR = 4;

const LED: ReadonlySet<Tier> = new Set(['leading', 'senior']);

/** Who holds the license of a profession is looked for there before all, and has its schooling behind them. */
const LICENSE_HELD = 1.1;

/** Who works where a degree is usual is not sent back below it: a physician assistant is no medical assistant. */
const DEGREE_ZONE = 4;
const BELOW_CAREER = 0.15;
/** Nor is who has learned a trade sent to its helpers. */
const TRADE_ZONE = 3;
const BELOW_TRADE = 0.5;

/** What is left of a score where few are taken from outside: all of it by field of service, civilian work or profession. */
function fromOutside({ jobs, tier }: Evidence, scores: EvidenceScores, occupation: Occupation): number {
  const { code } = occupation;
  const opening = findOpening(code);
  if (opening === undefined) return 1;
  const { fields, others, promoted } = opening;
  // Who has not led in that work themselves is not promoted in it yet.
  const early = promoted && SUPERVISES.test(code) && (tier === 'junior' || tier === 'middle');
  const own =
    (!early && jobs.some((job) => job.fields.some(({ id }) => fields.has(id)))) ||
    scores.civilianWork.of(occupation) >= OWN ||
    scores.profession.of(occupation) >= OWN;
  return own ? 1 : others;
}

/** Supervisors of police, corrections and fire. */
const SUPERVISES = /^33-10/;

/** Work behind a license that takes years of schooling stands further down until the record holds it. */
const LICENSE_MISSING = 0.2;
/** Who has studied for it has the examination before them. */
const EXAMINATION_MISSING = 0.85;

function withoutLicense(scores: EvidenceScores, occupation: Occupation): number {
  return scores.profession.of(occupation) >= OWN ? EXAMINATION_MISSING : LICENSE_MISSING;
}

/** An officer's or warrant officer's own profession: nurses, pilots and engineers of the service are licensed. */
function isOwnWork({ tier, grade }: Evidence, scores: EvidenceScores, occupation: Occupation): boolean {
  const own = scores.crosswalk.of(occupation) > 0.5 || scores.codeField.of(occupation) > 0.9;
  return own && (isOfficer(tier) || (grade?.startsWith('W') ?? false));
}

/**
 * How a licensed profession fits: whole for the officer whose own work it is, a little for others who hold the
 * degree or assisted in it, hardly at all for the rest.
 */
function licenseFit(evidence: Evidence, scores: EvidenceScores, occupation: Occupation): number {
  const own = scores.crosswalk.of(occupation) > 0.5 || scores.codeField.of(occupation) > 0.9;
  if (isOwnWork(evidence, scores, occupation)) return 1;
  // Teaching a profession and judging in it ask for no license; the profession itself names them.
  if (findLicense(occupation.code) === undefined && scores.profession.of(occupation) >= OWN) return 1;
  if (evidence.education >= DOCTORAL)
    return scores.profession.of(occupation) >= OWN ? EXAMINATION_MISSING : 0.5;
  return own ? 0.3 : 0.1;
}

const DOCTORAL = 6;
