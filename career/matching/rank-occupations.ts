import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Evidence } from './evidence.ts';
import { prospectsOf } from './prospects.ts';
import {
  codeFieldScores,
  crosswalkScores,
  groupScores,
  nearScores,
  type Scores,
  textFieldScores,
  wordScores,
} from './score-evidence.ts';
import { skillScores } from './skill-scores.ts';
import { civilianWorkScores, titleScores } from './title-evidence.ts';
import { toolScores } from './tool-evidence.ts';

/** Each kind of evidence for every occupation, kept so that the reasons can name what led to a title. */
export interface EvidenceScores {
  readonly crosswalk: Scores;
  readonly crosswalkGroup: Scores;
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
  crosswalkGroup: 0.3,
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
  const crosswalk = crosswalkScores(facts, evidence);
  const base = {
    crosswalk,
    crosswalkGroup: groupScores(facts, crosswalk),
    codeField: codeFieldScores(facts, evidence),
    textField: textFieldScores(facts, evidence),
    near: nearScores(facts, evidence),
    words: wordScores(facts, evidence),
    titles: titleScores(facts, evidence.titles),
    civilianWork: civilianWorkScores(facts, evidence.titles),
    tools: toolScores(facts, evidence.tools),
  };
  const scores: EvidenceScores = { ...base, skills: skillScores(facts, Object.values(base)) };
  return { scores, ranked: rankedRows(facts, evidence, scores) };
}

function rankedRows(facts: CareerFacts, evidence: Evidence, scores: EvidenceScores): RankedOccupation[] {
  const { factors, licensed, leading } = prospectsOf(facts, evidence);
  const moved = scores.civilianWork.some((value) => value >= HELD_NOW);
  const leads = evidence.tier !== 'junior' && LEADS.test(evidence.record.responsibilities ?? '');
  const strength = combine(scores);
  const ranked: RankedOccupation[] = [];
  for (let row = 0; row < factors.length; row++) {
    let score = (strength[row] ?? 0) * (factors[row] ?? 0);
    if (score < LEAST_SCORE) continue;
    if (licensed[row]) score *= licenseFit(evidence, scores, row);
    if (leads && leading[row]) score *= LEADING;
    if (moved && (scores.civilianWork[row] ?? 0) < HELD_NOW / 2) score *= LEFT_BEHIND;
    ranked.push({ row, score });
  }
  return ranked.sort((a, b) => b.score - a.score || a.row - b.row);
}

/** Below this nothing is worth sorting. */
const LEAST_SCORE = 0.03;

/** Verbs of running something or people, as duties are written; they point to work that does. */
const LEADS =
  /\b(?:managed|directed|supervised|commanded|headed|ran a|ran the|led (?:a |the )?(?:team|shop|section|department|division|staff|crew|base|group|[0-9]))/i;
const LEADING = 1.08;

/** A title that the veteran has held since service, word for word. Others step back a little: one goes on from there. */
const HELD_NOW = 0.9;
const LEFT_BEHIND = 0.88;

/** Pieces of evidence that agree make each other surer: one less the product of the doubts. One number a row. */
function combine(scores: EvidenceScores): Float32Array {
  const strength = new Float32Array(scores.crosswalk.length).fill(1);
  for (const kind of KINDS) {
    const carries = CARRIES[kind];
    const values = scores[kind];
    for (let row = 0; row < strength.length; row++) {
      const value = values[row] ?? 0;
      if (value > 0) strength[row] = (strength[row] ?? 1) * (1 - carries * value);
    }
  }
  for (let row = 0; row < strength.length; row++) strength[row] = 1 - (strength[row] ?? 1);
  return strength;
}

const KINDS = Object.keys(CARRIES) as (keyof EvidenceScores)[];

/**
 * How a licensed profession fits: whole for the officer whose own work it is, a little for others who hold the
 * degree or assisted in it, hardly at all for the rest.
 */
function licenseFit(evidence: Evidence, scores: EvidenceScores, row: number): number {
  const own = (scores.crosswalk[row] ?? 0) > 0.5 || (scores.codeField[row] ?? 0) > 0.9;
  const officer = evidence.tier === 'officer' || evidence.tier === 'senior-officer';
  if (own && officer) return 1;
  if (evidence.education >= DOCTORAL) return 0.5;
  return own ? 0.3 : 0.1;
}

const DOCTORAL = 6;
