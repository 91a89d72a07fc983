import { and, asc, eq, gte, ilike, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { FitLevel } from '#career/matching/fit-posting.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Query } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { jobListings, savedJobs } from '#server/platform/database/schema/jobs.ts';
import { textSearch } from '#server/platform/database/text-search.ts';

const listed = {
  id: jobListings.id,
  title: jobListings.title,
  company: jobListings.company,
  location: jobListings.location,
  remote: jobListings.remote,
  salaryRange: jobListings.salaryRange,
  source: jobListings.source,
  postedAt: jobListings.postedAt,
  checkedAt: jobListings.checkedAt,
  onetSocCode: jobListings.onetSocCode,
  savedAt: savedJobs.savedAt,
  applicationId: applications.id,
};
const whole = { ...listed, description: jobListings.description, url: jobListings.url };

type Stored = Omit<typeof jobListings.$inferSelect, 'words' | 'createdAt' | 'updatedAt' | 'listedOn'>;
interface OfReader {
  readonly savedAt: Date | null;
  readonly applicationId: number | null;
}
export type ListedJobRow = Omit<Stored, 'description' | 'url'> & OfReader;
export type JobRow = Stored & OfReader;

export interface JobPage {
  /** Whole codes and broad occupations of the selected titles (career/matching/fit-posting.ts). */
  readonly fitting: { readonly same: readonly string[]; readonly close: readonly string[] };
  readonly search: string | undefined;
  readonly location: string | undefined;
  readonly remote: boolean | undefined;
  readonly source: string | undefined;
  /** Listed on this day or later. */
  readonly since: string | undefined;
  readonly fits: boolean | undefined;
  readonly saved: boolean | undefined;
  /** The last listing of the page before. */
  readonly after: number | undefined;
  readonly limit: number;
}

const BROAD = sql`left(${jobListings.onetSocCode}, 6)`;
const anyOf = (value: SQL | typeof jobListings.onetSocCode, codes: readonly string[]) =>
  sql`${value} in ${codes}`;

/** The parts of the board in their order: listings of the same occupations, of kindred ones, and all others. */
function partsOf({ fitting, fits }: JobPage): { level: FitLevel | null; where: SQL | undefined }[] {
  if (fitting.same.length === 0) return fits ? [] : [{ level: null, where: undefined }];
  const same = anyOf(jobListings.onetSocCode, fitting.same);
  const close = anyOf(BROAD, fitting.close);
  const parts = [
    { level: 'same' as const, where: same },
    { level: 'close' as const, where: sql`(${close} and not ${same})` },
  ];
  return fits ? parts : [...parts, { level: null, where: sql`${close} is not true` }];
}

/**
 * A page of the board. Its parts are read one after the other, each by its own index. Null when the listing the page before ended with is gone.
 */
export async function listJobPage(db: Query, userId: number, page: JobPage): Promise<ListedJobRow[] | null> {
  const filter = filterOf(page);
  const anchor = page.after === undefined ? undefined : await findAnchor(db, page.after);
  if (anchor === null) return null;
  const parts = partsOf(page);
  const rows: ListedJobRow[] = [];
  let begun = anchor === undefined;
  for (const { level, where } of parts) {
    const isAnchors = !begun && levelOf(anchor?.onetSocCode ?? null, page) === level;
    begun ||= isAnchors;
    if (!begun) continue;
    const behind = isAnchors ? newestFirst.behind(anchor?.listedOn, anchor?.id) : undefined;
    rows.push(
      ...(await readPart(db, { userId, limit: page.limit - rows.length }, and(where, behind, filter))),
    );
    if (rows.length === page.limit) break;
  }
  return rows;
}

const newestFirst = keyset('desc', jobListings.listedOn, jobListings.id);

const part = (db: Query, userId: number | Placeholder, which: SQL | undefined, limit: number | Placeholder) =>
  db
    .select(listed)
    .from(jobListings)
    .leftJoin(savedJobs, ofReader(savedJobs, userId))
    .leftJoin(applications, ofReader(applications, userId))
    .where(which)
    .orderBy(...newestFirst.order)
    .limit(limit);

/** What opens the board for whoever has selected no title. */
const newest = prepared('jobs', (db) =>
  part(db, sql.placeholder('userId'), undefined, sql.placeholder('limit')),
);

async function readPart(
  db: Query,
  { userId, limit }: { userId: number; limit: number },
  which: SQL | undefined,
): Promise<ListedJobRow[]> {
  return which === undefined ? newest(db).execute({ userId, limit }) : part(db, userId, which, limit);
}

function levelOf(code: string | null, { fitting }: JobPage): FitLevel | null {
  if (code === null) return null;
  if (fitting.same.includes(code)) return 'same';
  return fitting.close.includes(code.slice(0, 6)) ? 'close' : null;
}

async function findAnchor(db: Query, id: number) {
  const { onetSocCode, listedOn } = jobListings;
  const rows = await db
    .select({ id: jobListings.id, onetSocCode, listedOn })
    .from(jobListings)
    .where(eq(jobListings.id, id));
  return rows[0] ?? null;
}

/** The reader's own row beside a listing; each table has at most one. */
const ofReader = (table: typeof savedJobs | typeof applications, userId: number | Placeholder) =>
  and(eq(table.jobListingId, jobListings.id), eq(table.userId, userId));

function filterOf({ search, location, remote, source, since, saved }: JobPage): SQL | undefined {
  return and(
    search ? matching(search) : undefined,
    location ? ilike(jobListings.location, `%${location.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    remote === undefined ? undefined : eq(jobListings.remote, remote),
    source ? eq(jobListings.source, source) : undefined,
    since ? gte(jobListings.listedOn, since) : undefined,
    saved === undefined ? undefined : saved ? isNotNull(savedJobs.userId) : sql`${savedJobs.userId} is null`,
  );
}

/** Materialized: PostgreSQL would otherwise walk the board in its order, hoping to meet a rare word soon. */
function matching(search: string): SQL {
  return sql`${jobListings.id} in (
    with found as materialized (
      select ${jobListings.id} as id from ${jobListings}
      where ${jobListings.words} @@ ${textSearch(search)}
    ) select found.id from found)`;
}

export async function findJob(db: Query, userId: number, id: number): Promise<JobRow | undefined> {
  const [row] = await db
    .select(whole)
    .from(jobListings)
    .leftJoin(savedJobs, ofReader(savedJobs, userId))
    .leftJoin(applications, ofReader(applications, userId))
    .where(eq(jobListings.id, id))
    .limit(1);
  return row;
}

/** Whether the listing is on the board. */
export async function hasJob(db: Query, id: number): Promise<boolean> {
  return (await db.$count(jobListings, eq(jobListings.id, id))) > 0;
}

export async function listSourceRows(db: Query): Promise<string[]> {
  const rows = await db
    .selectDistinct({ source: jobListings.source })
    .from(jobListings)
    .where(isNotNull(jobListings.source))
    .orderBy(asc(jobListings.source))
    .limit(LIMITS.listMax);
  return rows.flatMap(({ source }) => source ?? []);
}
