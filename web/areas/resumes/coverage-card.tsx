import { useQuery } from '@tanstack/react-query';
import { TAILORING_LEVEL_EFFECTS } from '#career/resume/written-resume.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { AnsweredShare } from './answered-share.tsx';
import { LEVEL_NAMES } from './level-names.ts';
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
        {({ percent, terms, tailoringLevel, asks }) => (
          <>
            <AnsweredShare percent={percent} />
            <p className="mt-3 text-sm text-muted">
              Tailoring level: {LEVEL_NAMES[tailoringLevel]}. {TAILORING_LEVEL_EFFECTS[tailoringLevel]}
            </p>
            <Asked resumeId={resumeId} asks={asks} />
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

/** Each missing requirement as a question; the answer is given beside the posting. */
function Asked({ resumeId, asks }: { readonly resumeId: number; readonly asks: readonly string[] }) {
  if (asks.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="mt-4 rounded border border-line bg-sunken p-3">
      <h3 id="asked" className="text-sm font-semibold text-heading">
        Do you have {asks.length === 1 ? 'this' : 'these'}?
      </h3>
      <p className="text-sm text-muted">
        The posting asks for {asks.length === 1 ? 'it' : 'them'}, and we didn’t find{' '}
        {asks.length === 1 ? 'it' : 'them'} in your record.
      </p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {asks.map((name) => (
          <li key={name} className="wrap-anywhere">
            <TextLink to={`/resume/${resumeId}/check?ask=${encodeURIComponent(name)}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
