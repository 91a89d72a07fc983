import { DOMAINS, type Domain, type DomainScores, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { DOMAIN_WORDS } from '#career/matching/strengths.ts';
import type { JobMatchReply } from '#contract/matches.ts';

/** The work calls for a strength more than 60 of 100 occupations do, as in the reasons of a match. */
const CALLED_FOR_FROM = 0.6;
const MOST_TITLES = 2;

export type StrengthTitle = Pick<JobMatchReply, 'id' | 'jobTitle'>;
/** A title with how the strengths meet it. */
export type RatedTitle = StrengthTitle & Pick<JobMatchReply, 'strengthsAlignment'>;

/**
 * How much the work of a match calls for a strength, 0 to 1. Its vector is the geometric mean of score and demand
 * (`strengthVectors`), so the score is taken out again; null where either is missing.
 */
function demandOf(match: Pick<JobMatchReply, 'strengthsAlignment'>, domain: Domain, score: number) {
  const vector = match.strengthsAlignment?.vectors[DOMAIN_WORDS[domain]];
  if (vector === undefined || score === 0) return null;
  return (vector / 10) ** 2 / (score / MAX_DOMAIN_SCORE);
}

/** The veteran's own suggested titles whose work calls for a strength the most: two at most, the best first. */
export function titlesFor(
  domain: Domain,
  scores: DomainScores,
  matches: readonly RatedTitle[],
): StrengthTitle[] {
  return matches
    .map(({ id, jobTitle, ...match }) => ({
      id,
      jobTitle,
      demand: demandOf(match, domain, scores[domain]) ?? 0,
    }))
    .filter(({ demand }) => demand >= CALLED_FOR_FROM)
    .sort((one, other) => other.demand - one.demand)
    .slice(0, MOST_TITLES)
    .map(({ id, jobTitle }) => ({ id, jobTitle }));
}

const MOST_STRENGTHS = 3;

/** Strengths of a search for work, which no title itself calls for. */
const OF_THE_SEARCH: ReadonlySet<Domain> = new Set(['militaryTranslation', 'workplaceReadiness']);

/** The strengths that the work of a title calls for the most: three at most, whether the veteran has them or not. */
export function strengthsCalledFor(
  match: Pick<JobMatchReply, 'strengthsAlignment'>,
  scores: DomainScores,
): Domain[] {
  return DOMAINS.filter((domain) => !OF_THE_SEARCH.has(domain))
    .map((domain) => ({ domain, demand: demandOf(match, domain, scores[domain]) ?? 0 }))
    .filter(({ demand }) => demand >= CALLED_FOR_FROM)
    .sort((one, other) => other.demand - one.demand)
    .slice(0, MOST_STRENGTHS)
    .map(({ domain }) => domain);
}
