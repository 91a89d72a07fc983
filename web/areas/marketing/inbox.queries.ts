import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerMessage, closeMessage, listInbox } from '#contract/inbox.ts';
import { LIMITS } from '#contract/limits.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';

/** Open messages, Premium first, page after page. */
export function useInbox() {
  return useInfiniteQuery({
    queryKey: [listInbox.path],
    queryFn: ({ pageParam, signal }) =>
      callApi(listInbox, { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < LIMITS.adminPage ? null : (page.at(-1)?.id ?? null)),
  });
}

/** Answers a message by email. */
export function useAnswerMessage(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { readonly text: string }) => callApi(answerMessage, { params: { id }, body }),
    onSuccess: async () => {
      toast({ title: 'Answer sent', description: 'The message stays here until you close it.' });
      await queryClient.invalidateQueries({ queryKey: [listInbox.path] });
    },
  });
}

/** Takes a message off the inbox. */
export function useCloseMessage(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(closeMessage, { params: { id } }),
    onSuccess: async () => {
      toast({ title: 'Message closed' });
      await queryClient.invalidateQueries({ queryKey: [listInbox.path] });
    },
    onError: (error) =>
      toast({
        title: 'We couldn’t close the message',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}
