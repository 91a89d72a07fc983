import type { JobMatchReply } from '#contract/matches.ts';
import { needsInWords } from './match-groups.ts';

/** The first reason a title is on the list, in one sentence; null where none is known. */
export function reasonOf({ detail }: Pick<JobMatchReply, 'detail'>): string | null {
  const first = detail?.reasons.find(({ kind }) => kind !== 'missing-data');
  return first === undefined ? null : firstSentence(first.short ?? first.text);
}

/** What stands between, in one sentence: a license or degree, else the first thing the record does not hold. */
export function missingOf({ detail }: Pick<JobMatchReply, 'detail'>): string | null {
  if (detail === null) return null;
  const gap = detail.gaps[0];
  return (
    needsInWords(detail) ??
    (gap === undefined ? 'Nothing’s missing that we know of.' : firstSentence(gap.text))
  );
}

/** "Our inference: guarding. More." -> "Our inference: guarding."; a stop inside a name ends nothing. */
function firstSentence(text: string): string {
  return /^.+?[a-z)+]\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}
