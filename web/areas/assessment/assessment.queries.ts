import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EnhancedAnswers } from '#career/assessment/enhanced-answers.ts';
import { getAssessment, submitEnhancedAssessment } from '#contract/assessment.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';

/** One's own current results. Fresh for a minute, as the dashboard wants it (specification part 1, section 7). */
export const assessmentQuery = { ...apiQuery(getAssessment, {}), staleTime: 60_000 };

/** Sends the finished assessment. New results change the matches and the person's marks too. */
export function useSubmitAssessment() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (answers: EnhancedAnswers) =>
      callApi(submitEnhancedAssessment, { body: { enhancedAssessmentData: { ...answers } } }),
    onSuccess: async (results) => {
      queryClient.setQueryData(assessmentQuery.queryKey, results);
      toast({
        title: 'Assessment Completed',
        description: 'Your enhanced assessment has been processed successfully.',
      });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/job-matches'),
        }),
      ]);
    },
    onError: () =>
      toast({
        title: 'Submission Error',
        description: 'There was a problem submitting your assessment. Please try again.',
        tone: 'danger',
      }),
  });
}
