import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import {
  assessmentQuery,
  keptAnswersQuery,
  sendKeptAnswers,
  useSubmitAssessment,
} from '#web/areas/assessment/assessment.queries.ts';
import { AssessmentForm } from '#web/areas/assessment/assessment-form.tsx';
import {
  type Answers,
  ENHANCED_FORM_SECTIONS,
  questionIdsIn,
} from '#web/areas/assessment/question-section.ts';
import { hasResults } from '#web/areas/assessment/results.ts';
import { useAnswers } from '#web/areas/assessment/use-answers.ts';
import { useComplete } from '#web/areas/assessment/use-complete.ts';
import { Badge } from '#web/components/badge.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useUser } from '#web/lib/current-user.ts';

const QUESTION_IDS = questionIdsIn(ENHANCED_FORM_SECTIONS);

/** /enhanced-assessment: the 40 questions. They can be answered even while the server cannot be reached. */
export function Component() {
  const results = useQuery(assessmentQuery);
  const kept = useQuery(keptAnswersQuery);
  return (
    <>
      <PageHeading
        title="Enhanced Inner Arsenal Assessment"
        plain="A strengths assessment: 40 situations, about 15 minutes. Choose what you’d most likely do. There are no wrong answers."
      />
      <p className="-mt-3 mb-6 text-sm text-muted">
        <Badge tone="gold" icon={<Star aria-hidden="true" />}>
          Premium Feature
        </Badge>{' '}
        The questions are free for everyone. Premium adds a detailed analysis of your results. Short on time?{' '}
        <TextLink to="/assessment">The basic assessment has 20 questions</TextLink>.
      </p>
      {hasResults(results.data) ? (
        <Notice title="You’ve already completed this assessment" className="mb-6">
          Taking it again replaces your current results. We keep the earlier ones so you can compare.{' '}
          <TextLink to="/enhanced-assessment-results">See your existing results</TextLink>
        </Notice>
      ) : null}
      {kept.isPending ? (
        <SkeletonRows label="Loading your answers" rows={5} className="h-24" />
      ) : (
        <Questions fromAccount={kept.data?.answers ?? {}} />
      )}
    </>
  );
}

function Questions({ fromAccount }: { readonly fromAccount: Answers }) {
  const user = useUser();
  const submit = useSubmitAssessment();
  const kept = useAnswers({
    userId: user.id,
    draftName: 'enhanced-assessment',
    questionIds: QUESTION_IDS,
    fromAccount,
    send: sendKeptAnswers,
  });
  const complete = useComplete(kept, submit, '/enhanced-assessment-results');
  return (
    <AssessmentForm
      key={String(kept.opened)}
      sections={ENHANCED_FORM_SECTIONS}
      userId={user.id}
      kept={kept}
      pending={submit.isPending}
      onComplete={complete}
    />
  );
}
