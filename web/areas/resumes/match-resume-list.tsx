import { Target } from 'lucide-react';
import type { JobMatchReply } from '#contract/matches.ts';
import { Badge } from '#web/components/badge.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';

type MatchWithResume = Pick<JobMatchReply, 'id' | 'jobTitle' | 'company' | 'hasGeneratedResume'>;

/** Job matches with whether there is a resume for each. */
export function MatchResumeList({ matches }: { readonly matches: readonly MatchWithResume[] }) {
  if (matches.length === 0) {
    return (
      <EmptyState
        icon={<Target />}
        title="No job matches yet"
        actions={<LinkButton to="/assessment">Take Strengths Assessment</LinkButton>}
      >
        Your matches come from your profile and your strengths.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {matches.map((match) => (
        <li
          key={match.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="font-semibold wrap-anywhere text-heading">{match.jobTitle}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
              <Badge tone={match.hasGeneratedResume ? 'success' : 'neutral'}>
                {match.hasGeneratedResume ? 'Resume Created' : 'No Resume Yet'}
              </Badge>
              {match.company}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <LinkButton
              to={`/resume/${match.id}`}
              size="small"
              variant="secondary"
              aria-label={`${match.hasGeneratedResume ? 'View' : 'Create'} Resume for ${match.jobTitle}`}
            >
              {match.hasGeneratedResume ? 'View Resume' : 'Create Resume'}
            </LinkButton>
            <LinkButton
              to={`/job-details/${match.id}`}
              size="small"
              variant="quiet"
              aria-label={`Job Details: ${match.jobTitle}`}
            >
              Job Details
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
