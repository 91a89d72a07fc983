import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  decideRecordLines,
  deleteRecordLine,
  getRecordLines,
  type LineDecisionInput,
  type RecordReply,
} from '#contract/record.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { withDecisions } from './review-state.ts';

export const recordQuery = apiQuery(getRecordLines, {});

/** Saves of one person follow one another, so that the answer of an earlier one never hides a later decision. */
const IN_ORDER = { id: 'record-lines' };

/** Decides on lines. What was pressed shows at once; it is taken back where the save fails. */
export function useDecideLines() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationKey: [IN_ORDER.id],
    scope: IN_ORDER,
    mutationFn: (lines: LineDecisionInput[]) => callApi(decideRecordLines, { body: { lines } }),
    onMutate: async (lines) => {
      await queryClient.cancelQueries({ queryKey: recordQuery.queryKey });
      const before = queryClient.getQueryData(recordQuery.queryKey);
      queryClient.setQueryData(recordQuery.queryKey, (record) => record && withDecisions(record, lines));
      return before;
    },
    onSuccess: (record) => settle(queryClient, record),
    onError: (error, _lines, before) => {
      queryClient.setQueryData(recordQuery.queryKey, before);
      toast({ title: 'Not saved', description: messageOf(error, 'Please try again.'), tone: 'danger' });
      return queryClient.invalidateQueries({ queryKey: recordQuery.queryKey });
    },
  });
}

/** Forgets what was decided of words that have changed since. */
export function useForgetLine() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) => callApi(deleteRecordLine, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recordQuery.queryKey }),
    onError: (error) =>
      toast({ title: 'Not deleted', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** The answer of the last save under way is how things stand; resumes say of their lines what was decided. */
function settle(queryClient: QueryClient, record: RecordReply) {
  if (queryClient.isMutating({ mutationKey: [IN_ORDER.id] }) > 1) return undefined;
  queryClient.setQueryData(recordQuery.queryKey, record);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /\/(?:origins|from-record)$/.test(String(queryKey[0])),
  });
}
