import { eq } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import { forumMembers } from '#server/platform/database/schema/community.ts';
import { users } from '#server/platform/database/schema/users.ts';

export type MemberRow = typeof forumMembers.$inferSelect;

/** A person and, once they have chosen a name, what they are in the community. */
export interface Newcomer {
  readonly registeredAt: Date;
  readonly isAdmin: boolean;
  readonly member: MemberRow | null;
}

export async function findNewcomer(db: Query, userId: number): Promise<Newcomer | undefined> {
  const [row] = await db
    .select({ registeredAt: users.createdAt, isAdmin: users.isAdmin, member: forumMembers })
    .from(users)
    .leftJoin(forumMembers, eq(forumMembers.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

/** Holds the person's membership until the transaction ends: two posts at once count one after the other. */
export async function lockMember(tx: Tx, userId: number): Promise<void> {
  await tx
    .select({ userId: forumMembers.userId })
    .from(forumMembers)
    .where(eq(forumMembers.userId, userId))
    .for('update');
}

/** Throws a unique violation of forum_members_name when the name is someone else's. */
export async function upsertName(
  tx: Tx,
  row: Pick<typeof forumMembers.$inferInsert, 'userId' | 'displayName' | 'nameKey' | 'createdAt'>,
): Promise<void> {
  await tx
    .insert(forumMembers)
    .values(row)
    .onConflictDoUpdate({ target: forumMembers.userId, set: fromInsert('displayName', 'nameKey') });
}

export async function countPost(
  tx: Tx,
  userId: number,
  counts: Pick<MemberRow, 'postsMade' | 'hourStartedAt' | 'hourPosts'>,
): Promise<void> {
  await tx.update(forumMembers).set(counts).where(eq(forumMembers.userId, userId));
}
