import type { Occupation } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { Evidence } from './evidence.ts';
import { standingsIn } from './fields/standing.ts';
import type { WorkField } from './fields/work-field.ts';
import type { Tier } from './level.ts';
import type { Matching } from './matching.ts';

/** A code that the official list sends to more occupations than this says little about each. */
const NARROW_CROSSWALK = 3;

/** The official crosswalk of every job. Group headings ("All Other") count, but show only if no better title stands for them. */
export function crosswalkScores(occupations: readonly Occupation[], evidence: Evidence): OccupationScores {
  const scores = new OccupationScores(occupations);
  for (const { hits, fields, weight } of evidence.jobs) {
    hits.forEach((hit, order) => {
      const { crosswalk, seniorCrosswalk } = hit.job;
      const supervises = hit.senior || evidence.tier === 'senior';
      const trust = weight * Math.min(1, hit.certainty) * (order === 0 ? 1 : 0.85);
      const weigh = (list: readonly Occupation[], share: number) => {
        const spread = Math.min(1, NARROW_CROSSWALK / Math.max(1, list.length));
        for (const occupation of list)
          scores.raise(occupation, trust * spread * share * agreement(fields, occupation, evidence.tier));
      };
      weigh(crosswalk, supervises && seniorCrosswalk.length > 0 ? 0.8 : 1);
      weigh(seniorCrosswalk, supervises ? 1 : 0.6);
    });
  }
  return scores;
}

const STEP_ASIDE = 0.12;

/** Titles that stand for group headings of the official crosswalk, as strongly as the heading itself is matched. */
export function groupScores({ facts, standIns }: Matching, crosswalk: OccupationScores): OccupationScores {
  const scores = new OccupationScores(facts.occupations);
  for (const [heading, titles] of standIns) {
    const value = crosswalk.of(heading);
    titles.forEach((title, place) => {
      scores.raise(title, value * (1 - place * STEP_ASIDE));
    });
  }
  return scores;
}

/**
 * The official list was made by job titles; where the field of work finds a title no more than worth a look, or does
 * not know it at this level, a match counts less.
 */
const AGREED = { readily: 1, listed: 0.6, unknown: 0.3 } as const;

function agreement(fields: readonly WorkField[], { code }: Occupation, tier: Tier): number {
  if (fields.length === 0) return AGREED.readily;
  const found = fields.flatMap((field) => standingsIn(field, tier).get(code) ?? []);
  if (found.some(({ readily }) => readily)) return AGREED.readily;
  return found.length > 0 ? AGREED.listed : AGREED.unknown;
}

function addField(
  byCode: ReadonlyMap<string, Occupation>,
  scores: OccupationScores,
  field: WorkField,
  tier: Tier,
  strength: number,
): void {
  for (const [code, { value }] of standingsIn(field, tier)) {
    const occupation = byCode.get(code);
    if (occupation) scores.raise(occupation, strength * value);
  }
}

/** What a second job adds to a title that the first one leads to as well, of the part still open. */
const AGREEING = 0.4;

/** Fields of the military jobs; a title that several jobs lead to stands above one that only one does. */
export function codeFieldScores({ facts }: Matching, evidence: Evidence): OccupationScores {
  const { occupations, occupationByCode } = facts;
  const scores = new OccupationScores(occupations);
  for (const { fields, weight } of evidence.jobs) {
    const own = evidence.jobs.length > 1 ? new OccupationScores(occupations) : scores;
    fields.forEach((field, order) => {
      addField(occupationByCode, own, field, evidence.tier, weight * (order === 0 ? 1 : 0.8));
    });
    if (own === scores) continue;
    for (const occupation of occupations) {
      const [known, value] = [scores.of(occupation), own.of(occupation)];
      const most = Math.max(known, value);
      scores.set(occupation, most + (1 - most) * Math.min(known, value) * AGREEING);
    }
  }
  return scores;
}

/** Fields told of beyond these are asides. */
const MOST_FIELDS = 6;

/** Fields that the veteran's own words speak of; the strongest counts whole, others by their share of it. */
export function textFieldScores({ facts }: Matching, { textFields, tier }: Evidence): OccupationScores {
  const scores = new OccupationScores(facts.occupations);
  const strongest = textFields[0]?.strength ?? 0;
  for (const { field, strength } of textFields.slice(0, MOST_FIELDS)) {
    addField(facts.occupationByCode, scores, field, tier, strength * (strength / strongest) ** 1.5);
  }
  return scores;
}

/** Likeness of the code's official description, as figures. */
export function nearScores(occupations: readonly Occupation[], evidence: Evidence): OccupationScores {
  const scores = new OccupationScores(occupations);
  for (const { hits, weight } of evidence.jobs) {
    for (const { occupation, likeness } of hits[0]?.job.near() ?? [])
      scores.raise(occupation, weight * Math.min(1, likeness / NEAR_FULL));
  }
  return scores;
}

/** A clause so likely about a work tells of it. */
const SURELY_TOLD = 0.5;

/** How far one of the person's clauses tells of a work. */
export function toldScores(occupations: readonly Occupation[], { work }: Evidence): OccupationScores {
  const scores = new OccupationScores(occupations);
  for (const occupation of occupations)
    scores.set(occupation, Math.min(1, work.most.of(occupation) / SURELY_TOLD));
  return scores;
}

const NEAR_FULL = 0.35;
const WORDS_FULL = 0.3;
const WORDS_SOME = 0.2;

/** A text of one or two words is no proof, however well it fits. */
const SHORTEST = 9;

/** The veteran's own words against the words of each occupation: cosine of weighted terms, scaled. */
export function wordScores(occupations: readonly Occupation[], evidence: Evidence): OccupationScores {
  const scores = new OccupationScores(occupations);
  let squares = 0;
  for (const { count, term } of evidence.terms.values()) {
    if (term === null) continue;
    const weight = Math.log(1 + count) * term.rarity;
    squares += weight * weight;
    term.forEach((occupation, share) => {
      scores.add(occupation, weight * share);
    });
  }
  const length = Math.max(Math.sqrt(squares), SHORTEST);
  let best = 0;
  for (const occupation of occupations) best = Math.max(best, scores.of(occupation) / length);
  // A long text shares little with any one occupation; its best match is still its best.
  const full = Math.min(WORDS_FULL, Math.max(WORDS_SOME, best));
  for (const occupation of occupations)
    scores.set(occupation, Math.min(1, scores.of(occupation) / length / full));
  return scores;
}
