import { useSubmitBasicAssessment } from '#web/areas/assessment/assessment.queries.ts';
import { AssessmentForm } from '#web/areas/assessment/assessment-form.tsx';
import { BASIC_FORM_SECTIONS, questionIdsIn } from '#web/areas/assessment/question-section.ts';
import { useAnswers } from '#web/areas/assessment/use-answers.ts';
import { useComplete } from '#web/areas/assessment/use-complete.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useUser } from '#web/lib/current-user.ts';

const QUESTION_IDS = questionIdsIn(BASIC_FORM_SECTIONS);
const NOTHING_YET = {};

/** /assessment: the 20 questions of the basic assessment. */
export function Component() {
  const user = useUser();
  const submit = useSubmitBasicAssessment();
  const kept = useAnswers({
    userId: user.id,
    draftName: 'basic-assessment',
    questionIds: QUESTION_IDS,
    fromAccount: NOTHING_YET,
  });
  const complete = useComplete(kept, submit, '/profile?tab=strengths');
  return (
    <>
      <PageHeading
        title="Inner Arsenal Assessment"
        plain="The basic strengths assessment: 20 questions, 5-10 minutes, free. Choose what you’d most likely do."
      />
      <p className="-mt-3 mb-6 text-sm text-muted">
        You’ll get a short read on five strengths.{' '}
        <TextLink to="/enhanced-assessment">The enhanced assessment</TextLink> asks 40 questions and scores
        eight strengths.
      </p>
      <AssessmentForm
        key={String(kept.opened)}
        sections={BASIC_FORM_SECTIONS}
        userId={user.id}
        kept={kept}
        pending={submit.isPending}
        onComplete={complete}
      />
    </>
  );
}
