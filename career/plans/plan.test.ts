import { describe, expect, it } from 'vitest';
import {
  canGenerateResume,
  PREMIUM_FEATURES,
  planAt,
  planLimits,
  planOpens,
  resumeGenerationsLeft,
} from './plan.ts';

describe('resume credits', () => {
  it.each([
    ['free', 0, 5, true, 5],
    ['free', 4, 5, true, 1],
    ['free', 5, 5, false, 0],
    ['free', 7, 5, false, 0],
    ['free', 5, 8, true, 3],
    ['premium', 5, 5, true, null],
    ['premium', 500, 5, true, null],
  ] as const)('a %s account that used %i of %i may generate: %s', (type, used, limit, may, left) => {
    const credits = { subscriptionType: type, resumeCreditsUsed: used, resumeCreditsLimit: limit };
    expect(canGenerateResume(credits)).toBe(may);
    expect(resumeGenerationsLeft(credits)).toBe(left);
  });
});

describe('plans', () => {
  it('free opens none of the premium features and holds five generations', () => {
    expect(planLimits('free')).toEqual({ resumeGenerations: 5, opens: [] });
  });

  it.each(PREMIUM_FEATURES)('premium opens %s and free does not', (feature) => {
    expect(planOpens('premium', feature)).toBe(true);
    expect(planOpens('free', feature)).toBe(false);
  });
});

describe('the plan at a moment', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const later = (ms: number) => new Date(now.getTime() + ms);

  it.each([
    ['premium', null, 'premium'],
    ['premium', later(1), 'premium'],
    ['premium', now, 'free'],
    ['premium', later(-1), 'free'],
    ['free', later(1), 'free'],
  ] as const)('of %s that ends at %s is %s', (subscriptionType, subscriptionEndDate, plan) => {
    expect(planAt({ subscriptionType, subscriptionEndDate }, now)).toBe(plan);
  });
});
