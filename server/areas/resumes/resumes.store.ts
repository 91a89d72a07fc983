import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import { canGenerateResume, planAt } from '#career/plans/plan.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { premiumAt } from '#server/platform/database/plan.store.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { users } from '#server/platform/database/schema/users.ts';

/** A resume with the title and company of the match it was made for. */
export type ResumeRow = typeof resumes.$inferSelect & { jobTitle: string; company: string | null };

const owned = (userId: number, id: number) => and(eq(resumes.id, id), eq(resumes.userId, userId));
const withMatch = { resume: resumes, jobTitle: jobMatches.jobTitle, company: jobMatches.company };
const flat = (row: { resume: typeof resumes.$inferSelect; jobTitle: string; company: string | null }) => ({
  ...row.resume,
  jobTitle: row.jobTitle,
  company: row.company,
});

const titlesStatement = prepared('resume_titles', (db) =>
  db
    .select({
      id: resumes.id,
      origin: resumes.origin,
      isCopy: resumes.isCopy,
      jobMatchId: resumes.jobMatchId,
      jobTitle: jobMatches.jobTitle,
      company: jobMatches.company,
      createdAt: resumes.createdAt,
      updatedAt: resumes.updatedAt,
      title: sql<string>`${resumes.content} ->> 'title'`,
    })
    .from(resumes)
    .innerJoin(jobMatches, eq(jobMatches.id, resumes.jobMatchId))
    .where(eq(resumes.userId, sql.placeholder('userId')))
    .orderBy(desc(resumes.id))
    .limit(LIMITS.listMax),
);

/** What a list shows of resumes: their texts stay in the database. */
export async function listResumeTitles(db: Query, userId: number) {
  return titlesStatement(db).execute({ userId });
}

export async function listResumeRows(db: Query, userId: number): Promise<ResumeRow[]> {
  const rows = await db
    .select(withMatch)
    .from(resumes)
    .innerJoin(jobMatches, eq(jobMatches.id, resumes.jobMatchId))
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.id))
    .limit(LIMITS.listMax);
  return rows.map(flat);
}

export async function findResume(db: Query, userId: number, id: number): Promise<ResumeRow | undefined> {
  const [row] = await db
    .select(withMatch)
    .from(resumes)
    .innerJoin(jobMatches, eq(jobMatches.id, resumes.jobMatchId))
    .where(owned(userId, id))
    .limit(1);
  return row && flat(row);
}

/** Whether the resume is there and this person's. */
export async function hasResume(db: Query, userId: number, id: number): Promise<boolean> {
  return (await db.$count(resumes, owned(userId, id))) > 0;
}

const ownedFor = (userId: number, id: number) =>
  and(eq(resumes.userId, userId), or(eq(resumes.jobMatchId, id), eq(resumes.id, id)));

/** Whether `findResumeFor` finds one. */
export async function hasResumeFor(db: Query, userId: number, id: number): Promise<boolean> {
  return (await db.$count(resumes, ownedFor(userId, id))) > 0;
}

/** The newest resume of a match, a copy only where nothing else is left; an id of a resume finds that resume. */
export async function findResumeFor(db: Query, userId: number, id: number): Promise<ResumeRow | undefined> {
  const [row] = await db
    .select(withMatch)
    .from(resumes)
    .innerJoin(jobMatches, eq(jobMatches.id, resumes.jobMatchId))
    .where(ownedFor(userId, id))
    .orderBy(asc(resumes.isCopy), desc(resumes.id))
    .limit(1);
  return row && flat(row);
}

export async function countForMatch(tx: Tx, userId: number, jobMatchId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.jobMatchId, jobMatchId)));
  return row?.n ?? 0;
}

/** Resumes the person brought or duplicated, counted so that two at once cannot pass the limit together. */
export async function countBrought(tx: Tx, userId: number): Promise<number> {
  await lockPerson(tx, userId);
  const [row] = await tx
    .select({ n: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), or(eq(resumes.origin, 'uploaded'), eq(resumes.isCopy, true))));
  return row?.n ?? 0;
}

export async function insertResume(tx: Tx, row: typeof resumes.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(resumes).values(row).returning({ id: resumes.id });
  if (!inserted) throw new Error('The resume was not stored');
  return inserted.id;
}

/** Locks a resume until the transaction ends, so that two saves follow one another. */
export async function lockResume(tx: Tx, userId: number, id: number) {
  const [row] = await tx
    .select({ content: resumes.content, revision: resumes.revision, updatedAt: resumes.updatedAt })
    .from(resumes)
    .where(owned(userId, id))
    .for('update');
  return row;
}

export async function saveContent(
  tx: Tx,
  userId: number,
  id: number,
  content: typeof resumes.$inferInsert.content,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(resumes)
    .set({ content, updatedAt, revision: sql`${resumes.revision} + 1` })
    .where(owned(userId, id));
}

/** What a resume's lines trace to, and which of its words were translated, after it was written anew. */
export async function saveReport(
  tx: Tx,
  userId: number,
  id: number,
  written: Pick<typeof resumes.$inferInsert, 'report' | 'militaryToJobAlignment'>,
): Promise<void> {
  await tx.update(resumes).set(written).where(owned(userId, id));
}

/** The match the deleted resume belonged to; undefined when there was none to delete. */
export async function deleteResumeRow(tx: Tx, userId: number, id: number): Promise<number | undefined> {
  const [row] = await tx
    .delete(resumes)
    .where(owned(userId, id))
    .returning({ jobMatchId: resumes.jobMatchId });
  return row?.jobMatchId;
}

/**
 * Takes one generation off a person's account, in one statement, so that requests at once cannot take more than
 * there are. False when none is left. Premium is counted too, and never refused.
 */
export async function takeCredit(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ resumeCreditsUsed: sql`${users.resumeCreditsUsed} + 1` })
    .where(
      and(
        eq(users.id, userId),
        or(premiumAt(now), sql`${users.resumeCreditsUsed} < ${users.resumeCreditsLimit}`),
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Whether a generation is left, looked at without taking it. */
export async function hasCredit(db: Query, userId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({
      subscriptionType: users.subscriptionType,
      subscriptionEndDate: users.subscriptionEndDate,
      resumeCreditsUsed: users.resumeCreditsUsed,
      resumeCreditsLimit: users.resumeCreditsLimit,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row !== undefined && canGenerateResume({ ...row, subscriptionType: planAt(row, now) });
}

export async function creditLimit(db: Query, userId: number): Promise<number> {
  const [row] = await db.select({ limit: users.resumeCreditsLimit }).from(users).where(eq(users.id, userId));
  return row?.limit ?? 0;
}
