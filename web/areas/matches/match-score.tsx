import { Badge } from '#web/components/badge.tsx';
import { scoreBand } from './match-list.ts';

/** A match percentage with the word for it. */
export function MatchScore({ score }: { readonly score: number }) {
  const { tone, word } = scoreBand(score);
  return (
    <Badge tone={tone} className="tabular whitespace-nowrap">
      {score}% · {word}
    </Badge>
  );
}
