import { FEWEST_COUNTED, type OutcomeMonth } from '#contract/system.ts';
import type { Context } from '#server/platform/context.ts';
import { countOutcomes } from './outcomes.store.ts';

const MONTHS = 12;

const told = (count: number) => (count < FEWEST_COUNTED ? null : count);

/**
 * How far those of the last twelve months have got, by the month they joined in. Small numbers are left out here, so
 * that no browser ever has them; months in which nobody joined are not there.
 */
export async function outcomesByMonth({ db, clock }: Context): Promise<OutcomeMonth[]> {
  const now = clock.now();
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1));
  const rows = await countOutcomes(db.query, since);
  return rows.map((row) => ({
    month: row.month,
    joined: told(row.joined),
    matches: told(row.matches),
    resumes: told(row.resumes),
    applications: told(row.applications),
    interviews: told(row.interviews),
    offers: told(row.offers),
  }));
}
