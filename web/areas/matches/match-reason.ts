import type { JobMatchReply } from '#contract/matches.ts';
import { needsInWords } from './match-groups.ts';

/** By so many words two sentences begin alike: "Your record lists" this and "Your record lists" that. */
const BEGINNING_WORDS = 2;

/**
 * Why each title of a list is on it, in one sentence, by the match's id: the first of its reasons that doesn't begin as
 * the titles above it do, as far as it has one. Sorted by kind alone, six rows in a row named the same certificate.
 */
export function reasonsOf(matches: readonly Pick<JobMatchReply, 'id' | 'detail'>[]): ReasonsById {
  const timesBegun = new Map<string, number>();
  const chosen = new Map<number, string>();
  for (const { id, detail } of matches) {
    const known = (detail?.reasons ?? []).filter(({ kind }) => kind !== 'missing-data');
    const sentences = known.map(({ short, text }) => firstSentence(short ?? text));
    const begun = (sentence: string) => timesBegun.get(beginningOf(sentence)) ?? 0;
    // Sorting keeps what is alike in its order: the strongest first.
    const [best] = sentences.toSorted((one, other) => begun(one) - begun(other));
    if (best === undefined) continue;
    chosen.set(id, best);
    timesBegun.set(beginningOf(best), begun(best) + 1);
  }
  return chosen;
}
export type ReasonsById = ReadonlyMap<number, string>;

const beginningOf = (sentence: string) => sentence.split(' ', BEGINNING_WORDS).join(' ');

export const NOTHING_MISSING = 'Nothing’s missing that we know of.';

/** What stands between, in one sentence: a license or degree, else the first thing the record does not hold. */
export function missingOf({ detail }: Pick<JobMatchReply, 'detail'>): string | null {
  if (detail === null) return null;
  const gap = detail.gaps[0];
  return needsInWords(detail) ?? (gap === undefined ? NOTHING_MISSING : firstSentence(gap.text));
}

/** "Our read: guarding. More." -> "Our read: guarding."; a stop inside a name ends nothing. */
function firstSentence(text: string): string {
  return /^.+?[a-z)+]\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}
