import { eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { forumMembers, forumThreads } from '#server/platform/database/schema/community.ts';
import { users } from '#server/platform/database/schema/users.ts';

/** Who reads; what they may see and do depends on it. */
export interface Reader {
  readonly id: number;
  readonly isAdmin: boolean;
}

/** Of whoever wrote a post; left joined, so that a post never vanishes with a name. */
export const authorColumns = {
  userId: users.id,
  displayName: forumMembers.displayName,
  isAdmin: users.isAdmin,
};

/** Threads a reader may see: those that are not hidden, and their own; administrators see all. */
export function readableThread(reader: {
  readonly id: number | Placeholder;
  readonly isAdmin: boolean;
}): SQL | undefined {
  if (reader.isAdmin) return undefined;
  return or(sql`${forumThreads.hiddenAt} is null`, eq(forumThreads.userId, reader.id));
}
