import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { UserSort } from '#contract/admin.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/users.ts';

const listed = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  isAdmin: users.isAdmin,
  subscriptionType: users.subscriptionType,
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

/** A page of users, found by where the page before ended, so that the last page is as quick as the first. */
export async function listUserPage(db: Query, page: UserPage): Promise<ListedUser[]> {
  const key = SORT_KEY[page.sort];
  const order = page.direction === 'asc' ? asc : desc;
  const beyond = page.direction === 'asc' ? sql`>` : sql`<`;
  const anchor = db
    .select({ key, id: users.id })
    .from(users)
    .where(eq(users.id, page.after ?? 0));
  const query = page.words.map((word) => `${word}:*`).join(' & ');
  return db
    .select(listed)
    .from(users)
    .where(
      and(
        page.after === undefined ? undefined : sql`(${key}, ${users.id}) ${beyond} (${anchor})`,
        page.words.length === 0 ? undefined : sql`${WORDS} @@ to_tsquery('simple', ${query})`,
      ),
    )
    .orderBy(order(key), order(users.id))
    .limit(page.limit);
}

/** The next users in the order of their ids: for reading all of them without holding a transaction. */
export async function listUsersAfter(db: Query, id: number, limit: number): Promise<ListedUser[]> {
  return db.select(listed).from(users).where(gt(users.id, id)).orderBy(asc(users.id)).limit(limit);
}

export async function countUsers(db: Query): Promise<{ total: number; premium: number; withEmail: number }> {
  const [row] = await db
    .select({
      total: count(),
      premium: sql<number>`count(*) filter (where ${users.subscriptionType} = 'premium')`.mapWith(Number),
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
): Promise<void> {
  // Premium without an end: for life.
  await tx.insert(users).values({ ...row, mustChangePassword: true, subscriptionType: 'premium' });
}
