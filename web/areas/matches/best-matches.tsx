import { Radar } from 'lucide-react';
import type { JobMatchReply } from '#contract/matches.ts';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { withoutRepeats } from './match-list.ts';
import { reasonsOf } from './match-reason.ts';
import { MatchScore } from './match-score.tsx';

const SHOWN = 3;

/** The titles that fit best, each with its reason. Nothing while there are none. */
export function BestMatches({ matches }: { readonly matches: readonly JobMatchReply[] }) {
  // In the order of their numbers: without the headings of Job Intel's groups, 69% above 93% would read as a mistake.
  const best = withoutRepeats(matches).slice(0, SHOWN);
  if (best.length === 0) return null;
  const reasons = reasonsOf(best);
  return (
    <SectionCard
      title="Your best matches"
      icon={<Radar aria-hidden="true" />}
      actions={<TextLink to="/job-matches">See all in Job Intel</TextLink>}
    >
      <ul className="divide-y divide-line">
        {best.map((match) => (
          <li key={match.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <TextLink to={`/job-details/${match.id}`} className="font-semibold wrap-anywhere">
                {match.jobTitle}
              </TextLink>
              <MatchScore match={match} />
            </span>
            <span className="text-sm text-muted">{reasons.get(match.id)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
