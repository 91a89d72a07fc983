import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { planOpens } from '#career/plans/plan.ts';
import type { TutorialReply } from '#contract/tutorials.ts';
import { tutorialQuery } from '#web/areas/marketing/marketing.queries.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { CrisisLine } from '#web/components/crisis-line.tsx';
import { LockedFeature } from '#web/components/locked-feature.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { useUser } from '#web/lib/current-user.ts';

/** /tutorials/{slug} */
export function Component() {
  const { subscriptionType } = useUser();
  const { slug = '' } = useParams();
  const isOpen = planOpens(subscriptionType, 'tutorials');
  const tutorial = useQuery({ ...tutorialQuery(slug), enabled: isOpen });
  return (
    <>
      <BackLink to="/tutorials">All tutorials</BackLink>
      <PageHeading
        title={tutorial.data?.title ?? 'Tutorial'}
        plain={tutorial.data?.plain ?? 'A written guide for one step of the move.'}
      />
      {isOpen ? (
        <QueryPart query={tutorial} loading="Loading the tutorial" failed="We couldn’t load this tutorial">
          {(reply) => <TutorialText tutorial={reply} />}
        </QueryPart>
      ) : (
        <LockedFeature
          feature="tutorials"
          free="The three guides on translating skills, interviews and benefits are free."
        />
      )}
    </>
  );
}

function TutorialText({ tutorial }: { readonly tutorial: TutorialReply }) {
  return (
    <>
      <div className="prose">
        {tutorial.parts.map(({ title, paragraphs, steps }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {steps.length === 0 ? null : (
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
      {tutorial.slug === 'when-it-takes-long' ? (
        <div className="on-navy mt-8 max-w-prose rounded bg-navy p-5 text-on-navy">
          <CrisisLine />
        </div>
      ) : null}
    </>
  );
}
