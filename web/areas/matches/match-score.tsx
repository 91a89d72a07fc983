import { Badge } from '#web/components/badge.tsx';
import { scoreBand } from './match-list.ts';

interface MatchScoreProps {
  readonly score: number;
  /** A license stands between: the word says so instead of "close". */
  readonly needsLicense?: boolean;
}

/** A match percentage with the word for it. */
export function MatchScore({ score, needsLicense = false }: MatchScoreProps) {
  const { tone, word: close } = scoreBand(score);
  const word = needsLicense ? 'License needed' : close;
  return (
    <Badge tone={tone} className="tabular whitespace-nowrap">
      {score}% · {word}
    </Badge>
  );
}
