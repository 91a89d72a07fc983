import { Badge } from '#web/components/badge.tsx';
import { scoreBand } from './match-list.ts';

interface MatchScoreProps {
  readonly score: number;
  /** What stands between, where a license or certificate does: it takes the place of the fit. */
  readonly needed?: 'License' | 'Certificate' | null;
}

/** A match percentage with the word for it. */
export function MatchScore({ score, needed = null }: MatchScoreProps) {
  const { tone, word: close } = scoreBand(score);
  const word = needed === null ? close : `${needed} needed`;
  return (
    <Badge tone={tone} className="tabular whitespace-nowrap">
      {score}% · {word}
    </Badge>
  );
}
