import type { DomainScores } from '#career/assessment/domains.ts';
import type { VeteranRecord } from '#career/service.ts';
import { composeMatch } from './compose-match.ts';
import { gatherEvidence } from './evidence.ts';
import { generalTitles } from './general-titles.ts';
import type { Matching } from './matching.ts';
import { bestFirst, type RankedOccupation, type Ranking, rankOccupations } from './rank-occupations.ts';
import { strengthFit } from './strengths.ts';
import type { TitleMatch } from './title-match.ts';

/** A veteran sees at least LEAST titles; further ones only while they stand above WEAK. */
const LEAST = 20;
const MOST = 36;
const WEAK = 0.33;

/** How far the assessment may move a title up or down: it orders what fits, it does not find work. */
const STRENGTH_FORCE = 0.06;

/**
 * The civilian titles for a veteran, best first: 20 to 36 distinct titles, each with its reasons, gaps and figures.
 * Deterministic. An empty record gives broad titles, marked as inferred and saying what to fill in.
 */
export function matchVeteran(
  record: VeteranRecord,
  strengths: DomainScores | null,
  matching: Matching,
): TitleMatch[] {
  const ranking = rankOccupations(matching, gatherEvidence(record, matching));
  const matches: TitleMatch[] = [];
  const seen = new Set<string>();
  for (const { occupation, score } of withStrengths(ranking, strengths)) {
    if (matches.length >= MOST || (matches.length >= LEAST && score < WEAK) || score < NOISE) break;
    const match = composeMatch(ranking, strengths, occupation, score, matches.length);
    if (seen.has(match.jobTitle.toLowerCase())) continue;
    seen.add(match.jobTitle.toLowerCase());
    matches.push(match);
  }
  return withOneStrong(filledUp(matches, ranking, strengths, matching));
}

/** The best title that a record leads to is a strong one, however little the record says. */
function withOneStrong(matches: TitleMatch[]): TitleMatch[] {
  const [first, ...others] = matches;
  const known = first !== undefined && !first.reasons.some(({ text }) => text === WHAT_TO_FILL_IN);
  return known ? [{ ...first, fit: 'strong' }, ...others] : matches;
}

const NOISE = 0.12;

function withStrengths({ ranked }: Ranking, strengths: DomainScores | null): readonly RankedOccupation[] {
  if (!strengths) return ranked;
  return ranked
    .slice(0, MOST * 3)
    .map(({ occupation, score }) => ({
      occupation,
      score: score * (1 + STRENGTH_FORCE * strengthFit(occupation, strengths)),
    }))
    .sort(bestFirst);
}

/** Evidence for the first of them: next to none. */
const FIRST_GENERAL = 0.03;

/** Broad titles after the found ones until there are LEAST; weaker than any that evidence led to. */
function filledUp(
  found: TitleMatch[],
  ranking: Ranking,
  strengths: DomainScores | null,
  { facts }: Matching,
): TitleMatch[] {
  if (found.length >= LEAST) return found;
  const known = new Set(found.map((match) => match.jobTitle.toLowerCase()));
  const ceiling = Math.min(100, ...found.map((match) => match.relevanceScore));
  const general = generalTitles(ranking.evidence)
    .flatMap((code) => facts.occupationByCode.get(code) ?? [])
    .map((occupation, order) => {
      const fit = strengths ? strengthFit(occupation, strengths) : 0;
      return { occupation, score: FIRST_GENERAL * (1 - order * 0.015) * (1 + 0.25 * fit) };
    })
    .sort(bestFirst);
  const matches = [...found];
  for (const { occupation, score } of general) {
    const match = composeMatch(ranking, strengths, occupation, score, matches.length);
    if (known.has(match.jobTitle.toLowerCase()) || matches.length >= LEAST) continue;
    matches.push({
      ...match,
      matchType: 'inferred',
      fit: 'possible',
      relevanceScore: Math.min(match.relevanceScore, ceiling),
      reasons: [
        { kind: 'missing-data', text: found.length === 0 ? WHAT_TO_FILL_IN : OPEN_TO_MANY },
        ...match.reasons.filter((reason) => reason.kind === 'strengths' || reason.kind === 'level'),
      ],
    });
  }
  return matches;
}

const OPEN_TO_MANY =
  'Your record leads to few titles surely. This one is open to many: nothing you wrote points to it.';

const WHAT_TO_FILL_IN =
  'Many veterans move into this work. Add your military job, rank and what you did, and the list will be yours.';

/**
 * The matches of occupations that are not for the ranking to choose: titles added by hand, and ones kept though they
 * are suggested no longer. Scored and worded like any other, however low. In the order of the codes; a code that
 * names no civilian occupation is left out.
 */
export function matchOccupations(
  onetSocCodes: readonly string[],
  record: VeteranRecord,
  strengths: DomainScores | null,
  matching: Matching,
): TitleMatch[] {
  const occupations = onetSocCodes
    .flatMap((code) => matching.facts.occupationByCode.get(code) ?? [])
    .filter(({ civilian }) => civilian);
  if (occupations.length === 0) return [];
  const ranking = rankOccupations(matching, gatherEvidence(record, matching));
  const places = new Map(
    ranking.ranked.map(({ occupation, score }, place) => [occupation, { score, place }]),
  );
  return occupations.map((occupation) => {
    const { score, place } = places.get(occupation) ?? { score: 0, place: ranking.ranked.length };
    const match = composeMatch(ranking, strengths, occupation, score, place);
    return score < WEAK && match.matchType === 'inferred' ? withoutClaim(match) : match;
  });
}

const NOT_LED_HERE =
  'Little in your record leads to this title so far. You can still go for it: add what you know of the work to your profile.';

/** Nobody's service led to such a title: it is there because they want it, and the words must not say otherwise. */
function withoutClaim(match: TitleMatch): TitleMatch {
  return {
    ...match,
    militarySkillAlignment: NOT_LED_HERE,
    reasons: [
      { kind: 'missing-data', text: 'We found no strong link between your record and this work.' },
      ...match.reasons.filter((reason) => reason.kind !== 'skills' && reason.kind !== 'missing-data'),
    ],
  };
}

/** The match of one such occupation; null when the code names no civilian occupation. */
export function matchOccupation(
  onetSocCode: string,
  record: VeteranRecord,
  strengths: DomainScores | null,
  matching: Matching,
): TitleMatch | null {
  return matchOccupations([onetSocCode], record, strengths, matching)[0] ?? null;
}
