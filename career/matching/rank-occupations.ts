import type { CareerFacts } from '#career/occupations/facts.ts';
import { entryStep } from './education.ts';
import type { Evidence } from './evidence.ts';
import { isLicensed, levelFits } from './level.ts';
import {
  civilianWorkScores,
  codeFieldScores,
  crosswalkScores,
  nearScores,
  type Scores,
  textFieldScores,
  titleScores,
  wordScores,
} from './score-evidence.ts';
import { skillScores } from './skill-scores.ts';
import { toolScores } from './tool-evidence.ts';

/** Each kind of evidence for every occupation, kept so that the reasons can name what led to a title. */
export interface EvidenceScores {
  readonly crosswalk: Scores;
  readonly codeField: Scores;
  readonly textField: Scores;
  readonly near: Scores;
  readonly words: Scores;
  readonly titles: Scores;
  readonly civilianWork: Scores;
  readonly tools: Scores;
  readonly skills: Scores;
}

/** How far each kind of evidence alone can carry a title, 0-1. Tuned on the evaluation set. */
const CARRIES = {
  crosswalk: 0.64,
  codeField: 0.8,
  textField: 0.72,
  near: 0.22,
  words: 0.42,
  titles: 0.6,
  civilianWork: 0.85,
  tools: 0.4,
  skills: 0.25,
} as const satisfies Record<keyof EvidenceScores, number>;

export interface RankedOccupation {
  readonly row: number;
  /** 0-1, before it is brought to the scale that people see. */
  readonly score: number;
}

export interface Ranking {
  readonly scores: EvidenceScores;
  /** Every occupation that may be shown, best first. */
  readonly ranked: readonly RankedOccupation[];
}

/** Ranks every civilian occupation for a veteran. */
export function rankOccupations(facts: CareerFacts, evidence: Evidence): Ranking {
  const base = {
    crosswalk: crosswalkScores(facts, evidence),
    codeField: codeFieldScores(facts, evidence),
    textField: textFieldScores(facts, evidence),
    near: nearScores(facts, evidence),
    words: wordScores(facts, evidence),
    titles: titleScores(facts, evidence),
    civilianWork: civilianWorkScores(facts, evidence),
    tools: toolScores(facts, evidence.tools),
  };
  const scores: EvidenceScores = { ...base, skills: skillScores(facts, Object.values(base)) };
  const fits = levelFits(facts, evidence.tier, evidence.education >= BACHELOR);
  const moved = base.civilianWork.some((value) => value >= HELD_NOW);
  const leads = evidence.tier !== 'junior' && LEADS.test(evidence.record.responsibilities ?? '');
  const ranked: RankedOccupation[] = [];
  for (let row = 0; row < fits.length; row++) {
    if (facts.militaryOnly[row] || facts.residual[row]) continue;
    const fit = licenseFit(facts, evidence, scores, row) ?? (fits[row] ?? 0) ** LEVEL_FORCE;
    const score =
      combine(scores, row) *
      fit *
      reach(facts, evidence, row) *
      movedOn(scores, row, moved) *
      leading(leads, fits, facts, row);
    if (score > 0) ranked.push({ row, score });
  }
  ranked.sort((a, b) => b.score - a.score || a.row - b.row);
  return { scores, ranked };
}

const LEVEL_FORCE = 0.75;

/** Verbs of running something or people, as duties are written. */
const LEADS =
  /\b(?:managed|directed|supervised|commanded|headed|ran a|ran the|led (?:a |the )?(?:team|shop|section|department|division|staff|crew|base|group|[0-9]))/i;

/** Duties that say "managed" or "supervised" point to work that does. */
function leading(leads: boolean, fits: Float32Array, facts: CareerFacts, row: number): number {
  if (!leads || (fits[row] ?? 0) < LEAST_FIT) return 1;
  const code = facts.tables.occupations.code[row] ?? '';
  const leadsOthers =
    code.startsWith('11-') || (facts.tables.occupations.title[row] ?? '').startsWith('First-Line');
  return leadsOthers ? LEADING : 1;
}

const LEAST_FIT = 0.9;
const LEADING = 1.08;

/** A title that the veteran has held since service, word for word. */
const HELD_NOW = 0.9;
const LEFT_BEHIND = 0.88;

/** Who works in civilian life already goes on from there: other titles step back a little. */
function movedOn(scores: EvidenceScores, row: number, moved: boolean): number {
  return moved && (scores.civilianWork[row] ?? 0) < HELD_NOW / 2 ? LEFT_BEHIND : 1;
}

/** Pieces of evidence that agree make each other surer: one less the product of the doubts. */
export function combine(scores: EvidenceScores, row: number): number {
  let doubt = 1;
  for (const kind of KINDS) doubt *= 1 - CARRIES[kind] * (scores[kind][row] ?? 0);
  return 1 - doubt;
}

const KINDS = Object.keys(CARRIES) as (keyof EvidenceScores)[];

/** A degree still to earn counts against a title, a little a step: many veterans earn one on the way. */
function reach(facts: CareerFacts, evidence: Evidence, row: number): number {
  const labourRow = facts.tables.labour.rowOfOccupation[row] ?? -1;
  const needed = entryStep(facts.tables.labour.entryEducation[labourRow] ?? '');
  if (needed === null) return 1;
  const missing = Math.max(0, needed - Math.max(1, evidence.education));
  return 1 - Math.min(0.4, missing * STEP_MISSING);
}

const STEP_MISSING = 0.03;

/**
 * How a licensed profession fits: whole for the officer whose own work it is, a little for others who hold the
 * degree or assisted in it, hardly at all for the rest. Null for work without such a license.
 */
function licenseFit(
  facts: CareerFacts,
  evidence: Evidence,
  scores: EvidenceScores,
  row: number,
): number | null {
  if (!isLicensed(facts.tables.occupations.code[row] ?? '')) return null;
  const own = (scores.crosswalk[row] ?? 0) > 0.5 || (scores.codeField[row] ?? 0) > 0.9;
  const officer = evidence.tier === 'officer' || evidence.tier === 'senior-officer';
  if (own && officer) return 1;
  if (evidence.education >= DOCTORAL) return 0.5;
  return own ? 0.3 : 0.1;
}

const DOCTORAL = 6;
const BACHELOR = 4;
