import { standingOf, withEntry } from '#career/papers/against-profile.ts';
import { strikeNumbers } from '#career/papers/strike-numbers.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { takePaperEntries } from '#contract/papers.ts';
import { profileForm } from '#contract/profile.ts';
import { refreshMatches } from '#server/areas/matches/refresh.service.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, Refusal } from '#server/platform/http/errors.ts';
import { presentUser } from './profile.present.ts';
import { lockUser, type UserRow, updateUser } from './profile.store.ts';
import { listSaidJobs } from './said-jobs.store.ts';
import { veteranRecordOf } from './veteran-record.service.ts';

type Entry = ParsedOf<typeof takePaperEntries, 'body'>['entries'][number];

/**
 * Adds what was read of papers to a person's profile, all of it or none, and matches anew. Lists grow; an answer is
 * replaced only where the entry names the very answer that is there. Throws a conflict where it is another by now, and
 * names the entry that the profile has no room for or does not accept.
 */
export async function takeEntries(
  context: Pick<Context, 'db' | 'clock' | 'matching' | 'config'>,
  userId: number,
  entries: readonly Entry[],
) {
  const { db, clock, matching } = context;
  return db.transaction(async (tx) => {
    const row = await lockUser(tx, userId);
    if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
    const changed = await updateUser(tx, userId, changesOf(row, entries));
    if (!changed) throw new Refusal('sign-in-required', 'Unauthorized');
    const said = await listSaidJobs(tx, userId);
    await refreshMatches(tx, matching, userId, veteranRecordOf(changed, said, clock.now()));
    return presentUser(changed, context);
  });
}

function changesOf(row: UserRow, entries: readonly Entry[]): Partial<UserRow> {
  const changes: Partial<Record<Entry['field'], string | null>> = {};
  for (const [at, { field, value: written, instead }] of entries.entries()) {
    const current = field in changes ? (changes[field] ?? null) : row[field];
    // What was changed by hand before it was taken may hold a number again.
    const value = strikeNumbers(written).text;
    if (standingOf(field, value, current) === 'differs' && instead !== current) {
      throw new Refusal(
        'conflict',
        'Your profile has changed here since you opened this page. Reload it and look at both.',
      );
    }
    const checked = profileForm.shape[field].safeParse(withEntry(field, value, current));
    if (!checked.success) throw invalidField(`entries.${at}.value`, messageOf(field, checked.error.issues));
    changes[field] = checked.data ?? null;
  }
  return changes as Partial<UserRow>;
}

function messageOf(
  field: Entry['field'],
  issues: readonly { readonly code: string; readonly message: string; readonly maximum?: unknown }[],
): string {
  const [issue] = issues;
  if (issue?.code === 'too_big' && typeof issue.maximum === 'number' && field !== 'militaryRank')
    return `There’s no room for this: your profile holds ${issue.maximum.toLocaleString('en-US')} characters here. Shorten it, or make room in your profile.`;
  return issue?.message ?? 'Your profile can’t hold this.';
}
