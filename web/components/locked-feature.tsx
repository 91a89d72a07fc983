import { Lock } from 'lucide-react';
import {
  PREMIUM_FEATURE_TEXTS,
  PREMIUM_PRICE_CENTS_ON_PLAN_PAGES,
  type PremiumFeature,
} from '#career/plans/plan.ts';
import { monthlyPrice } from '#web/lib/price.ts';
import { useNotSoldHere } from '#web/lib/site.ts';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { LOCKED_SAMPLES } from './locked-samples.ts';

interface LockedFeatureProps {
  readonly feature: PremiumFeature;
  /** What stays open to everyone, in a sentence. */
  readonly free: string;
}

/** What stands where a plan does not open something: what it is, what it costs, what stays free, and a sample of it. */
export function LockedFeature({ feature, free }: LockedFeatureProps) {
  const { name, what } = PREMIUM_FEATURE_TEXTS[feature];
  const sample = LOCKED_SAMPLES[feature];
  const notSold = useNotSoldHere();
  return (
    <EmptyState
      icon={<Lock />}
      title={`${name}: part of Premium`}
      actions={<LinkButton to="/subscription">See the plans</LinkButton>}
    >
      <p>
        {what} Premium costs {monthlyPrice(PREMIUM_PRICE_CENTS_ON_PLAN_PAGES)}.{notSold} {free}
      </p>
      {sample === undefined ? null : (
        <figure className="mt-5 rounded border border-line bg-surface p-4 text-left">
          <figcaption className="eyebrow text-muted">A sample, not from your record</figcaption>
          <dl className="mt-2 grid gap-2 text-sm">
            {sample.map(({ name: part, text }) => (
              <div key={part}>
                <dt className="text-muted">{part}</dt>
                <dd className="font-medium text-ink">{text}</dd>
              </div>
            ))}
          </dl>
        </figure>
      )}
    </EmptyState>
  );
}
