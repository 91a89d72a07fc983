import { milestonesReached } from '#career/progress/mission.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findOpenProgress, setOnboarded } from './onboarding.store.ts';

/** Writes down that all six milestones are reached. Called, in its transaction, by what reaches one of them. */
export async function noteMilestone(tx: Tx, userId: number): Promise<void> {
  const evidence = await findOpenProgress(tx, userId);
  if (evidence && Object.values(milestonesReached(evidence)).every(Boolean)) await setOnboarded(tx, userId);
}
