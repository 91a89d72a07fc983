import { DOMAINS, type DomainScores } from '#career/assessment/domains.ts';
import type { Band } from '#career/assessment/labels.ts';
import { type AssessmentReply, type EarlierResult, scoreKey } from '#contract/assessment.ts';
import type { Tone } from '#web/components/badge.tsx';

/** Whether the enhanced assessment has been taken; without its letters there are no results (specification part 2, section 3). */
export function hasResults(reply: AssessmentReply | undefined): reply is AssessmentReply {
  return Object.keys(reply?.enhancedAssessmentData ?? {}).length > 0;
}

/** The eight scores of a reply, by domain. */
export function scoresOf(reply: AssessmentReply | EarlierResult): DomainScores {
  return Object.fromEntries(
    DOMAINS.map((domain) => [domain, reply[scoreKey(domain)]]),
  ) as unknown as DomainScores;
}

/** The colour of a band: Strong green, Moderate amber, Developing blue (specification part 2, section 2.2). */
export const BAND_TONES: Readonly<Record<Band, Tone>> = {
  Strong: 'success',
  Moderate: 'warning',
  Developing: 'info',
};

/** The result before the current one, if there is one. The history lists the current one first. */
export function resultBefore(history: readonly EarlierResult[] | undefined): EarlierResult | null {
  return history?.[1] ?? null;
}

/** A change in points as it is said: "+2", "-1", "same". */
export function changeText(points: number): string {
  if (points === 0) return 'same';
  return points > 0 ? `+${points}` : `−${-points}`;
}
