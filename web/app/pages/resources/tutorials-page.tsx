import { useQuery } from '@tanstack/react-query';
import { planOpens } from '#career/plans/plan.ts';
import { tutorialsQuery } from '#web/areas/marketing/marketing.queries.ts';
import { LockedFeature } from '#web/components/locked-feature.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PremiumLock } from '#web/components/premium-lock.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useUser } from '#web/lib/current-user.ts';

/** /tutorials: what there is to read; the texts are premium's. */
export function Component() {
  const { subscriptionType } = useUser();
  const isOpen = planOpens(subscriptionType, 'tutorials');
  const tutorials = useQuery(tutorialsQuery);
  return (
    <>
      <PageHeading
        title="Transition tutorials"
        plain="A written guide for each step of the move, with something to do in every one."
      />
      <div className="grid gap-6">
        {isOpen ? null : (
          <LockedFeature
            feature="tutorials"
            free="The three guides on translating skills, interviews and benefits are free."
          />
        )}
        <QueryPart query={tutorials} loading="Loading the tutorials" failed="We couldn’t load the tutorials">
          {(list) => (
            <ol className="grid gap-4 lg:grid-cols-2">
              {list.map(({ slug, title, plain, outcome }, index) => (
                <li
                  key={slug}
                  className="grid content-start gap-1.5 rounded border border-line bg-surface p-5 shadow-card"
                >
                  <h2 className="text-lg">
                    {index + 1}. {isOpen ? <TextLink to={`/tutorials/${slug}`}>{title}</TextLink> : title}{' '}
                    <PremiumLock feature="tutorials" />
                  </h2>
                  <p>{plain}</p>
                  <p className="text-sm text-muted">You’ll end up with: {outcome}</p>
                </li>
              ))}
            </ol>
          )}
        </QueryPart>
      </div>
    </>
  );
}
