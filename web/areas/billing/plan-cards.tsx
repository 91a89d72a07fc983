import { Check } from 'lucide-react';
import { useState } from 'react';
import type { SubscriptionType } from '#career/plans/plan.ts';
import type { BillingReply } from '#contract/billing.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { type PaymentErrand, useGoToPayment } from './billing.queries.ts';
import { PLANS } from './plans.ts';

interface PlanCardsProps {
  readonly current: SubscriptionType;
  readonly billing: BillingReply;
}

/** The two plans side by side, with what can be done about each. */
export function PlanCards({ current, billing }: PlanCardsProps) {
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
              <PlanAction plan={plan.type} current={current} billing={billing} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function PlanAction({ plan, current, billing }: PlanCardsProps & { readonly plan: SubscriptionType }) {
  const go = useGoToPayment();
  const [asks, setAsks] = useState(false);
  const action = actionOf(plan, current, billing);
  if (typeof action === 'string') return <p className="text-sm text-muted">{action}</p>;
  // Nobody asks again on the way: a plan that isn't paid for ends at once.
  const endsNow = action.errand === 'cancel' && billing.standing === 'past-due';
  return (
    <>
      <Button
        variant={plan === 'premium' ? 'primary' : 'secondary'}
        size="large"
        className="w-full"
        pending={go.isPending}
        onClick={() => (endsNow ? setAsks(true) : go.mutate(action.errand))}
      >
        {action.label}
      </Button>
      {billing.way === 'page' ? <p className="mt-3 text-sm text-muted">{ON_A_PAGE[action.errand]}</p> : null}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Cancel Premium now?"
        confirmLabel="Cancel Premium"
        cancelLabel="Keep it"
        pending={go.isPending}
        onConfirm={() => go.mutate(action.errand)}
      >
        Your last payment didn’t go through, so Premium ends right away. We won’t charge you for it.
        Everything you made stays yours.
      </ConfirmDialog>
    </>
  );
}

/** A page of the operator's own reports nothing back: what happens there, and who does the rest here. */
const ON_A_PAGE: Readonly<Record<PaymentErrand, string>> = {
  buy: 'You pay on another site. It doesn’t tell us, so the people who run this site open Premium once they see your payment.',
  manage: 'You pay on another site. Change your card there.',
  cancel:
    'Stop the payment there. We can’t do it for you. Premium stays open until the people who run this site end it here.',
};

/** What can be done about a plan, or why nothing can. */
function actionOf(
  plan: SubscriptionType,
  current: SubscriptionType,
  { way, standing }: BillingReply,
): { readonly label: string; readonly errand: PaymentErrand } | string {
  if (plan === 'free' && current === 'free' && standing !== 'past-due') return 'You’re on this plan.';
  const isPremium = current === 'premium';
  const label =
    plan === 'free' ? 'Downgrade to Basic' : isPremium ? 'Manage Subscription' : 'Upgrade to Premium';
  if (way === null) return `${label}: billing isn’t set up on this site. Contact us to ask.`;
  // A plan that is still charged for is mended or ended, not bought a second time.
  if (plan === 'premium') {
    if (way === 'stripe' && standing !== null) return { label: 'Manage Subscription', errand: 'manage' };
    if (way === 'stripe' && isPremium)
      return 'The people who run this site gave you Premium. There’s nothing to pay.';
    return { label, errand: isPremium ? 'manage' : 'buy' };
  }
  if (standing === 'ending') return 'You’ll be on this plan when Premium ends.';
  if (way === 'stripe' && standing === null) return 'You don’t pay anything, so there’s nothing to cancel.';
  return { label, errand: 'cancel' };
}
