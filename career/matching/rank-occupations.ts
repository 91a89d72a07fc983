import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { Evidence } from './evidence.ts';
import type { EvidenceScores } from './evidence-scores.ts';
import { isOfficer } from './level.ts';
import type { Matching } from './matching.ts';
import { opennessOf } from './openness.ts';
import { careerFirst } from './professions/career-first.ts';
import {
  besideProfession,
  professionScores,
  serviceShare,
  zoneOfCareer,
} from './professions/profession-scores.ts';
import {
  codeFieldScores,
  crosswalkScores,
  groupScores,
  nearScores,
  textFieldScores,
  wordScores,
} from './score-evidence.ts';
import { roleFit } from './service/roles.ts';
import { skillScores } from './skill-scores.ts';
import { civilianWorkScores, titleScores } from './title-evidence.ts';
import { toolScores } from './tool-evidence.ts';

/** How far each kind of evidence alone can carry a title, 0-1. Tuned on the evaluation set. */
const CARRIES = {
  crosswalk: 0.64,
  crosswalkGroup: 0.3,
  codeField: 0.8,
  textField: 0.72,
  near: 0.12,
  words: 0.5,
  titles: 0.6,
  civilianWork: 0.85,
  profession: 0.9,
  besideProfession: 0.9,
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
    profession: professionScores(
      occupations,
      matching.facts.occupationByCode,
      evidence.life,
      leadsOthers(evidence),
    ),
    besideProfession: besideProfession(occupations, matching.facts.occupationByCode, evidence.life),
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
  const list = ranked(matching, evidence, scores);
  return {
    evidence,
    scores,
    ranked: list,
    best: list[0]?.score ?? 0,
    standIns: matching.standIns,
    byCode: matching.facts.occupationByCode,
  };
}

function ranked(matching: Matching, evidence: Evidence, scores: EvidenceScores): RankedOccupation[] {
  const { occupations } = matching.facts;
  const prospects = matching.prospects(evidence.tier, evidence.education);
  const { factors, leading } = prospects;
  const moved = occupations.some((occupation) => scores.civilianWork.of(occupation) >= HELD_NOW);
  const openness = opennessOf(matching.facts, prospects, evidence, scores);
  const leads = evidence.tier !== 'junior' && LEADS.test(evidence.record.responsibilities ?? '');
  const share = serviceShareOf(matching, evidence, scores);
  const strength = combine(
    occupations,
    scores,
    (kind) => (OF_SERVICE.has(kind) ? share : 1) * (OF_CODE.has(kind) ? codeShareOf(evidence) : 1),
  );
  const role = roleFit(evidence);
  const list: RankedOccupation[] = [];
  for (const occupation of occupations) {
    let score = strength.of(occupation) * factors.of(occupation);
    if (score < LEAST_SCORE) continue;
    if (leads && leading.has(occupation)) score *= LEADING;
    if (moved && scores.civilianWork.of(occupation) < HELD_NOW / 2) score *= LEFT_BEHIND;
    score *= 1 - UNSAID * (1 - said(scores, occupation));
    score *= openness(occupation) * role(occupation);
    list.push({ occupation, score });
  }
  const zone = zoneOfCareer(matching.facts.occupationByCode, evidence.life);
  return careerFirst(list.sort(bestFirst), evidence.life, scores, zone).sort(bestFirst);
}

/** How far the person's own words, tools and civilian work name a title beyond what the code says, 0-1. */
function said(scores: EvidenceScores, occupation: Occupation): number {
  const told = Math.max(
    scores.words.of(occupation) / WORDS_ENOUGH,
    scores.tools.of(occupation),
    scores.civilianWork.of(occupation),
    scores.profession.of(occupation),
    // What the official list and the field of work both put first needs no word besides.
    scores.crosswalk.of(occupation) * scores.codeField.of(occupation) * AGREED,
  );
  return Math.min(1, told);
}

const WORDS_ENOUGH = 0.3;
const AGREED = 0.7;
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

/** A title that the veteran has held since service, word for word. Others step back a little: one goes on from there. */
const HELD_NOW = 0.9;
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

/** Duties that tell another field than the code, as strongly as this, and the code's own half as much at most. */
const OUTRUNS = 0.55;
const HALF = 0.5;

/** What is left of a code whose holder's own words are about other work: the cook who ran the help desk. */
const OUTRUN = 0.4;

function codeShareOf({ jobs, textFields }: Evidence): number {
  const [strongest] = textFields;
  if (strongest === undefined || strongest.hinted || strongest.strength < OUTRUNS) return 1;
  const fields = new Set(jobs.flatMap((job) => job.fields));
  if (fields.size === 0 || fields.has(strongest.field)) return 1;
  const own = textFields.find(({ field }) => fields.has(field))?.strength ?? 0;
  return own <= strongest.strength * HALF ? OUTRUN : 1;
}

/** The service leads to a title surely enough to be the same line of work. */
const LEADS_TO = 0.6;

function serviceShareOf({ facts }: Matching, { life }: Evidence, scores: EvidenceScores): number {
  return serviceShare(life, (code) => {
    const occupation = facts.occupationByCode.get(code);
    return (
      occupation !== undefined &&
      Math.max(scores.codeField.of(occupation), scores.crosswalk.of(occupation)) >= LEADS_TO
    );
  });
}

const leadsOthers = ({ tier }: Evidence) => tier === 'senior' || (isOfficer(tier) && tier !== 'new-officer');

const KINDS = Object.keys(CARRIES) as (keyof EvidenceScores)[];
