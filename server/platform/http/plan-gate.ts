import {
  PREMIUM_FEATURE_TEXTS,
  PREMIUM_PRICE_CENTS_ON_PLAN_PAGES,
  type PremiumFeature,
  planOpens,
} from '#career/plans/plan.ts';
import { Refusal } from './errors.ts';
import type { Viewer } from './session.store.ts';

/** Throws a Refusal that says what the feature is and what it costs, unless the person's plan opens it. */
export function assertPlanOpens(viewer: Viewer, feature: PremiumFeature): void {
  if (planOpens(viewer.subscriptionType, feature)) return;
  const { name, what } = PREMIUM_FEATURE_TEXTS[feature];
  const price = `$${PREMIUM_PRICE_CENTS_ON_PLAN_PAGES / 100} a month`;
  throw new Refusal('premium-required', `${name}: part of Premium (${price}). ${what}`);
}
