import { useQuery } from '@tanstack/react-query';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { AnsweredShare } from './answered-share.tsx';
import { PRESENCE } from './presence.ts';
import { coverageQuery } from './resumes.queries.ts';

/** How far a resume answers the posting it was made for, requirement by requirement. */
export function CoverageCard({ resumeId }: { readonly resumeId: number }) {
  const coverage = useQuery(coverageQuery(resumeId));
  return (
    <SectionCard title="What the posting asks for" plain="And how well this resume answers it.">
      <QueryPart
        query={coverage}
        loading="Comparing with the posting"
        failed="We couldn’t load the comparison"
      >
        {({ percent, terms }) => (
          <>
            <AnsweredShare percent={percent} />
            <ul className="mt-4 grid gap-2.5 text-sm">
              {terms
                .filter(({ kind }) => kind !== 'condition')
                .map(({ name, importance, presence, evidence }) => (
                  <li key={name} className="grid gap-0.5">
                    <span className="flex flex-wrap items-center gap-2">
                      <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                      <Badge tone={PRESENCE[presence].tone}>{PRESENCE[presence].word}</Badge>
                      {importance === 'must' ? <span className="text-xs text-muted">required</span> : null}
                    </span>
                    {evidence === null ? null : (
                      <span className="text-muted wrap-anywhere">“{evidence}”</span>
                    )}
                  </li>
                ))}
            </ul>
            <p className="mt-4 text-sm text-muted">Missing something you have? Say so next to the posting.</p>
            <LinkButton to={`/resume/${resumeId}/check`} variant="secondary" size="small" className="mt-3">
              Compare with the posting
            </LinkButton>
          </>
        )}
      </QueryPart>
    </SectionCard>
  );
}
