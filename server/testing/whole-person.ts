import { eq, sql } from 'drizzle-orm';
import { BASIC_STRENGTHS } from '#career/assessment/basic-result.ts';
import { DOMAINS, type Domain } from '#career/assessment/domains.ts';
import { labelsFor } from '#career/assessment/scoring.ts';
import { emptyResumeContent } from '#career/resume/document.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { assessmentDrafts, strengthsAssessments } from '#server/platform/database/schema/assessments.ts';
import {
  forumMembers,
  forumReplies,
  forumReports,
  forumThreads,
} from '#server/platform/database/schema/community.ts';
import { jobListings, jobReports, savedJobs } from '#server/platform/database/schema/jobs.ts';
import { leavingDone, leavingPlans } from '#server/platform/database/schema/leaving.ts';
import { jobMatches, matchReports } from '#server/platform/database/schema/matches.ts';
import { passkeyChallenges, passkeys } from '#server/platform/database/schema/passkeys.ts';
import { veteranPlaces } from '#server/platform/database/schema/places.ts';
import { recordJobs, recordLines } from '#server/platform/database/schema/record.ts';
import {
  declaredGaps,
  resumeShares,
  resumes,
  resumeVersions,
} from '#server/platform/database/schema/resumes.ts';
import { contactMessages } from '#server/platform/database/schema/support.ts';
import {
  knownDevices,
  passwordTries,
  profileImages,
  recoveryCodes,
  users,
} from '#server/platform/database/schema/users.ts';

/** The ids by which others could ask for what is somebody's. */
export interface OwnIds {
  readonly match: number;
  /** An added title that nothing hangs on. */
  readonly spare: number;
  readonly resume: number;
  readonly application: number;
  readonly listing: number;
  readonly recordLine: number;
  readonly recordJob: number;
  readonly thread: number;
  readonly reply: number;
  readonly passkey: number;
}

/** An entry of everybody's plan. */
export const LEAVING_ENTRY = 'tap-start';

/** What their posting asks for and they said they lack. */
export const GAP = 'Forklift';

const PAY_BASIS = {
  ...{ grade: 'E-6', years: 'Over 10', zip: '23510', dependents: 'yes' as const, filing: 'married' as const },
  ...{ retiredPay: 0, disabilityPay: 0 },
};

const BASIC_TEXTS = Object.fromEntries(BASIC_STRENGTHS.map((strength) => [strength, 'Steady.']));

const EVEN_SCORES = Object.fromEntries(DOMAINS.map((domain) => [domain, 9])) as Record<Domain, number>;

/**
 * Gives a registered person a row in every table that holds something of people. `mark` is in every text that is theirs
 * alone; what they said in public carries `said`. `rent`: what they get for housing, in dollars a month.
 */
export async function makeWhole(
  db: Database,
  userId: number,
  { mark, said, rent }: { mark: string; said: string; rent: number },
): Promise<OwnIds> {
  const at = new Date('2026-11-19T08:00:00Z');
  const content = { ...emptyResumeContent(mark), summary: mark };
  return db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ militaryBranch: 'Army', militaryOccupation: '88M', militaryAchievements: mark, city: mark })
      .where(eq(users.id, userId));
    const [match] = await tx
      .insert(jobMatches)
      .values({ userId, jobTitle: mark, relevanceScore: 70, origin: 'added', onetSocCode: '53-3032.00' })
      .returning();
    const [spare] = await tx
      .insert(jobMatches)
      .values({ userId, jobTitle: mark, relevanceScore: 60, origin: 'added', onetSocCode: '53-3033.00' })
      .returning();
    const jobMatchId = match?.id ?? 0;
    const description = `Requirements:\n- ${GAP} operation required.\n- ${mark}`;
    const posting = { jobTitle: mark, company: mark, description, tailoringLevel: 'normal' as const };
    const [resume] = await tx
      .insert(resumes)
      .values({
        ...{ userId, jobMatchId, origin: 'posting', content, posting, militaryToJobAlignment: [] },
        revision: 2,
      })
      .returning();
    const resumeId = resume?.id ?? 0;
    await tx.insert(resumeVersions).values({ userId, resumeId, revision: 1, content, savedAt: at });
    await tx
      .insert(resumeShares)
      .values({ userId, resumeId, tokenHash: `${mark} ${userId}`, withContact: true });
    const [listing] = await tx
      .insert(jobListings)
      .values({
        ...{ title: said, company: said, description: said, url: `https://example.org/${said}` },
        listedOn: '2026-11-01',
        checkedAt: at,
      })
      .returning();
    const jobListingId = listing?.id ?? 0;
    await tx.insert(savedJobs).values({ userId, jobListingId, savedAt: at });
    await tx.insert(jobReports).values({ userId, jobListingId, reason: mark });
    const [application] = await tx
      .insert(applications)
      .values({ userId, jobTitle: mark, company: mark, notes: mark, jobMatchId, resumeId, jobListingId })
      .returning();
    const [line] = await tx
      .insert(recordLines)
      .values({ userId, place: 'achievements', source: mark, sourceHash: mark, text: mark, updatedAt: at })
      .returning();
    const [job] = await tx
      .insert(recordJobs)
      .values({
        ...{ userId, field: 'priorExperience', isJob: true, title: mark, employer: mark, place: mark },
        ...{ start: '2001', end: '2003', current: false, updatedAt: at },
      })
      .returning();
    await tx.insert(matchReports).values({ userId, jobMatchId, jobTitle: mark, reason: mark, createdAt: at });
    await tx.insert(declaredGaps).values({ userId, kind: 'tool', name: GAP });
    await tx
      .insert(veteranPlaces)
      .values({ userId, wished: ['zip:23510'], payBasis: { ...PAY_BASIS, ownHousing: rent }, updatedAt: at });
    await tx
      .insert(leavingPlans)
      .values({ userId, kind: 'separation', lastDay: '2031-03-07', leaveDays: 37, updatedAt: at });
    await tx.insert(leavingDone).values({ userId, entry: LEAVING_ENTRY, doneAt: at });
    await tx.insert(assessmentDrafts).values({ userId, answers: { [mark]: 'A' }, updatedAt: at });
    for (const kind of ['basic', 'enhanced'] as const)
      await tx.insert(strengthsAssessments).values({
        userId,
        kind,
        answers: {},
        strengthsProfile: kind === 'basic' ? BASIC_TEXTS : { ...labelsFor(EVEN_SCORES), execution: mark },
        leadershipStyle: mark,
      });
    await tx
      .insert(contactMessages)
      .values({ userId, name: mark, email: `${said}@example.org`, message: mark, createdAt: at });
    await tx.insert(profileImages).values({ userId, webp: Buffer.from(mark), updatedAt: at });
    await tx.insert(knownDevices).values({ userId, hash: `${mark} ${userId}`, seenAt: at });
    await tx.insert(recoveryCodes).values({ userId, hash: mark });
    const [passkey] = await tx
      .insert(passkeys)
      .values({
        ...{ userId, credentialId: `${mark} ${userId}`, publicKey: Buffer.from(mark), counter: 0 },
        ...{ transports: [], name: mark },
      })
      .returning();
    await tx.insert(passkeyChallenges).values({ userId, challenge: `${mark} ${userId}`, expiresAt: at });
    await tx.insert(passwordTries).values({ userId, key: `${mark} ${userId}`, tries: 1, startedAt: at });
    await tx.insert(forumMembers).values({ userId, displayName: said, nameKey: said });
    const [thread] = await tx.insert(forumThreads).values({ userId, title: said, content: said }).returning();
    const threadId = thread?.id ?? 0;
    const [reply] = await tx.insert(forumReplies).values({ userId, threadId, content: said }).returning();
    await tx.insert(forumReports).values({ reporterId: userId, threadId, reason: 'spam', details: mark });
    return {
      match: jobMatchId,
      spare: spare?.id ?? 0,
      resume: resumeId,
      application: application?.id ?? 0,
      listing: jobListingId,
      recordLine: line?.id ?? 0,
      recordJob: job?.id ?? 0,
      thread: threadId,
      reply: reply?.id ?? 0,
      passkey: passkey?.id ?? 0,
    };
  });
}

interface PersonalTable {
  readonly table: string;
  readonly column: string;
}

/** Every table that points to a person, and the column that does; `users` points to itself. */
export async function personalTables(db: Database): Promise<PersonalTable[]> {
  const found = await rowsOf<PersonalTable>(
    db.query,
    sql`select c.conrelid::regclass::text as table, a.attname as column
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`,
  );
  return [{ table: 'users', column: 'id' }, ...found];
}

/** What each table holds of a person: a hash of all their rows, but for what others' replies to a thread move, and how many there are. */
export async function holdingsOf(
  db: Database,
  userId: number,
  tables: readonly PersonalTable[],
): Promise<ReadonlyMap<string, { readonly rows: number; readonly hash: string }>> {
  const each = tables.map(
    ({ table, column }) => sql`select ${table}::text as name, count(*)::integer as rows,
      coalesce(md5(string_agg(row, ' ' order by row)), '') as hash
      from (select (to_jsonb(t) - 'reply_count' - 'last_activity_at')::text as row
        from ${sql.identifier(table)} t where ${sql.identifier(column)} = ${userId}::integer) held`,
  );
  const held = await rowsOf<{ name: string; rows: number; hash: string }>(
    db.query,
    sql.join(each, sql` union all `),
  );
  return new Map(held.map(({ name, rows, hash }) => [name, { rows, hash }]));
}

/** Rows of one person that point to a row of another's: "applications.job_match_id". */
export async function crossedLinks(db: Database, tables: readonly PersonalTable[]): Promise<string[]> {
  const owner = new Map(tables.map(({ table, column }) => [table, column]));
  const links = await rowsOf<{ from: string; column: string; to: string; key: string }>(
    db.query,
    sql`select c.conrelid::regclass::text as from, a.attname as column, c.confrelid::regclass::text as to, k.attname as key
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
        where c.contype = 'f' and c.confrelid <> 'users'::regclass order by 1, 2`,
  );
  const crossed: string[] = [];
  for (const { from, column, to, key } of links) {
    const [mine, theirs] = [owner.get(from), owner.get(to)];
    if (mine === undefined || theirs === undefined) continue;
    const rows = await rowsOf(
      db.query,
      sql`select 1 from ${sql.identifier(from)} a join ${sql.identifier(to)} b
          on a.${sql.identifier(column)} = b.${sql.identifier(key)}
          where a.${sql.identifier(mine)} <> b.${sql.identifier(theirs)}`,
    );
    if (rows.length > 0) crossed.push(`${from}.${column}`);
  }
  return crossed;
}
