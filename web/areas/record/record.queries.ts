import {
  decideRecordLines,
  deleteRecordLine,
  forgetRecordJob,
  getRecordJobs,
  getRecordLines,
  type LineDecisionInput,
  sayRecordJob,
  wordRecordLines,
} from '#contract/record.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import type { CallInput } from '#web/lib/api-client.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { withDecisions } from './review-state.ts';

export const recordQuery = apiQuery(getRecordLines, {});

/** Decides on lines. What was pressed shows at once; it is taken back where the save fails. */
export function useDecideLines() {
  return useEndpointMutation((lines: LineDecisionInput[]) => change(decideRecordLines, { body: { lines } }), {
    atOnce: {
      queryKey: recordQuery.queryKey,
      show: (queryClient, lines) =>
        queryClient.setQueryData(recordQuery.queryKey, (record) => record && withDecisions(record, lines)),
    },
    failed: 'Not saved',
  });
}

/** Has the site's language model suggest lines. What came of it is shown where it was asked for. */
export function useWordLines() {
  return useEndpointMutation(() => change(wordRecordLines, {}), { failed: 'No lines' });
}

/** Forgets what was decided of words that have changed since. */
export function useForgetLine() {
  return useEndpointMutation((id: number) => change(deleteRecordLine, { params: { id } }), {
    failed: 'Not deleted',
  });
}

export const recordJobsQuery = apiQuery(getRecordJobs, {});

/** Says what a job is. `failed`: the toast where no form shows what was refused. */
export function useSayJob(failed?: string) {
  return useEndpointMutation(
    (job: CallInput<typeof sayRecordJob>['body']) => change(sayRecordJob, { body: job }),
    failed === undefined ? {} : { failed },
  );
}

/** Takes back what was said of a job. */
export function useForgetJob() {
  return useEndpointMutation((id: number) => change(forgetRecordJob, { params: { id } }), {
    failed: 'Not undone',
  });
}
