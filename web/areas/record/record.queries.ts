import {
  decideRecordLines,
  deleteRecordLine,
  getRecordLines,
  type LineDecisionInput,
  wordRecordLines,
} from '#contract/record.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
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
