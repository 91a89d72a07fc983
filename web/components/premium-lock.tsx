import { Lock } from 'lucide-react';
import { type PremiumFeature, planOpens } from '#career/plans/plan.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';

/** The lock beside the name of what a plan doesn't open, so that nobody finds out by tapping; nothing where it does. */
export function PremiumLock({ feature }: { readonly feature: PremiumFeature }) {
  const { data: user } = useCurrentUser();
  if (user && planOpens(user.subscriptionType, feature)) return null;
  return (
    <>
      <Lock aria-hidden="true" className="inline-block size-3.5 shrink-0" />
      <span className="sr-only"> (Premium)</span>
    </>
  );
}
