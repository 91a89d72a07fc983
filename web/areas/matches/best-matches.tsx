import { Radar } from 'lucide-react';
import type { JobMatchReply } from '#contract/matches.ts';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { groupMatches } from './match-groups.ts';
import { withoutRepeats } from './match-list.ts';
import { reasonOf } from './match-reason.ts';
import { MatchScore } from './match-score.tsx';

const SHOWN = 3;

/** The first titles of Job Intel, each with its reason. Nothing while there are none. */
export function BestMatches({ matches }: { readonly matches: readonly JobMatchReply[] }) {
  const best = groupMatches(withoutRepeats(matches))
    .flatMap((group) => group.matches)
    .slice(0, SHOWN);
  if (best.length === 0) return null;
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
            <span className="text-sm text-muted">{reasonOf(match)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
