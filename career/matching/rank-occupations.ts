import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { Evidence } from './evidence.ts';
import type { EvidenceScores } from './evidence-scores.ts';
import { HELD_NOW, levelOf, standsBy } from './judged.ts';
import { leadsOthers } from './level.ts';
import type { Matching } from './matching.ts';
import { opennessOf } from './openness.ts';
import { careerFirst } from './professions/career-first.ts';
import { besideProfession, professionScores, zoneOfCareer } from './professions/profession-scores.ts';
import { type Named, namedBy, type Shares } from './readily.ts';
import { ruledOutBy } from './ruled-out.ts';
import {
  codeFieldScores,
  crosswalkScores,
  groupScores,
  nearScores,
  textFieldScores,
  toldScores,
  wordScores,
} from './score-evidence.ts';
import { roleFit } from './service/roles.ts';
import { codeShareOf, LEADS_BACK, serviceShareOf } from './shares.ts';
import { skillScores } from './skill-scores.ts';
import { civilianWorkScores, titleScores } from './title-evidence.ts';
import { toolScores } from './tool-evidence.ts';
import { wishedScores } from './wished.ts';

/** How far each kind of evidence alone can carry a title, 0-1. Tuned on the evaluation set. */
const CARRIES = {
  crosswalk: 0.64,
  crosswalkGroup: 0.3,
  codeField: 0.8,
  textField: 0.72,
  near: 0.12,
  words: 0.5,
  told: 0.7,
  titles: 0.6,
  civilianWork: 0.85,
  profession: 0.9,
  besideProfession: 0.9,
  wished: 0.9,
  tools: 0.3,
  skills: 0.15,
} as const satisfies Record<keyof EvidenceScores, number>;

export interface RankedOccupation {
  readonly occupation: Occupation;
  /** 0-1, before it is brought to the scale that people see. */
  readonly score: number;
}

/** One veteran's evidence and what it says for every occupation. */
export interface Ranking {
  readonly evidence: Evidence;
  readonly scores: EvidenceScores;
  readonly named: Named;
  /** Every occupation that may be shown, best first. */
  readonly ranked: readonly RankedOccupation[];
  /** The score of the first of them; 0 without any. */
  readonly best: number;
  /** Titles that stand for a group heading, the likeliest first. */
  readonly standIns: Matching['standIns'];
  readonly byCode: ReadonlyMap<string, Occupation>;
}

/** Ranks every civilian occupation for a veteran. */
export function rankOccupations(matching: Matching, evidence: Evidence): Ranking {
  const { occupations } = matching.facts;
  const crosswalk = crosswalkScores(occupations, evidence);
  const led = {
    crosswalk,
    crosswalkGroup: groupScores(matching, crosswalk),
    codeField: codeFieldScores(matching, evidence),
    textField: textFieldScores(matching, evidence),
    near: nearScores(occupations, evidence),
    words: wordScores(occupations, evidence),
    told: toldScores(occupations, evidence),
    profession: professionScores(
      occupations,
      matching.facts.occupationByCode,
      evidence.life,
      leadsOthers(evidence.tier),
    ),
    besideProfession: besideProfession(occupations, matching.facts.occupationByCode, evidence.life),
    wished: wishedScores(matching, evidence, leadsOthers(evidence.tier)),
    tools: toolScores(occupations, evidence.tools),
  };
  const pointing = Object.values(led);
  const support = (occupation: Occupation) => Math.max(...pointing.map((scores) => scores.of(occupation)));
  const base = {
    ...led,
    titles: titleScores(occupations, evidence.titles, support),
    civilianWork: civilianWorkScores(occupations, evidence.titles, support),
  };
  const scores: EvidenceScores = { ...base, skills: skillScores(occupations, Object.values(base)) };
  const shares = { service: serviceShareOf(matching, evidence, scores), code: codeShareOf(evidence) };
  const named = namedBy(matching, evidence, shares, leadsOthers(evidence.tier));
  const list = ranked(matching, evidence, { scores, named, shares });
  return {
    evidence,
    scores,
    named,
    ranked: list,
    best: list[0]?.score ?? 0,
    standIns: matching.standIns,
    byCode: matching.facts.occupationByCode,
  };
}

/** What one record says for every occupation, and how much of the military part stands. */
interface Weighed {
  readonly scores: EvidenceScores;
  readonly named: Named;
  readonly shares: Shares;
}

function ranked(
  matching: Matching,
  evidence: Evidence,
  { scores, named, shares }: Weighed,
): RankedOccupation[] {
  const { occupations } = matching.facts;
  const prospects = matching.prospects(evidence.tier, evidence.education);
  const { factors, leading } = prospects;
  const openness = opennessOf(matching.facts, prospects, evidence, scores, named);
  const leads = evidence.tier !== 'junior' && LEADS.test(evidence.record.responsibilities ?? '');
  const strength = combine(
    occupations,
    scores,
    (kind) => (OF_SERVICE.has(kind) ? shares.service : 1) * (OF_CODE.has(kind) ? shares.code : 1),
  );
  const role = roleFit(evidence);
  const closed = ruledOutBy(evidence.record);
  const moved = occupations.some(
    (occupation) => scores.civilianWork.of(occupation) >= HELD_NOW && !closed(occupation.code),
  );
  const isClosed = (occupation: Occupation) =>
    evidence.refusedTitles.has(occupation) ||
    (scores.wished.of(occupation) < WANTED && closed(occupation.code));
  const list: RankedOccupation[] = [];
  for (const occupation of occupations) {
    if (isClosed(occupation)) continue;
    let score = strength.of(occupation) * levelOf(occupation, factors.of(occupation), evidence, named);
    if (score < LEAST_SCORE) continue;
    if (leads && leading.has(occupation)) score *= LEADING;
    if (moved && scores.civilianWork.of(occupation) < HELD_NOW / 2) score *= LEFT_BEHIND;
    score *= 1 - UNSAID * (1 - said(scores, named, occupation));
    score *= openness(occupation) * role(occupation) * standsBy(occupation, scores, named);
    list.push({ occupation, score });
  }
  const career = {
    zone: zoneOfCareer(matching.facts.occupationByCode, evidence.life),
    leadsBack: shares.service >= LEADS_BACK,
  };
  return careerFirst(list, evidence.life, scores, career).sort(bestFirst);
}

/** What is so surely wanted is not refused: "to cook in a school, not in a restaurant". */
const WANTED = 0.5;

/** How far the person's own words, tools and civilian work name a title beyond what the code says, 0-1. */
function said(scores: EvidenceScores, { readily }: Named, occupation: Occupation): number {
  const told = Math.max(
    scores.words.of(occupation) / WORDS_ENOUGH,
    scores.tools.of(occupation),
    scores.civilianWork.of(occupation),
    scores.profession.of(occupation),
    // What a counselor suggests to everyone of this work needs no word besides.
    readily.of(occupation) * JUDGED_ENOUGH,
  );
  return Math.min(1, told);
}

const WORDS_ENOUGH = 0.3;
const JUDGED_ENOUGH = 0.8;
/** What a title loses that nothing but the code speaks for. */
const UNSAID = 0.18;

/** By score; between equals by code. */
export function bestFirst(a: RankedOccupation, b: RankedOccupation): number {
  return b.score - a.score || a.occupation.position - b.occupation.position;
}

/** Below this nothing is worth sorting. */
const LEAST_SCORE = 0.03;

/** Verbs of running something or people, as duties are written; they point to work that does. */
const LEADS =
  /\b(?:managed|directed|supervised|commanded|headed|ran a|ran the|led (?:a |the )?(?:team|shop|section|department|division|staff|crew|base|group|[0-9]))/i;
const LEADING = 1.08;

/** Titles beside one that the veteran has held since service step back a little: one goes on from there. */
const LEFT_BEHIND = 0.88;

/** Pieces of evidence that agree make each other surer: one less the product of the doubts. */
function combine(
  occupations: readonly Occupation[],
  scores: EvidenceScores,
  shareOf: (kind: keyof EvidenceScores) => number,
): OccupationScores {
  const doubt = new OccupationScores(occupations, 1);
  for (const kind of KINDS) {
    const carries = CARRIES[kind] * shareOf(kind);
    const values = scores[kind];
    for (const occupation of occupations) {
      const value = values.of(occupation);
      if (value > 0) doubt.set(occupation, doubt.of(occupation) * (1 - carries * value));
    }
  }
  for (const occupation of occupations) doubt.set(occupation, 1 - doubt.of(occupation));
  return doubt;
}

/** What the military job says, not the person. */
const OF_SERVICE: ReadonlySet<keyof EvidenceScores> = new Set([
  'crosswalk',
  'crosswalkGroup',
  'codeField',
  'textField',
  'near',
  'words',
  'titles',
  'skills',
]);

/** What the code says, whatever was done in it. */
const OF_CODE: ReadonlySet<keyof EvidenceScores> = new Set([
  'crosswalk',
  'crosswalkGroup',
  'codeField',
  'near',
]);

const KINDS = Object.keys(CARRIES) as (keyof EvidenceScores)[];
