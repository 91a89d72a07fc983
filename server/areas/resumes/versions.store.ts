import { and, desc, eq, lt } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { resumeVersions } from '#server/platform/database/schema/resumes.ts';

const owned = (userId: number, resumeId: number) =>
  and(eq(resumeVersions.resumeId, resumeId), eq(resumeVersions.userId, userId));

/** Keeps what a resume said until now, and lets the oldest go past the limit. In the transaction of the save. */
export async function keepVersion(tx: Tx, version: typeof resumeVersions.$inferInsert): Promise<void> {
  await tx.insert(resumeVersions).values(version);
  const [oldest] = await tx
    .select({ revision: resumeVersions.revision })
    .from(resumeVersions)
    .where(owned(version.userId, version.resumeId))
    .orderBy(desc(resumeVersions.revision))
    .offset(LIMITS.resumeVersionsMax - 1)
    .limit(1);
  if (!oldest) return;
  await tx
    .delete(resumeVersions)
    .where(and(owned(version.userId, version.resumeId), lt(resumeVersions.revision, oldest.revision)));
}

export function listVersionRows(db: Query, userId: number, resumeId: number) {
  return db
    .select({
      revision: resumeVersions.revision,
      savedAt: resumeVersions.savedAt,
      content: resumeVersions.content,
    })
    .from(resumeVersions)
    .where(owned(userId, resumeId))
    .orderBy(desc(resumeVersions.revision))
    .limit(LIMITS.resumeVersionsMax);
}

export async function findVersion(db: Query, userId: number, resumeId: number, revision: number) {
  const [row] = await db
    .select()
    .from(resumeVersions)
    .where(and(owned(userId, resumeId), eq(resumeVersions.revision, revision)))
    .limit(1);
  return row;
}

const newestFirst = keyset('desc', resumeVersions.id);

/** Earlier texts of all of a person's resumes, newest first: those stored before the row named, or the newest. */
export function listVersionsBefore(db: Query, userId: number, before: number | undefined, limit: number) {
  return db
    .select()
    .from(resumeVersions)
    .where(and(eq(resumeVersions.userId, userId), newestFirst.behind(before)))
    .orderBy(...newestFirst.order)
    .limit(limit);
}
