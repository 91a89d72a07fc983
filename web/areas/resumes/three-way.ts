import { listSteps } from '#career/resume/difference.ts';

/** A stretch of the first list and what stands there instead; an insertion replaces nothing. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly items: readonly string[];
}

function hunksOf(base: readonly string[], side: readonly string[]): Hunk[] {
  const hunks: { start: number; end: number; items: string[] }[] = [];
  let at = 0;
  let isSame = true;
  for (const { kind, item } of listSteps(base, side)) {
    if (kind !== 'same' && isSame) hunks.push({ start: at, end: at, items: [] });
    const hunk = hunks.at(-1);
    if (kind === 'added') hunk?.items.push(item);
    if (kind !== 'added') at++;
    if (kind === 'removed' && hunk) hunk.end = at;
    isSame = kind === 'same';
  }
  return hunks;
}

const isAlike = (one: Hunk, other: Hunk) =>
  one.start === other.start && one.end === other.end && one.items.join('\n') === other.items.join('\n');

/** Entries side by side are two; what was put between them touches neither. */
const meet = (one: Hunk, other: Hunk) => one.start < other.end && other.start < one.end;

/**
 * A list that two people changed from the same beginning, with what each of them did; what both added in one place
 * stands there one after the other. Null where they changed the same entry otherwise.
 */
export function mergedLists(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] | null {
  const [ours, others] = [hunksOf(base, mine), hunksOf(base, theirs)];
  const news = ours.filter((hunk) => !others.some((other) => isAlike(hunk, other)));
  if (news.some((hunk) => others.some((other) => meet(hunk, other)))) return null;
  const merged = [...base];
  // From the end, so that the places before stay what they were; of two in one place the other's comes first.
  const all = [...others, ...news].toSorted((one, other) => one.start - other.start || one.end - other.end);
  for (const { start, end, items } of all.toReversed()) merged.splice(start, end - start, ...items);
  return merged;
}

/** One value of three: the one that changed; null where both did, otherwise. */
export function mergedValue<Value>(
  base: Value,
  mine: Value,
  theirs: Value,
): { readonly value: Value } | null {
  if (mine === base || mine === theirs) return { value: theirs };
  return theirs === base ? { value: mine } : null;
}
