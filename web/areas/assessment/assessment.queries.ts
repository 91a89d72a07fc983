import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AssessmentReply,
  getAssessment,
  getKeptAnswers,
  getStrengthsAnalysis,
  keepAnswers,
  listAssessmentHistory,
  submitBasicAssessment,
  submitEnhancedAssessment,
} from '#contract/assessment.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import type { Answers } from './question-section.ts';

/** One's own current results. Fresh for a minute, as the dashboard wants it (specification part 1, section 7). */
export const assessmentQuery = { ...apiQuery(getAssessment, {}), staleTime: 60_000 };

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
  return useSubmission(
    (answers) => callApi(submitEnhancedAssessment, { body: { enhancedAssessmentData: { ...answers } } }),
    'Your enhanced assessment has been processed successfully.',
  );
}

/** Sends the finished basic assessment. */
export function useSubmitBasicAssessment() {
  return useSubmission(
    (answers) => callApi(submitBasicAssessment, { body: { answers: { ...answers } } }),
    'Your assessment has been processed successfully.',
  );
}

/** New results change the person's marks, the history and the matches too. */
function useSubmission(send: (answers: Answers) => Promise<AssessmentReply>, done: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: send,
    onSuccess: async (results) => {
      queryClient.setQueryData(assessmentQuery.queryKey, results);
      toast({ title: 'Assessment Completed', description: done });
      const stale = [currentUserQuery.queryKey[0], '/api/job-matches', '/api/enhanced-assessment'];
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => stale.some((path) => String(queryKey[0]).startsWith(String(path))),
      });
    },
    onError: () =>
      toast({
        title: 'Submission Error',
        description: 'There was a problem submitting your assessment. Please try again.',
        tone: 'danger',
      }),
  });
}
