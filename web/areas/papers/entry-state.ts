import { standingOf } from '#career/papers/against-profile.ts';
import type { PaperReply, TakenEntry } from '#contract/papers.ts';
import type { UserReply } from '#contract/user.ts';

export type Entry = PaperReply['entries'][number];

/** What became of an entry: nothing yet, taken, or left out; 'known' is in the profile already. */
export type EntryState = 'new' | 'differs' | 'known' | 'taken' | 'left';

/** What a person decided of the entries of a paper, by their place in it. */
export type Decisions = ReadonlyMap<number, 'taken' | 'left'>;

/** How an entry stands: by what was decided of it, else by what the profile holds. */
export function stateOf(entry: Entry, at: number, decisions: Decisions, user: UserReply): EntryState {
  return decisions.get(at) ?? standingOf(entry.field, entry.value, user[entry.field] ?? null);
}

/** The entries that are certain and new, with their places: what "take all" takes. */
export function certainOf(
  entries: readonly Entry[],
  decisions: Decisions,
  user: UserReply,
): readonly number[] {
  const once = new Set<string>();
  return entries.flatMap((entry, at) => {
    if (!entry.certain || stateOf(entry, at, decisions, user) !== 'new') return [];
    const key = `${entry.field}\n${entry.value}`;
    if (once.has(key)) return [];
    once.add(key);
    return [at];
  });
}

/** An entry as it is sent: what it replaces is named, as it was seen. */
export function takenAs({ field }: Entry, value: string, user: UserReply): TakenEntry {
  const held = user[field] ?? null;
  const replaces = held !== null && standingOf(field, value, held) === 'differs';
  return { field, value, ...(replaces && { instead: held }) };
}
