import { Check } from 'lucide-react';
import type { SubscriptionType } from '#career/plans/plan.ts';
import { Badge } from '#web/components/badge.tsx';
import { buttonClass } from '#web/components/button-class.ts';
import { classNames } from '#web/lib/class-names.ts';
import { PLANS } from './plans.ts';

interface PlanCardsProps {
  readonly current: SubscriptionType;
  /** Where plans are bought and changed; null when billing is not set up on this site. */
  readonly paymentUrl: string | null;
}

/** The two plans side by side, with what can be done about each. */
export function PlanCards({ current, paymentUrl }: PlanCardsProps) {
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {PLANS.map((plan) => {
        const premium = plan.type === 'premium';
        return (
          <li
            key={plan.type}
            className={classNames(
              'flex flex-col gap-5 rounded border bg-surface p-6 shadow-card sm:p-8',
              premium ? 'border-2 border-gold' : 'border-line',
            )}
          >
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div>
                <h2 className="text-xl">{plan.name}</h2>
                <p className="text-sm text-muted">{plan.plain}</p>
              </div>
              {plan.type === current ? <Badge tone="success">Your current plan</Badge> : null}
            </div>
            <p className="display tabular text-3xl text-heading">{plan.price}</p>
            <ul className="grid gap-2.5">
              {plan.points.map((point) => (
                <li key={point} className="flex items-start gap-2.5">
                  <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-success" />
                  {point}
                </li>
              ))}
            </ul>
            <div className="mt-auto">
              <PlanAction plan={plan.type} current={current} paymentUrl={paymentUrl} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function PlanAction({ plan, current, paymentUrl }: PlanCardsProps & { readonly plan: SubscriptionType }) {
  const label = labelOf(plan, current);
  if (label === null) return <p className="text-sm text-muted">You’re on this plan.</p>;
  if (paymentUrl === null) {
    return (
      <p className="text-sm text-muted">
        {label}: billing isn’t set up on this site. Ask the people who run it.
      </p>
    );
  }
  return (
    <a
      href={paymentUrl}
      className={buttonClass(plan === 'premium' ? 'primary' : 'secondary', 'large', 'w-full')}
    >
      {label}
    </a>
  );
}

function labelOf(plan: SubscriptionType, current: SubscriptionType): string | null {
  if (plan === 'premium') return current === 'premium' ? 'Manage Subscription' : 'Upgrade to Premium';
  return current === 'premium' ? 'Downgrade to Basic' : null;
}
