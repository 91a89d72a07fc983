import { Lock } from 'lucide-react';
import {
  PREMIUM_FEATURE_TEXTS,
  PREMIUM_PRICE_CENTS_ON_PLAN_PAGES,
  type PremiumFeature,
} from '#career/plans/plan.ts';
import { monthlyPrice } from '#web/lib/price.ts';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';

interface LockedFeatureProps {
  readonly feature: PremiumFeature;
  /** What stays open to everyone, in a sentence. */
  readonly free: string;
}

/** What stands where a plan does not open something: what it is, what it costs, and what stays free. */
export function LockedFeature({ feature, free }: LockedFeatureProps) {
  const { name, what } = PREMIUM_FEATURE_TEXTS[feature];
  return (
    <EmptyState
      icon={<Lock />}
      title={`${name}: part of Premium`}
      actions={<LinkButton to="/subscription">See the plans</LinkButton>}
    >
      {what} Premium costs {monthlyPrice(PREMIUM_PRICE_CENTS_ON_PLAN_PAGES)}. {free}
    </EmptyState>
  );
}
