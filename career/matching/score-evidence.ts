import type { CareerFacts } from '#career/occupations/facts.ts';
import { unpackNumbers } from '#career/occupations/packed.ts';
import type { Evidence } from './evidence.ts';
import type { WorkField } from './fields/work-field.ts';
import { rowsForGroup } from './group-titles.ts';
import type { Tier } from './level.ts';

/** Scores 0-1 of one kind of evidence, a number an occupation row. */
export type Scores = Float32Array;

function blank(facts: CareerFacts): Scores {
  return new Float32Array(facts.tables.occupations.code.length);
}

function raise(scores: Scores, row: number, value: number): void {
  if (value > (scores[row] ?? 0)) scores[row] = value;
}

/** A code that the official list sends to more occupations than this says little about each. */
const NARROW_CROSSWALK = 3;

/** The official crosswalk of every job. Group headings ("All Other") count, but show only if no better title stands for them. */
export function crosswalkScores(facts: CareerFacts, evidence: Evidence): Scores {
  const scores = blank(facts);
  const { crosswalk, seniorCrosswalk } = facts.tables.military;
  for (const { hits, fields, weight } of evidence.jobs) {
    hits.forEach((hit, order) => {
      const supervises = hit.senior || evidence.tier === 'senior';
      const trust = weight * Math.min(1, hit.certainty) * (order === 0 ? 1 : 0.85);
      const working = crosswalk[hit.row] ?? [];
      const senior = seniorCrosswalk[hit.row] ?? [];
      const spread = (rows: readonly number[]) => Math.min(1, NARROW_CROSSWALK / Math.max(1, rows.length));
      const weigh = (rows: readonly number[], share: number) => {
        for (const row of rows)
          raise(scores, row, trust * spread(rows) * share * agreement(facts, fields, row));
      };
      weigh(working, supervises && senior.length > 0 ? 0.8 : 1);
      weigh(senior, supervises ? 1 : 0.6);
    });
  }
  return scores;
}

/** Titles that stand for group headings of the official crosswalk, as strongly as the heading itself is matched. */
export function groupScores(facts: CareerFacts, crosswalk: Scores): Scores {
  const scores = blank(facts);
  crosswalk.forEach((value, row) => {
    if (value === 0 || !facts.residual[row]) return;
    rowsForGroup(facts, row).forEach((stand, position) => {
      raise(scores, stand, value * (1 - position * 0.12));
    });
  });
  return scores;
}

const LONE = 0.75;

/** The official list was made by job titles; where the field of work does not know a match, it counts less. */
function agreement(facts: CareerFacts, fields: readonly WorkField[], row: number): number {
  const code = facts.tables.occupations.code[row] ?? '';
  const known = fields.some((field) => [...field.working, ...field.lead, ...field.officer].includes(code));
  return known || fields.length === 0 ? 1 : LONE;
}

/** How much each list of a field says to a tier. */
const LIST_WEIGHT: Readonly<Record<Tier, readonly [working: number, lead: number, officer: number]>> = {
  junior: [1, 0.3, 0],
  middle: [1, 0.72, 0],
  senior: [0.6, 1, 0.4],
  officer: [0.3, 0.5, 1],
  'senior-officer': [0.15, 0.45, 1],
};

const STEP_DOWN = 0.035;

function addField(facts: CareerFacts, scores: Scores, field: WorkField, tier: Tier, strength: number): void {
  const [working, lead, officer] = LIST_WEIGHT[tier];
  const lists: [readonly string[], number][] = [
    [field.working, working],
    [field.lead, lead],
    [field.officer.length > 0 ? field.officer : field.lead, officer],
  ];
  for (const [codes, weight] of lists) {
    codes.forEach((code, position) => {
      const row = facts.rowOfOccupation.get(code);
      if (row !== undefined && weight > 0) raise(scores, row, strength * weight * (1 - position * STEP_DOWN));
    });
  }
}

/** What a second job adds to a title that the first one leads to as well, of the part still open. */
const AGREEING = 0.4;

/** Fields of the military jobs; a title that several jobs lead to stands above one that only one does. */
export function codeFieldScores(facts: CareerFacts, evidence: Evidence): Scores {
  const scores = blank(facts);
  for (const { fields, weight } of evidence.jobs) {
    const own = evidence.jobs.length > 1 ? blank(facts) : scores;
    fields.forEach((field, order) => {
      addField(facts, own, field, evidence.tier, weight * (order === 0 ? 1 : 0.8));
    });
    if (own === scores) continue;
    own.forEach((value, row) => {
      const known = scores[row] ?? 0;
      const most = Math.max(known, value);
      scores[row] = most + (1 - most) * Math.min(known, value) * AGREEING;
    });
  }
  return scores;
}

/** Fields that the veteran's own words speak of; the strongest counts whole, others by their share of it. */
export function textFieldScores(facts: CareerFacts, evidence: Evidence): Scores {
  const scores = blank(facts);
  const strongest = evidence.textFields[0]?.strength ?? 0;
  for (const { field, strength } of evidence.textFields.slice(0, 6)) {
    addField(facts, scores, field, evidence.tier, strength * (strength / strongest) ** 1.5);
  }
  return scores;
}

/** Likeness of the code's official description, as figures. */
export function nearScores(facts: CareerFacts, evidence: Evidence): Scores {
  const scores = blank(facts);
  const { near, nearness } = facts.tables.military;
  for (const { hits, weight } of evidence.jobs) {
    const at = hits[0]?.row ?? -1;
    const likeness = unpackNumbers(nearness[at] ?? '', 0, 1);
    (near[at] ?? []).forEach((row, position) => {
      raise(scores, row, weight * Math.min(1, (likeness[position] ?? 0) / NEAR_FULL));
    });
  }
  return scores;
}

const NEAR_FULL = 0.35;
const WORDS_FULL = 0.3;
const WORDS_SOME = 0.2;

/** The veteran's own words against the words of each occupation: cosine of weighted terms, scaled. */
export function wordScores(facts: CareerFacts, evidence: Evidence): Scores {
  const scores = blank(facts);
  let squares = 0;
  for (const [term, { count }] of evidence.terms) {
    const posting = facts.terms.get(term);
    if (!posting) continue;
    const weight = Math.log(1 + count) * posting.rarity;
    squares += weight * weight;
    for (let at = 0; at < posting.rows.length; at++) {
      const row = posting.rows[at] ?? 0;
      scores[row] = (scores[row] ?? 0) + weight * (posting.weights[at] ?? 0);
    }
  }
  // A text of one or two words is no proof, however well it fits.
  const length = Math.max(Math.sqrt(squares), 9);
  let best = 0;
  for (let row = 0; row < scores.length; row++) best = Math.max(best, (scores[row] ?? 0) / length);
  // A long text shares little with any one occupation; its best match is still its best.
  const full = Math.min(WORDS_FULL, Math.max(WORDS_SOME, best));
  for (let row = 0; row < scores.length; row++) scores[row] = Math.min(1, (scores[row] ?? 0) / length / full);
  return scores;
}
