import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useNavigate } from 'react-router';
import { assessmentQuery, useSubmitAssessment } from '#web/areas/assessment/assessment.queries.ts';
import { EnhancedForm } from '#web/areas/assessment/enhanced-form.tsx';
import { hasResults } from '#web/areas/assessment/results.ts';
import { Badge } from '#web/components/badge.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useUser } from '#web/lib/current-user.ts';

/** /enhanced-assessment: the 40 questions. They can be answered even while the earlier results cannot be loaded. */
export function Component() {
  const user = useUser();
  const results = useQuery(assessmentQuery);
  const submit = useSubmitAssessment();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading
        title="Enhanced Inner Arsenal Assessment"
        plain="A strengths assessment: 40 situations, about 15 minutes. Choose what you would most likely do. There are no wrong answers."
        actions={
          <Badge tone="gold" icon={<Star aria-hidden="true" />}>
            Premium Feature
          </Badge>
        }
      />
      <p className="-mt-3 mb-6 text-sm text-muted">
        Taking it is free for everyone. Premium adds the detailed analysis of your results.
      </p>
      {hasResults(results.data) ? (
        <Notice title="You have already completed this assessment" className="mb-6">
          Taking it again replaces your current results.{' '}
          <TextLink to="/enhanced-assessment-results">See your existing results</TextLink>
        </Notice>
      ) : null}
      <EnhancedForm
        userId={user.id}
        pending={submit.isPending}
        onSubmit={async (answers) => {
          await submit.mutateAsync(answers);
          await navigate('/enhanced-assessment-results');
        }}
      />
    </>
  );
}
