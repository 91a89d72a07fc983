import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { users } from './schema/users.ts';

/** Whether a row of users has Premium at a moment: `planAt` (career/plans/plan.ts) in SQL. */
export function premiumAt(now: Date): SQL | undefined {
  return and(
    eq(users.subscriptionType, 'premium'),
    or(isNull(users.subscriptionEndDate), gt(users.subscriptionEndDate, now)),
  );
}
