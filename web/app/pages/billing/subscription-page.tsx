import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import {
  PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY,
  PREMIUM_PRICE_CENTS_ON_PLAN_PAGES,
} from '#career/plans/plan.ts';
import type { BillingReply } from '#contract/billing.ts';
import { billingQuery, useRefreshBilling } from '#web/areas/billing/billing.queries.ts';
import { PlanCards } from '#web/areas/billing/plan-cards.tsx';
import { PlanComparison } from '#web/areas/billing/plan-comparison.tsx';
import { PlanState } from '#web/areas/billing/plan-state.tsx';
import { BILLING_QUESTIONS } from '#web/areas/billing/plans.ts';
import { SectionCard } from '#web/components/card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { QuestionList } from '#web/components/question-list.tsx';
import { StoryList } from '#web/components/story-list.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { monthlyPrice } from '#web/lib/price.ts';

const STORIES = [
  {
    quote:
      'Five resumes were enough to figure out which two directions I wanted. After that, I needed one for every posting.',
    who: 'A Marine logistics chief, looking at supply chain work',
  },
  {
    quote: 'The roadmap showed me what the second job would pay. That’s how I picked the first one.',
    who: 'A Coast Guard machinery technician, now in facilities',
  },
  {
    quote: 'I took the report to my counselor, and we had something to talk about besides my rank.',
    who: 'An Army medic, going to nursing school',
  },
] as const;

/** /subscription: the plans, what each includes, and where to change. */
export function Component() {
  const user = useUser();
  const billing = useQuery(billingQuery);
  useReturnFromPayment();
  return (
    <>
      <PageHeading
        title="Subscription"
        plain="Two plans. The free one takes you all the way. Premium lifts the limits."
      />
      <div className="grid gap-8">
        <QueryPart query={billing} loading="Loading the plans" failed="We couldn’t load the plans">
          {(how) => (
            <div className="grid gap-4">
              <PlanState billing={how} user={user} />
              <PlanCards current={user.subscriptionType} billing={how} />
              <PriceCharged billing={how} />
            </div>
          )}
        </QueryPart>
        <SectionCard title="What each plan includes">
          <PlanComparison />
        </SectionCard>
        <SectionCard title="How people use it">
          <StoryList stories={STORIES} />
        </SectionCard>
        <section aria-labelledby="billing-questions">
          <h2 id="billing-questions" className="mb-4 text-xl">
            Questions about plans
          </h2>
          <QuestionList name="billing" questions={BILLING_QUESTIONS} />
        </section>
      </div>
    </>
  );
}

/** The payment company's pages lead back here: how things stand is asked for, not waited for. */
function useReturnFromPayment(): void {
  const [search, setSearch] = useSearchParams();
  const { mutate: refresh } = useRefreshBilling();
  const isBack = search.has('from');
  useEffect(() => {
    if (!isBack) return;
    setSearch({}, { replace: true });
    refresh();
  }, [isBack, refresh, setSearch]);
}

/** Sign-in and Mission Control name another price (specification part 1, section 1), and both lead here. */
function PriceCharged({ billing: { way, price } }: { readonly billing: BillingReply }) {
  // Where nothing can be paid, no price is charged that could be another.
  if (way === null) return null;
  const here = monthlyPrice(PREMIUM_PRICE_CENTS_ON_PLAN_PAGES);
  return (
    <p className="rounded bg-info-soft px-4 py-3 text-info">
      Sign-in and Mission Control show {monthlyPrice(PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY)}.{' '}
      {price === null ? (
        <>This page shows {here}. You’ll see what this site charges before you pay.</>
      ) : (
        <>
          This site charges <strong>{priceInWords(price)}</strong>. You’ll see it again before you pay.
        </>
      )}
    </p>
  );
}

function priceInWords({ cents, currency, every }: NonNullable<BillingReply['price']>): string {
  const amount = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
  return `${amount}/${every}`;
}
