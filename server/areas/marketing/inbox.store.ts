import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { contactAnswers, contactMessages } from '#server/platform/database/schema/support.ts';
import { users } from '#server/platform/database/schema/users.ts';

export async function insertMessage(
  tx: Tx,
  row: Omit<typeof contactMessages.$inferInsert, 'id' | 'closedAt'>,
): Promise<void> {
  await tx.insert(contactMessages).values(row);
}

/** The username of whoever writes, for the mail to the people who run the site. */
export async function findUsername(db: Query, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  return row?.username;
}

/** A message and the account it came from; both parts of the account are null for a visitor. */
export type MessageRow = Awaited<ReturnType<typeof listOpenMessages>>[number];

// False comes before true. Nobody but administrators waits for this list, and they close what is in it.
const priorityFirst = keyset('asc', sql`not ${contactMessages.isPriority}`, contactMessages.id);

/** Open messages, those with priority first, then the oldest; with `after`, those behind that one. */
export async function listOpenMessages(
  db: Query,
  { after, limit }: { after: number | undefined; limit: number },
) {
  return db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      email: contactMessages.email,
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
      isPriority: contactMessages.isPriority,
      username: users.username,
      subscriptionType: users.subscriptionType,
      subscriptionEndDate: users.subscriptionEndDate,
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.userId))
    .where(and(isNull(contactMessages.closedAt), priorityFirst.behindRow(contactMessages, after)))
    .orderBy(...priorityFirst.order)
    .limit(limit);
}

/** How many messages are open. */
export const countOpenMessages = (db: Query): Promise<number> =>
  db.$count(contactMessages, isNull(contactMessages.closedAt));

/** What was answered to these messages, in the order it was sent. */
export async function listAnswers(db: Query, messageIds: readonly number[]) {
  return db
    .select()
    .from(contactAnswers)
    .where(inArray(contactAnswers.messageId, [...messageIds]))
    .orderBy(asc(contactAnswers.id));
}

export async function lockOpenMessage(
  tx: Tx,
  id: number,
): Promise<typeof contactMessages.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.closedAt)))
    .for('update');
  return row;
}

export async function insertAnswer(tx: Tx, row: typeof contactAnswers.$inferInsert): Promise<void> {
  await tx.insert(contactAnswers).values(row);
}

export async function closeMessageRow(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(contactMessages).set({ closedAt: at }).where(eq(contactMessages.id, id));
}

export async function deleteClosedBefore(db: Query, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.closedAt, before));
}

/** What an account wrote, with the answers, for its export. */
export async function listMessagesOf(db: Query, userId: number) {
  return db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(asc(contactMessages.id));
}
