import type { VeteranRecord } from '#career/service.ts';
import type { ProfileChanges } from '#contract/profile.ts';
import { refreshMatches } from '#server/areas/matches/refresh.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { lockUser, updateUser } from './profile.store.ts';
import { listSaidJobs } from './said-jobs.store.ts';
import { veteranRecordOf } from './veteran-record.service.ts';

/** What may be added to from elsewhere: texts that tell of service and work, never who someone is. */
export type Addition = Pick<
  ProfileChanges,
  | 'militaryAchievements'
  | 'militaryTraining'
  | 'militarySkills'
  | 'militaryAwards'
  | 'postMilitaryExperience'
  | 'certifications'
  | 'educationHistory'
>;

/**
 * Adds to a profile in the caller's transaction, or takes back what was added, from the text as it stands, and matches
 * anew. Gives the record as it is then.
 */
export async function addToProfile(
  { matching, clock }: Pick<Context, 'matching' | 'clock'>,
  tx: Tx,
  userId: number,
  additionTo: (record: VeteranRecord) => Addition,
): Promise<VeteranRecord> {
  const row = await lockUser(tx, userId);
  if (!row) throw new Error('The signed-in person has no row');
  const said = await listSaidJobs(tx, userId);
  const changes = Object.entries(additionTo(veteranRecordOf(row, said, clock.now()))).filter(
    ([, text]) => text !== undefined,
  );
  const changed = await updateUser(tx, userId, Object.fromEntries(changes));
  if (!changed) throw new Error('The signed-in person has no row');
  const record = veteranRecordOf(changed, said, clock.now());
  await refreshMatches(tx, matching, userId, record);
  return record;
}
