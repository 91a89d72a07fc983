import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { leavingDone, leavingPlans } from '#server/platform/database/schema/leaving.ts';
import { users } from '#server/platform/database/schema/users.ts';

export type LeavingRow = typeof leavingPlans.$inferSelect;
type LeavingChanges = Partial<Omit<LeavingRow, 'userId'>>;

const planOf = (userId: number) => eq(leavingPlans.userId, userId);

export async function findLeaving(db: Query, userId: number): Promise<LeavingRow | undefined> {
  const [row] = await db.select().from(leavingPlans).where(planOf(userId)).limit(1);
  return row;
}

/** Stores when somebody leaves; reminders and the feed stay as they are. Of two at once the later stays. */
export async function storeLeaving(
  tx: Tx,
  row: Pick<LeavingRow, 'userId' | 'kind' | 'lastDay' | 'leaveDays' | 'updatedAt'>,
): Promise<void> {
  await tx
    .insert(leavingPlans)
    .values(row)
    .onConflictDoUpdate({ target: leavingPlans.userId, set: row, setWhere: planOf(row.userId) });
}

/** Whether there was a plan to change. */
export async function changeLeaving(db: Query, userId: number, changes: LeavingChanges): Promise<boolean> {
  const rows = await db
    .update(leavingPlans)
    .set(changes)
    .where(planOf(userId))
    .returning({ userId: leavingPlans.userId });
  return rows.length > 0;
}

export async function deleteLeaving(tx: Tx, userId: number): Promise<void> {
  await tx.delete(leavingDone).where(eq(leavingDone.userId, userId));
  await tx.delete(leavingPlans).where(planOf(userId));
}

/** By what is stored of the token in the address. Any calendar may hold it: there is no owner to ask for. */
export async function findLeavingByFeed(db: Query, feedTokenHash: string): Promise<LeavingRow | undefined> {
  const [row] = await db
    .select()
    .from(leavingPlans)
    .where(eq(leavingPlans.feedTokenHash, feedTokenHash))
    .limit(1);
  return row;
}

/** The entries a person has ticked off, and when. */
export function listDone(db: Query, userId: number): Promise<{ entry: string; doneAt: Date }[]> {
  return db
    .select({ entry: leavingDone.entry, doneAt: leavingDone.doneAt })
    .from(leavingDone)
    .where(eq(leavingDone.userId, userId))
    .limit(LIMITS.listMax);
}

/** Ticks an entry off; a tick that is there keeps its day. */
export async function insertDone(db: Query, userId: number, entry: string, doneAt: Date): Promise<void> {
  await db.insert(leavingDone).values({ userId, entry, doneAt }).onConflictDoNothing();
}

export async function deleteDone(db: Query, userId: number, entry: string): Promise<void> {
  await db.delete(leavingDone).where(and(eq(leavingDone.userId, userId), eq(leavingDone.entry, entry)));
}

const byPerson = keyset('asc', leavingPlans.userId);

/** Those who want reminders and had none on this day, by id from `after` on; for the job that sends them to each. */
export function listToRemind(db: Query, today: string, after: number | undefined, limit: number) {
  return db
    .select({ plan: leavingPlans, email: users.email, firstName: users.firstName })
    .from(leavingPlans)
    .innerJoin(users, eq(users.id, leavingPlans.userId))
    .where(
      and(
        eq(leavingPlans.reminders, true),
        notYetOn(today),
        isNull(users.suspendedAt),
        byPerson.behind(after),
      ),
    )
    .orderBy(...byPerson.order)
    .limit(limit);
}

/** Takes the day's reminder of one person, in one statement; false where another process has it, or they want none now. */
export async function takeReminder(db: Query, userId: number, today: string): Promise<boolean> {
  const rows = await db
    .update(leavingPlans)
    .set({ remindedOn: today })
    .where(and(planOf(userId), eq(leavingPlans.reminders, true), notYetOn(today)))
    .returning({ userId: leavingPlans.userId });
  return rows.length > 0;
}

const notYetOn = (today: string) => or(isNull(leavingPlans.remindedOn), lt(leavingPlans.remindedOn, today));
