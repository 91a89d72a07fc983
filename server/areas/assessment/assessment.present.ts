import { BASIC_STRENGTHS } from '#career/assessment/basic-result.ts';
import { DOMAINS, type DomainScores } from '#career/assessment/domains.ts';
import { type getAssessment, scoreKey } from '#contract/assessment.ts';
import type { GivenFor } from '#contract/endpoint.ts';
import type { AssessmentRow } from './assessment.store.ts';

type ScoreColumns = { [D in keyof DomainScores as `${D}Score`]: number };

/** Domain scores under the column names of the specification. */
export function scoreColumns(scores: DomainScores): ScoreColumns {
  return Object.fromEntries(DOMAINS.map((domain) => [scoreKey(domain), scores[domain]])) as ScoreColumns;
}

/** The columns back as a map from domain to score. */
export function scoresOf(row: ScoreColumns): DomainScores {
  return Object.fromEntries(
    DOMAINS.map((domain) => [domain, row[scoreKey(domain)]]),
  ) as unknown as DomainScores;
}

const NO_SCORES = scoreColumns(
  Object.fromEntries(DOMAINS.map((domain) => [domain, 0])) as unknown as DomainScores,
);

const pickBasic = (profile: AssessmentRow['strengthsProfile']) =>
  Object.fromEntries(BASIC_STRENGTHS.map((strength) => [strength, profile[strength]] as const));

/** The current results of both kinds as one record; what was never taken is null, its scores 0. */
export function presentAssessment(
  enhanced: AssessmentRow | undefined,
  basic: AssessmentRow | undefined,
): GivenFor<typeof getAssessment> {
  const newest = [enhanced, basic].filter((row) => row !== undefined).sort((a, b) => b.id - a.id)[0];
  return {
    id: newest?.id ?? null,
    answers: basic?.answers ?? enhanced?.answers ?? null,
    enhancedAssessmentData: enhanced?.enhancedAssessmentData ?? null,
    strengthsProfile: newest ? { ...basic?.strengthsProfile, ...enhanced?.strengthsProfile } : null,
    basicStrengths: basic ? pickBasic(basic.strengthsProfile) : null,
    leadershipStyle: basic?.leadershipStyle ?? null,
    problemSolvingStyle: basic?.problemSolvingStyle ?? null,
    workEnvironment: basic?.workEnvironment ?? null,
    communicationStyle: basic?.communicationStyle ?? null,
    ...(enhanced ? scoreColumns(scoresOf(enhanced)) : NO_SCORES),
    completedAt: newest?.completedAt ?? null,
  };
}

/** One result of the enhanced assessment, for comparison. */
export function presentEarlier(row: AssessmentRow) {
  const labels = DOMAINS.map((domain) => [domain, row.strengthsProfile[domain]] as const);
  return {
    id: row.id,
    strengthsProfile: Object.fromEntries(labels),
    ...scoreColumns(scoresOf(row)),
    completedAt: row.completedAt,
  };
}
