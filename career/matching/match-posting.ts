import type { CareerFacts } from '#career/occupations/facts.ts';
import type { CivilianOccupation } from '#career/occupations/occupation.ts';
import { titlesWithin } from '#career/occupations/title-index.ts';
import { mendedStems } from './field-evidence.ts';

/** A job posting as it was given: its title and, where there is one, its text. */
export interface Posting {
  readonly title: string;
  readonly description: string | null;
}

/** How much a title counts beside the text, and what sum is needed to name an occupation at all. */
const TITLE_WEIGHT = 0.6;
const ENOUGH = 0.22;

/** Words of rank and hours in posting titles that name no work. */
const DECORATION =
  /\b(?:senior|sr|junior|jr|lead|entry[- ]level|full[- ]time|part[- ]time|remote|hybrid|contract|temporary|seasonal|level|hiring|immediate(?:ly)?|urgent|[ivx]{1,3}|\d+)\b/gi;

/**
 * The occupation nearest to a job posting, by its title's words and its text; null when nothing is near enough to
 * say. A veteran's resume for a posting takes its skills from it.
 */
export function matchPosting(posting: Posting, facts: CareerFacts): CivilianOccupation | null {
  const count = facts.tables.occupations.code.length;
  const scores = new Float32Array(count);
  const title = posting.title.replace(DECORATION, ' ');
  const add = (row: number, value: number) => {
    scores[row] = (scores[row] ?? 0) + value;
  };
  for (const { owners, words } of titlesWithin(facts, title, 1)) {
    const most = Math.max(...owners.map((owner) => owner.weight));
    for (const owner of owners) {
      add(
        owner.row,
        (TITLE_WEIGHT * (owner.weight / most) * Math.min(2, words)) / 2 / Math.sqrt(owners.length),
      );
    }
  }
  addText(facts, `${title} ${title} ${title}`, 0.5, add);
  addText(facts, posting.description ?? '', 0.7, add);
  let best = -1;
  for (let row = 0; row < count; row++) {
    if (facts.militaryOnly[row] || facts.residual[row]) continue;
    if ((scores[row] ?? 0) > (scores[best] ?? 0)) best = row;
  }
  if (best < 0 || (scores[best] ?? 0) < ENOUGH) return null;
  const { code, shownTitle, title: official } = facts.tables.occupations;
  return { onetSocCode: code[best] ?? '', title: shownTitle[best] ?? '', onetTitle: official[best] ?? '' };
}

/** Adds `weight` times the cosine of the text's terms with each occupation's. */
function addText(
  facts: CareerFacts,
  text: string,
  weight: number,
  add: (row: number, value: number) => void,
): void {
  const counts = new Map<string, number>();
  for (const term of mendedStems(facts, text).stems) counts.set(term, (counts.get(term) ?? 0) + 1);
  const known = [...counts].flatMap(([term, times]) => {
    const posting = facts.terms.get(term);
    return posting ? [{ posting, value: Math.log(1 + times) * posting.rarity }] : [];
  });
  const length = Math.hypot(...known.map(({ value }) => value)) || 1;
  for (const { posting, value } of known) {
    posting.rows.forEach((row, at) => {
      add(row, (weight * value * (posting.weights[at] ?? 0)) / length);
    });
  }
}
