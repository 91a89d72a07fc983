import type { BillingReply } from '#contract/billing.ts';
import type { UserReply } from '#contract/user.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { type PaymentErrand, useGoToPayment } from './billing.queries.ts';

interface PlanStateProps {
  readonly billing: BillingReply;
  readonly user: Pick<UserReply, 'subscriptionType' | 'subscriptionEndDate'>;
}

/** How the own plan stands: until when it is paid, what went wrong, what an administrator has to see to. */
export function PlanState({ billing, user }: PlanStateProps) {
  const { standing, paidUntil, reference, paymentAskedAt, isCustomer } = billing;
  const isPremium = user.subscriptionType === 'premium';
  const end = formatDay(user.subscriptionEndDate);
  if (standing === 'past-due') {
    return (
      <Notice
        tone={isPremium ? 'warning' : 'danger'}
        title="Your last payment didn’t go through"
        actions={<PaymentButton errand="manage">Update your card</PaymentButton>}
      >
        {isPremium
          ? `Premium stays open through ${end}. Update your card by then to keep it.`
          : 'Premium is closed until you update your card. Everything you made is still here.'}
      </Notice>
    );
  }
  if (isPremium && standing === 'ending') {
    return (
      <Notice
        title={`Premium ends on ${end}`}
        actions={<PaymentButton errand="manage">Keep Premium</PaymentButton>}
      >
        You canceled. Until then everything stays open, and what you made stays yours after that.
      </Notice>
    );
  }
  if (isPremium && standing === 'renewing') {
    return <Notice tone="success" title={`Premium renews on ${formatDay(paidUntil)}`} />;
  }
  if (paymentAskedAt !== null) {
    return (
      <Notice title="Waiting for the people who run this site">
        You went to the payment page on {formatDay(paymentAskedAt)}. They’ll update your plan once they see
        your payment. If you write to them, give your reference:{' '}
        <strong className="wrap-anywhere">{reference}</strong>
      </Notice>
    );
  }
  if (isPremium && end !== null) return <Notice title={`Premium ends on ${end}`} />;
  if (isCustomer && !isPremium) {
    return (
      <Notice
        title="You’re on the free plan"
        actions={<PaymentButton errand="manage">See past payments</PaymentButton>}
      >
        Everything you made with Premium is still here.
      </Notice>
    );
  }
  return null;
}

function PaymentButton({ errand, children }: { readonly errand: PaymentErrand; readonly children: string }) {
  const go = useGoToPayment();
  return (
    <Button size="small" variant="secondary" pending={go.isPending} onClick={() => go.mutate(errand)}>
      {children}
    </Button>
  );
}
