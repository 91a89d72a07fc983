import type { DomainScores } from '#career/assessment/domains.ts';
import type { VeteranRecord } from '#career/service.ts';
import { OWN_LIST } from './calibration.ts';
import { composeMatch } from './compose-match.ts';
import { gatherEvidence } from './evidence.ts';
import { generalTitles } from './general-titles.ts';
import type { Matching } from './matching.ts';
import { bestFirst, type RankedOccupation, type Ranking, rankOccupations } from './rank-occupations.ts';
import { standsOut, strengthFit } from './strengths.ts';
import type { ReasonKind, TitleMatch } from './title-match.ts';

/** A list is as long as it truly is. */
const MOST = 30;
const WEAK = 0.33;

/** How far the assessment may move a title up or down: it orders what fits, it does not find work. */
const STRENGTH_FORCE = 0.06;

/**
 * The civilian titles for a veteran, best first: those a counselor would say aloud, five to thirty distinct ones and
 * fewer where nothing else stands, each with its reasons, gaps and figures. Deterministic. A record that leads to none
 * gives ten broad titles, marked as inferred and saying what to fill in.
 */
export function matchVeteran(
  record: VeteranRecord,
  strengths: DomainScores | null,
  matching: Matching,
): TitleMatch[] {
  const ranking = rankOccupations(matching, gatherEvidence(record, matching));
  const unmoved = new Map(ranking.ranked.map(({ occupation }, place) => [occupation, place]));
  const found: TitleMatch[] = [];
  const seen = new Set<string>();
  withStrengths(ranking, strengths).forEach((ranked, place) => {
    const { occupation, score } = ranked;
    if (found.length >= MOST || score < NOISE || !stands(ranking, ranked, found.length)) return;
    if (seen.has(occupation.shownTitle.toLowerCase())) return;
    seen.add(occupation.shownTitle.toLowerCase());
    const moved = (unmoved.get(occupation) ?? place) - place;
    found.push(composeMatch(ranking, strengths, occupation, { score, moved }));
  });
  const [first, ...others] = found;
  // The best title that a record leads to is a strong one, however little the record says.
  const strong: TitleMatch[] = first === undefined ? [] : [{ ...first, fit: 'strong' }, ...others];
  return withoutRepeats(found.length > 0 ? strong : broadTitles(ranking, strengths, matching));
}

/** Less than this is noise, whatever names it. */
const NOISE = 0.12;

/** With this score nothing in the record speaks against a title that a list of the person's own names. */
const NAMED = 0.44;
/** A short list goes on further down: a code alone says little for what is a stretch. */
const SHORT = 5;
const NAMED_IN_SHORT = 0.15;

/** So strongly the record itself supports a title that no list names. */
const SUPPORTED = 0.46;

/** Whether a title is suggested; the first one a record leads to always is. */
function stands({ named }: Ranking, { occupation, score }: RankedOccupation, before: number): boolean {
  const least = before < SHORT ? NAMED_IN_SHORT : NAMED;
  return before === 0 || score >= SUPPORTED || (named.listed.of(occupation) >= OWN_LIST && score >= least);
}

function withStrengths({ ranked }: Ranking, strengths: DomainScores | null): readonly RankedOccupation[] {
  if (!strengths || !standsOut(strengths)) return ranked;
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
      return { occupation, reason, score: FIRST_GENERAL * (1 - order * 0.015) * (1 + 0.25 * fit) };
    })
    .sort(bestFirst)
    .slice(0, MOST_BROAD)
    .map(({ occupation, reason, score }) => {
      const match = composeMatch(ranking, strengths, occupation, { score, moved: 0 });
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
  return occupations.map((occupation) => {
    const score = scores.get(occupation) ?? 0;
    const match = composeMatch(ranking, strengths, occupation, { score, moved: 0 });
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
