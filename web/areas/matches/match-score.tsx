import type { JobMatchReply } from '#contract/matches.ts';
import { Badge } from '#web/components/badge.tsx';
import { neededOf } from './match-groups.ts';
import { scoreBand, scoreOf } from './match-list.ts';

/** A match percentage with the word for it: what stands between, where a license or certificate does, else the fit. */
export function MatchScore({ match }: { readonly match: Pick<JobMatchReply, 'relevanceScore' | 'detail'> }) {
  const score = scoreOf(match);
  const { tone, word: fit } = scoreBand(score, match.detail?.fit);
  const needed = neededOf(match.detail);
  const word = needed === null ? fit : `${needed} needed`;
  return (
    <Badge tone={tone} className="tabular whitespace-nowrap">
      {score}% · {word}
    </Badge>
  );
}
