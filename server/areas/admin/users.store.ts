import { and, count, inArray, type SQL, sql } from 'drizzle-orm';
import type { UserSort } from '#contract/admin.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { premiumAt } from '#server/platform/database/plan.store.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { users } from '#server/platform/database/schema/users.ts';

const listed = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isAdmin: users.isAdmin,
  suspendedAt: users.suspendedAt,
  twoFactorAt: users.twoFactorAt,
  subscriptionType: users.subscriptionType,
  subscriptionEndDate: users.subscriptionEndDate,
  stripeSubscriptionId: users.stripeSubscriptionId,
  createdAt: users.createdAt,
};
export type ListedUser = Pick<typeof users.$inferSelect, keyof typeof listed>;

// Word for word as in the indexes of the schema, or PostgreSQL would not use them.
const SORT_KEY: Readonly<Record<UserSort, SQL>> = {
  id: sql`${users.id}`,
  username: sql`lower(${users.username})`,
  email: sql`${users.email}`,
  name: sql`lower(coalesce(${users.lastName}, '') || ' ' || coalesce(${users.firstName}, ''))`,
  joined: sql`${users.createdAt}`,
};
const WORDS = sql`to_tsvector('simple', translate(${users.username} || ' ' || ${users.email} || ' ' || coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''), '@._+-', '     '))`;

export interface UserPage {
  /** Words each of which begins a word of the username, the address or the name. */
  readonly words: readonly string[];
  readonly sort: UserSort;
  readonly direction: 'asc' | 'desc';
  /** The last user of the page before. */
  readonly after: number | undefined;
  readonly limit: number;
}

/** Above this a search matches so many that walking the list in its order meets a page of them soon. */
const FEW = 2000;

/**
 * A page of users. A search for few people goes by its index and sorts those; PostgreSQL itself guesses that any word is
 * common, and would walk the whole list looking for someone who is not in it.
 */
export async function listUserPage(db: Query, page: UserPage): Promise<ListedUser[]> {
  const list = keyset(page.direction, SORT_KEY[page.sort], users.id);
  const matching = page.words.length === 0 ? undefined : await matchingUsers(db, page.words);
  return db
    .select(listed)
    .from(users)
    .where(and(list.behindRow(users, page.after), matching))
    .orderBy(...list.order)
    .limit(page.limit);
}

async function matchingUsers(db: Query, words: readonly string[]): Promise<SQL> {
  const matches = sql`${WORDS} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
  // Materialized: with the limit inside, PostgreSQL would again hope to meet a match soon.
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with found as materialized (${db.select({ id: users.id }).from(users).where(matches)})
        select id from found limit ${FEW + 1}`,
  );
  if (rows.length > FEW) return matches;
  return rows.length === 0
    ? sql`false`
    : inArray(
        users.id,
        rows.map(({ id }) => id),
      );
}

const byId = keyset('asc', users.id);

/** The next users in the order of their ids: for reading all of them without holding a transaction. */
export async function listUsersAfter(
  db: Query,
  id: number | undefined,
  limit: number,
): Promise<ListedUser[]> {
  return db
    .select(listed)
    .from(users)
    .where(byId.behind(id))
    .orderBy(...byId.order)
    .limit(limit);
}

export async function countUsers(
  db: Query,
  now: Date,
): Promise<{ total: number; premium: number; withEmail: number }> {
  const [row] = await db
    .select({
      total: count(),
      premium: sql<number>`count(*) filter (where ${premiumAt(now)})`.mapWith(Number),
      withEmail: sql<number>`count(*) filter (where ${users.email} <> '')`.mapWith(Number),
    })
    .from(users);
  return row ?? { total: 0, premium: 0, withEmail: 0 };
}

export async function insertInvitedUser(
  tx: Tx,
  row: Pick<
    typeof users.$inferInsert,
    | 'username'
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'passwordHash'
    | 'passwordExpiresAt'
    | 'subscriptionStartDate'
    | 'createdAt'
  >,
): Promise<number> {
  // Premium without an end: for life.
  const [inserted] = await tx
    .insert(users)
    .values({ ...row, mustChangePassword: true, subscriptionType: 'premium' })
    .returning({ id: users.id });
  if (!inserted) throw new Error('The account was not stored');
  return inserted.id;
}
