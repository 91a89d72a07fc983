import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { forumReplies, forumThreads } from '#server/platform/database/schema/community.ts';
import { textSearch } from '#server/platform/database/text-search.ts';

/** Above this a search matches so many posts that walking the threads in their order meets a page of them soon. */
const FEW = 500;

/** For looking into the replies of one thread: as a case, or PostgreSQL would fetch all matching ones for each thread. */
const matchingReply = (query: SQL) =>
  sql`case when ${forumReplies.words} @@ ${query} then true else false end`;

/**
 * Which threads a search finds: those in whose title or text, or in one of whose replies, all of its words stand. A
 * search for little goes by the index and sorts what it finds; PostgreSQL itself guesses that any word is common, and
 * would walk all threads looking for one that few have.
 */
export async function threadsFound(db: Query, search: string): Promise<SQL> {
  const query = textSearch(search);
  const inThread = db
    .select({ id: forumThreads.id })
    .from(forumThreads)
    .where(sql`${forumThreads.words} @@ ${query}`);
  const inReply = db
    .select({ id: forumReplies.threadId })
    .from(forumReplies)
    .where(and(sql`${forumReplies.words} @@ ${query}`, isNull(forumReplies.hiddenAt)));
  // Materialized: with the limit inside, PostgreSQL would again hope to meet a match soon.
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with threads_found (id) as materialized (${inThread}), replies_found (id) as materialized (${inReply})
        (select id from threads_found limit ${FEW + 1}) union all (select id from replies_found limit ${FEW + 1})`,
  );
  if (rows.length === 0) return sql`false`;
  if (rows.length <= FEW) {
    return inArray(forumThreads.id, [...new Set(rows.map(({ id }) => id))]);
  }
  // As a case PostgreSQL takes it for true of every other thread and walks; judging it, it would rather look into each
  // thread there is and sort. Offset 0 keeps it a look into each thread met, instead of one through all replies before.
  return sql`case when ${forumThreads.words} @@ ${query} or exists (
      select 1 from ${forumReplies} where forum_replies.thread_id = forum_threads.id
        and forum_replies.hidden_at is null and ${matchingReply(query)} offset 0) then true else false end`;
}

/** Around what was found, between U+0001 and U+0002, which no post can hold. */
const HEADLINE = 'StartSel=\u0001, StopSel=\u0002, MaxWords=30, MinWords=15, ShortWord=0';

/** Where in each of these threads a search finds its words: in the thread itself, else in its first such reply. */
export async function excerptsOf(
  db: Query,
  search: string,
  ids: readonly number[],
): Promise<{ id: number; inReply: boolean; excerpt: string }[]> {
  if (ids.length === 0) return [];
  const query = textSearch(search);
  const which = inArray(forumThreads.id, [...ids]);
  const firstReply = sql`select content from ${forumReplies} where forum_replies.thread_id = forum_threads.id
      and forum_replies.hidden_at is null and ${matchingReply(query)} order by forum_replies.id limit 1`;
  return rowsOf(
    db,
    sql`select forum_threads.id, first_reply.content is not null as "inReply",
          ts_headline('english', coalesce(first_reply.content, forum_threads.content), ${query}, ${HEADLINE}) as excerpt
        from ${forumThreads}
        left join lateral (${firstReply}) first_reply on not (${forumThreads.words} @@ ${query})
        where ${which}`,
  );
}
