import type { DomainScores } from './domains.ts';

/** The five texts of the profile's Strengths tab (specification part 2, section 2.11). */
export const BASIC_STRENGTHS = [
  'leadership',
  'resilience',
  'communication',
  'problemSolving',
  'adaptability',
] as const;
export type BasicStrength = (typeof BASIC_STRENGTHS)[number];

/** What the 20 questions of the basic assessment give. */
export interface BasicResult {
  /** One short paragraph a strength, stored as the record's strengthsProfile. */
  readonly strengthsProfile: Readonly<Record<BasicStrength, string>>;
  readonly leadershipStyle: string;
  readonly problemSolvingStyle: string;
  readonly workEnvironment: string;
  readonly communicationStyle: string;
  /** A rough reading on the eight domains, 0 to 15, for matching while there is no enhanced assessment. */
  readonly estimatedScores: DomainScores;
}
