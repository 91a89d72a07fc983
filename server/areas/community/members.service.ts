import { DAY_MS, HOUR_MS, MINUTE_MS } from '#career/durations.ts';
import type { MemberReply } from '#contract/community.ts';
import { COMMUNITY_RULES, mayHoldLink } from '#contract/community-rules.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { violatedUnique } from '#server/platform/database/violations.ts';
import { invalidField, Refusal } from '#server/platform/http/errors.ts';
import { countPost, findNewcomer, lockMember, type Newcomer, upsertName } from './members.store.ts';

/** Names that would pass for those who run the site. */
const POSING = ['admin', 'moderator', 'mission ready', 'crisis line', 'official', 'deleted user'].map(
  nameKeyOf,
);

/** One's own name in the community, and whether the limits for new members hold. */
export async function getOwnMember({ db, clock }: Context, userId: number): Promise<MemberReply> {
  const person = await findNewcomer(db.query, userId);
  return {
    displayName: person?.member?.displayName ?? null,
    isNew: person === undefined || isNew(person, clock.now()),
  };
}

/** Chooses or changes the name; every post of the person shows the new one. */
export async function chooseOwnName(
  context: Context,
  viewer: { readonly id: number; readonly isAdmin: boolean },
  displayName: string,
): Promise<MemberReply> {
  const nameKey = nameKeyOf(displayName);
  if (nameKey.length < 2) throw invalidField('displayName', 'Use at least two letters or digits.');
  if (!viewer.isAdmin && POSING.some((name) => nameKey.includes(name))) {
    throw invalidField('displayName', 'People could mistake this name for the people who run this site.');
  }
  try {
    const createdAt = context.clock.now();
    await context.db.transaction((tx) =>
      upsertName(tx, { userId: viewer.id, displayName, nameKey, createdAt }),
    );
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw invalidField('displayName', 'Someone already has this name, or one that looks the same.');
  }
  return getOwnMember(context, viewer.id);
}

/** What tells two names apart: letters and digits, without case, accents, spaces and signs; 0 and o, 1, l, ı and i are one. */
export function nameKeyOf(displayName: string): string {
  return displayName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('0', 'o')
    .replace(/[1lı]/g, 'i');
}

/**
 * Counts a post before it is stored, in the transaction that stores it. Throws a Refusal for someone without a name,
 * for links in a new member's post, and past the limit of the hour.
 */
export async function admitPost(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  userId: number,
  text: string,
): Promise<void> {
  await lockMember(tx, userId);
  const person = await findNewcomer(tx, userId);
  const member = person?.member;
  if (!person || !member) throw new Refusal('conflict', 'Choose the name you want to post under first.');
  const now = clock.now();
  const fresh = isNew(person, now);
  if (fresh) assertNoLink(text);
  const started = member.hourStartedAt;
  const inHour = started !== null && now.getTime() - started.getTime() < HOUR_MS;
  const hourPosts = inHour ? member.hourPosts : 0;
  const limit = fresh ? COMMUNITY_RULES.postsPerHourWhenNew : COMMUNITY_RULES.postsPerHour;
  if (hourPosts >= limit && !person.isAdmin) {
    const minutes = Math.ceil(((started?.getTime() ?? 0) + HOUR_MS - now.getTime()) / MINUTE_MS);
    const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
    const who = fresh ? 'New members can post' : 'You can post';
    throw new Refusal(
      'too-many-requests',
      `${who} ${limit} times an hour. You can post again in ${wait}. Your text will stay here.`,
    );
  }
  await countPost(tx, userId, {
    postsMade: member.postsMade + 1,
    hourStartedAt: inHour ? started : now,
    hourPosts: hourPosts + 1,
  });
}

/** Throws a Refusal when a new member's changed post holds links. */
export async function assertMayWrite(
  { clock }: Pick<Context, 'clock'>,
  db: Query,
  userId: number,
  text: string,
): Promise<void> {
  const person = await findNewcomer(db, userId);
  if (!person || isNew(person, clock.now())) assertNoLink(text);
}

function assertNoLink(text: string): void {
  if (!mayHoldLink(text)) return;
  const { newDays, newPosts } = COMMUNITY_RULES;
  throw invalidField(
    'content',
    `You can’t post links yet. You can after your first ${newDays} days and ${newPosts} posts.`,
  );
}

function isNew({ registeredAt, isAdmin, member }: Newcomer, now: Date): boolean {
  if (isAdmin) return false;
  const age = now.getTime() - registeredAt.getTime();
  return age < COMMUNITY_RULES.newDays * DAY_MS || (member?.postsMade ?? 0) < COMMUNITY_RULES.newPosts;
}
