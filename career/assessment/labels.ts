import type { Domain, DomainScores } from './domains.ts';

/** How a score reads (specification part 2, section 2.2): 12 to 15, 8 to 11, 0 to 7. */
export const BANDS = ['Strong', 'Moderate', 'Developing'] as const;
export type Band = (typeof BANDS)[number];

/** The lowest score of a band (specification part 1, section 9). */
export const STRONG_FROM = 12;
export const MODERATE_FROM = 8;

/** The three labels of each domain: Strong, Moderate, Developing (specification part 1, section 9). */
export const DOMAIN_LABELS = {
  relationshipBuilding: ['Strong People Connector', 'Effective Team Member', 'Independent Contributor'],
  strategicThinking: ['Strategic Visionary', 'Methodical Planner', 'Tactical Executor'],
  execution: ['Disciplined Achiever', 'Balanced Performer', 'Flexible Worker'],
  influence: ['Inspiring Leader', 'Collaborative Influencer', 'Supporting Team Member'],
  militaryTranslation: [
    'Military-Civilian Bridge Builder',
    'Effective Skill Translator',
    'Developing Translator',
  ],
  adaptability: ['Change Champion', 'Adaptable Professional', 'Stability Seeker'],
  careerDevelopment: ['Strategic Career Builder', 'Growing Professional', 'Career Explorer'],
  workplaceReadiness: [
    'Civilian-Ready Professional',
    'Transitioning Effectively',
    'Developing Civilian Workplace Skills',
  ],
} as const satisfies Record<Domain, readonly [string, string, string]>;
export type StrengthLabel = (typeof DOMAIN_LABELS)[Domain][number];
export type StrengthsProfile = Readonly<Record<Domain, StrengthLabel>>;

/** The band of a score from 0 to 15. */
export function bandOf(score: number): Band {
  if (score >= STRONG_FROM) return 'Strong';
  return score >= MODERATE_FROM ? 'Moderate' : 'Developing';
}

/** The label of a domain at a score from 0 to 15. */
export function labelOf(domain: Domain, score: number): StrengthLabel {
  return DOMAIN_LABELS[domain][BANDS.indexOf(bandOf(score)) as 0 | 1 | 2];
}

export interface RankedStrength {
  readonly domain: Domain;
  readonly score: number;
  readonly band: Band;
  readonly label: StrengthLabel;
}

/** All domains, highest score first; equal scores keep the order of the sections, so that the answer is stable. */
export function rankStrengths(scores: DomainScores): RankedStrength[] {
  return (Object.keys(DOMAIN_LABELS) as Domain[])
    .map((domain) => ({
      domain,
      score: scores[domain],
      band: bandOf(scores[domain]),
      label: labelOf(domain, scores[domain]),
    }))
    .sort((one, other) => other.score - one.score);
}

/** The three highest domains, which the results screen shows as top strengths. */
export function topStrengths(scores: DomainScores): RankedStrength[] {
  return rankStrengths(scores).slice(0, 3);
}

/** Scores within a point of each other say nothing about which is stronger, and the screen calls them close. */
export function areClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1;
}

/** Said on the results screen and in the report. */
export const ASSESSMENT_LIMITS =
  'This is a guide for your own planning, based on your own answers. It’s not a clinical test or a hiring test, and no employer sees it unless you show them.';
