import { ClipboardCheck } from 'lucide-react';
import { BASIC_STRENGTHS, type BasicStrength } from '#career/assessment/basic-result.ts';
import type { AssessmentReply } from '#contract/assessment.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextLink } from '#web/components/text-link.tsx';

/** The basic assessment gives the five texts of this tab. */
const ASSESSMENT_PATH = '/assessment';

const NAMES: Readonly<Record<BasicStrength, string>> = {
  leadership: 'Leadership',
  resilience: 'Resilience',
  communication: 'Communication',
  problemSolving: 'Problem solving',
  adaptability: 'Adaptability',
};

/** The five texts of the profile, with each state the specification names (part 2, section 2.11). */
export function StrengthsProfile({ assessment }: { readonly assessment: AssessmentReply }) {
  const { answers, enhancedAssessmentData, strengthsProfile, basicStrengths } = assessment;
  if (answers === null && enhancedAssessmentData === null) {
    return (
      <EmptyState
        icon={<ClipboardCheck />}
        title="No assessment yet"
        actions={<LinkButton to={ASSESSMENT_PATH}>Take Assessment</LinkButton>}
      >
        It shows your strengths, and your job matches use it.
      </EmptyState>
    );
  }
  if (strengthsProfile === null) {
    return <Notice>Your assessment data needs processing. Please check back later.</Notice>;
  }
  return (
    <>
      <dl className="grid gap-5">
        {BASIC_STRENGTHS.map((strength) => (
          <div key={strength}>
            <dt className="font-semibold text-heading">{NAMES[strength]}</dt>
            <dd className={basicStrengths?.[strength] === undefined ? 'text-muted' : undefined}>
              {basicStrengths?.[strength] ?? 'Not processed yet'}
            </dd>
          </div>
        ))}
      </dl>
      {enhancedAssessmentData === null ? null : (
        <p className="mt-6 border-t border-line pt-4">
          <TextLink to="/enhanced-assessment-results">See the results of your enhanced assessment</TextLink>
        </p>
      )}
    </>
  );
}

/** The results could not be loaded. */
export function StrengthsFailed() {
  return (
    <Notice tone="danger" announce title="There was an error loading your assessment data.">
      Reload the page, or <TextLink to={ASSESSMENT_PATH}>retake the assessment</TextLink>.
    </Notice>
  );
}
