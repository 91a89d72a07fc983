import { planAt } from '#career/plans/plan.ts';
import type { Context } from '#server/platform/context.ts';
import type { UserRow } from './profile.store.ts';

/** The signed-in person as they are sent to their own browser; the plan is the one they have now. */
export function presentUser(row: UserRow, { clock, config }: Pick<Context, 'clock' | 'config'>) {
  const hasTwoFactor = row.twoFactorAt !== null;
  const isAsked = config.twoFactor === 'required' || (row.isAdmin && config.adminTwoFactor === 'required');
  return {
    ...row,
    hasTwoFactor,
    mustSetTwoFactor: isAsked && !hasTwoFactor,
    opensWithTwoFactor: config.twoFactor === 'required' && !hasTwoFactor,
    subscriptionType: planAt(row, clock.now()),
  };
}
