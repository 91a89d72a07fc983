import { MINUTE_MS } from '#career/durations.ts';
import {
  getAssessment,
  getKeptAnswers,
  getStrengthsAnalysis,
  keepAnswers,
  listAssessmentHistory,
  submitBasicAssessment,
  submitEnhancedAssessment,
} from '#contract/assessment.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi } from '#web/lib/api-client.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import type { Answers } from './question-section.ts';

/** One's own current results. Fresh for a minute, as the dashboard wants it (specification part 1, section 7). */
export const assessmentQuery = { ...apiQuery(getAssessment, {}), staleTime: MINUTE_MS };

/** The answers of an enhanced assessment under way. Asked anew each time it is opened: another device may have gone on. */
export const keptAnswersQuery = { ...apiQuery(getKeptAnswers, {}), staleTime: 0, gcTime: 0 };

/** The results so far, the current one first. */
export const assessmentHistoryQuery = apiQuery(listAssessmentHistory, {});

/** What each result means at work. The server gives it to premium accounts only. */
export const strengthsAnalysisQuery = apiQuery(getStrengthsAnalysis, {});

/** Keeps answers of an assessment under way in the account. */
export function sendKeptAnswers(answers: Answers): Promise<unknown> {
  return callApi(keepAnswers, { body: { answers: { ...answers } } });
}

/** Sends the finished enhanced assessment. */
export function useSubmitAssessment() {
  return useEndpointMutation(
    (answers: Answers) =>
      change(submitEnhancedAssessment, { body: { enhancedAssessmentData: { ...answers } } }),
    {
      ...SUBMISSION,
      done: {
        title: 'Assessment Completed',
        description: 'Your enhanced assessment has been processed successfully.',
      },
    },
  );
}

/** Sends the finished basic assessment. */
export function useSubmitBasicAssessment() {
  return useEndpointMutation(
    (answers: Answers) => change(submitBasicAssessment, { body: { answers: { ...answers } } }),
    {
      ...SUBMISSION,
      done: {
        title: 'Assessment Completed',
        description: 'Your assessment has been processed successfully.',
      },
    },
  );
}

const SUBMISSION = {
  failed: () => ({
    title: 'Submission Error',
    description: 'There was a problem submitting your assessment. Please try again.',
    tone: 'danger' as const,
  }),
};
