import { Readable } from 'node:stream';
import { planAt } from '#career/plans/plan.ts';
import type { getUserCounts, listUsers } from '#contract/admin.ts';
import type { GivenFor, ParsedOf, ReplyOf } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { pagesOf } from '#server/platform/database/keyset.ts';
import { recordAct } from './audit.service.ts';
import { countUsers, type ListedUser, listUserPage, listUsersAfter } from './users.store.ts';
import { csvHead, csvLine } from './users-csv.ts';

const EXPORTED_AT_ONCE = 1000;
const WORDS_AT_MOST = 8;

/** A page of the list of users. */
export async function listAllUsers(
  { db, clock }: Context,
  { search, sort, direction, after, limit }: ParsedOf<typeof listUsers, 'query'>,
): Promise<GivenFor<typeof listUsers>> {
  const words = search?.match(/[\p{L}\p{N}]+/gu)?.slice(0, WORDS_AT_MOST) ?? [];
  // Of signs alone no name consists: that finds nobody, not everybody.
  if (search && words.length === 0) return [];
  const rows = await listUserPage(db.query, { words, sort, direction, after, limit });
  return rows.map((row) => ({
    ...row,
    subscriptionType: planAt(row, clock.now()),
    paysThroughStripe: row.stripeSubscriptionId !== null,
    hasTwoFactor: row.twoFactorAt !== null,
  }));
}

export function countAllUsers({ db, clock }: Context): Promise<ReplyOf<typeof getUserCounts>> {
  return countUsers(db.query, clock.now());
}

/** All users as CSV, read and sent some at a time, so that a hundred thousand take no more memory than a page. */
export async function exportAllUsers(context: Context, actorId: number): Promise<Readable> {
  await recordAct(context, context.db.query, { actorId, action: 'users-exported' });
  return Readable.from(csvOfUsers(context));
}

async function* csvOfUsers({ db, clock }: Context): AsyncGenerator<string> {
  yield csvHead([
    'ID',
    'Username',
    'Email',
    'First name',
    'Last name',
    'Subscription',
    'Administrator',
    'Joined',
  ]);
  const read = (last?: ListedUser) => listUsersAfter(db.query, last?.id, EXPORTED_AT_ONCE);
  for await (const rows of pagesOf(EXPORTED_AT_ONCE, read)) {
    yield rows.map((row) => csvOfUser(row, clock.now())).join('');
  }
}

const csvOfUser = (row: ListedUser, now: Date) =>
  csvLine([
    row.id,
    row.username,
    row.email,
    row.firstName,
    row.lastName,
    planAt(row, now),
    row.isAdmin ? 'yes' : 'no',
    row.createdAt.toISOString().slice(0, 10),
  ]);
