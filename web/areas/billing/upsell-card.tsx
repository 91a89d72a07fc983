import { Star } from 'lucide-react';
import { PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY } from '#career/plans/plan.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { monthlyPrice } from '#web/lib/price.ts';
import { useNotSoldHere } from '#web/lib/site.ts';

/** What premium adds, for those on the free plan. */
export function UpsellCard() {
  const notSold = useNotSoldHere();
  return (
    <section
      aria-labelledby="premium"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded border-2 border-gold bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 id="premium" className="flex items-center gap-2.5 text-xl">
          <Star aria-hidden="true" className="size-5 shrink-0 text-gold-text" />
          Go further with Premium
        </h2>
        <p className="mt-1 text-muted">
          Unlimited resumes, the detailed analysis of your strengths, full career roadmaps and advanced
          matching, for {monthlyPrice(PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY)}.{notSold}
        </p>
      </div>
      <LinkButton to="/subscription" variant="gold">
        See the plans
      </LinkButton>
    </section>
  );
}
