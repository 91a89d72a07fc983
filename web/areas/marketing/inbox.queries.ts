import { useInfiniteQuery } from '@tanstack/react-query';
import { answerMessage, closeMessage, listInbox } from '#contract/inbox.ts';
import { LIMITS } from '#contract/limits.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi } from '#web/lib/api-client.ts';

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
  return useEndpointMutation(
    (body: { readonly text: string }) => change(answerMessage, { params: { id }, body }),
    { done: { title: 'Answer sent', description: 'The message stays here until you close it.' } },
  );
}

/** Takes a message off the inbox. */
export function useCloseMessage(id: number) {
  return useEndpointMutation(() => change(closeMessage, { params: { id } }), {
    done: { title: 'Message closed' },
    failed: 'We couldn’t close the message',
  });
}
