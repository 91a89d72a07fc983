import type { DomainScores } from '#career/assessment/domains.ts';
import type { VeteranRecord } from '#career/service.ts';
import { composeMatch } from './compose-match.ts';
import { gatherEvidence } from './evidence.ts';
import { generalTitles } from './general-titles.ts';
import { judging } from './judgment.ts';
import type { Matching } from './matching.ts';
import { type Ranking, rankOccupations } from './rank-occupations.ts';
import { strengthFit } from './strengths.ts';
import { suggestedOf } from './suggested.ts';
import type { ReasonKind, TitleMatch } from './title-match.ts';

/**
 * The civilian titles for a veteran, best first: those a counselor would say aloud, as many distinct ones as there truly are,
 * thirty at most, each with its reasons, gaps and figures. Deterministic. A record that leads to none
 * gives ten broad titles, marked as inferred and saying what to fill in.
 */
export function matchVeteran(
  record: VeteranRecord,
  strengths: DomainScores | null,
  matching: Matching,
): TitleMatch[] {
  const ranking = rankOccupations(matching, gatherEvidence(record, matching));
  const [first, ...others] = suggestedOf(ranking, strengths, judging(ranking)).map((title) =>
    composeMatch(ranking, strengths, title),
  );
  if (first === undefined) return withoutRepeats(broadTitles(ranking, strengths, matching));
  // The best title that a record leads to is a strong one, however little the record says.
  return withoutRepeats([{ ...first, fit: 'strong' }, ...others]);
}

/** As log-odds: of titles that nothing in a record leads to few are meant, whatever their order. */
const FIRST_GENERAL = -1;
const NEXT_GENERAL = 0.05;

/** As many doors as stand open to all are worth a look. */
const MOST_BROAD = 10;

/** Broad titles for a record that leads to none. */
function broadTitles(ranking: Ranking, strengths: DomainScores | null, { facts }: Matching): TitleMatch[] {
  return generalTitles(ranking.evidence)
    .flatMap(({ code, reason }) => {
      const occupation = facts.occupationByCode.get(code);
      return occupation === undefined ? [] : [{ occupation, reason }];
    })
    .map(({ occupation, reason }, order) => {
      const fit = strengths ? strengthFit(occupation, strengths) : 0;
      return { occupation, reason, readily: FIRST_GENERAL - order * NEXT_GENERAL + fit };
    })
    .sort((a, b) => b.readily - a.readily || a.occupation.position - b.occupation.position)
    .slice(0, MOST_BROAD)
    .map(({ occupation, reason, readily }) => {
      const match = composeMatch(ranking, strengths, { occupation, readily, moved: 0 });
      return {
        ...match,
        matchType: 'inferred',
        fit: 'possible',
        reasons: [
          { kind: 'missing-data', text: `${reason}. ${WHAT_TO_FILL_IN}` },
          ...match.reasons.filter(({ kind }) => kind === 'strengths' || kind === 'level'),
        ],
      };
    });
}

const WHAT_TO_FILL_IN = 'Add your military job, rank and what you did, and the list will be yours.';

/** One sentence is evidence for few titles; said of more it tells them apart no longer. */
const SAID_AT_MOST = 3;

/** Leaves a sentence with the first titles it stands under; none loses the strongest reason that names the record. */
function withoutRepeats(matches: readonly TitleMatch[]): TitleMatch[] {
  const said = new Map<string, number>();
  return matches.map((match) => {
    const keys = new Map(match.reasons.map(({ text }) => [text, text.replaceAll(match.jobTitle, '')]));
    const times = (text: string) => Math.max(said.get(text) ?? 0, said.get(keys.get(text) ?? text) ?? 0);
    const fresh = match.reasons.filter(
      ({ text }, at) =>
        times(text) < SAID_AT_MOST && match.reasons.findIndex((other) => other.text === text) === at,
    );
    const named = fresh.some(({ kind }) => !OF_NO_RECORD.has(kind));
    const reasons = named ? fresh : [...match.reasons.slice(0, 1), ...fresh];
    for (const { text } of reasons)
      for (const key of new Set([text, keys.get(text) ?? text])) said.set(key, (said.get(key) ?? 0) + 1);
    return { ...match, reasons };
  });
}

/** Reasons of these kinds would fit anybody of the rank; every other names something of the record. */
const OF_NO_RECORD: ReadonlySet<ReasonKind> = new Set(['level', 'strengths', 'missing-data']);

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
  const scores = new Map(ranking.ranked.map(({ occupation, score }) => [occupation, score]));
  const judge = judging(ranking);
  return occupations.map((occupation) => {
    const score = scores.get(occupation) ?? 0;
    const match = composeMatch(ranking, strengths, { occupation, ...judge(occupation), moved: 0 });
    return score < WEAK && match.matchType === 'inferred' ? withoutClaim(match) : match;
  });
}

/** A score that says no more than that something is alike. */
const WEAK = 0.33;

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
