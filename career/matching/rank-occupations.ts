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

/** Each kind of evidence for every occupation, kept so that the reasons can name what led to a title. */
export interface EvidenceScores {
  readonly crosswalk: Scores;
  readonly codeField: Scores;
  readonly textField: Scores;
  readonly near: Scores;
  readonly words: Scores;
  readonly titles: Scores;
  readonly civilianWork: Scores;
  readonly skills: Scores;
}

/** How far each kind of evidence alone can carry a title, 0-1. Tuned on the evaluation set. */
const CARRIES = {
  crosswalk: 0.7,
  codeField: 0.8,
  textField: 0.62,
  near: 0.22,
  words: 0.42,
  titles: 0.6,
  civilianWork: 0.85,
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
  };
  const scores: EvidenceScores = { ...base, skills: skillScores(facts, Object.values(base)) };
  const fits = levelFits(facts, evidence.tier);
  const ranked: RankedOccupation[] = [];
  for (let row = 0; row < fits.length; row++) {
    if (facts.militaryOnly[row] || facts.residual[row]) continue;
    const fit = licenseFit(facts, evidence, scores, row) ?? (fits[row] ?? 0) ** LEVEL_FORCE;
    const score = combine(scores, row) * fit * reach(facts, evidence, row);
    if (score > 0) ranked.push({ row, score });
  }
  ranked.sort((a, b) => b.score - a.score || a.row - b.row);
  return { scores, ranked };
}

const LEVEL_FORCE = 0.75;

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
