import type { CivilianOccupation, Occupation } from '#career/occupations/occupation.ts';
import { namesJob } from '#career/occupations/occupation.ts';
import { OccupationScores } from '#career/occupations/occupation-scores.ts';
import type { Matching } from './matching.ts';

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
export function matchPosting(posting: Posting, matching: Matching): CivilianOccupation | null {
  const { occupations, titles } = matching.facts;
  const scores = new OccupationScores(occupations);
  const title = posting.title.replace(DECORATION, ' ');
  for (const { owners, words } of titles().within(title, 1)) {
    const most = Math.max(...owners.map((owner) => owner.weight));
    for (const { occupation, weight } of owners) {
      const value = (TITLE_WEIGHT * (weight / most) * Math.min(2, words)) / 2 / Math.sqrt(owners.length);
      scores.add(occupation, value);
    }
  }
  addText(matching, scores, `${title} ${title} ${title}`, 0.5);
  addText(matching, scores, posting.description ?? '', 0.7);
  let best: Occupation | null = null;
  for (const occupation of occupations.filter(namesJob)) {
    if (scores.of(occupation) > (best === null ? 0 : scores.of(best))) best = occupation;
  }
  if (best === null || scores.of(best) < ENOUGH) return null;
  return { onetSocCode: best.code, title: best.shownTitle, onetTitle: best.title };
}

/** Adds `weight` times the cosine of the text's terms with each occupation's. */
function addText(
  { vocabulary, facts }: Matching,
  scores: OccupationScores,
  text: string,
  weight: number,
): void {
  const counts = new Map<string, number>();
  for (const stem of vocabulary.mended(text).stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const known = [...counts].flatMap(([stem, times]) => {
    const term = facts.terms.get(stem);
    return term ? [{ term, value: Math.log(1 + times) * term.rarity }] : [];
  });
  const length = Math.hypot(...known.map(({ value }) => value)) || 1;
  for (const { term, value } of known) {
    term.forEach((occupation, share) => {
      scores.add(occupation, (weight * value * share) / length);
    });
  }
}
