import { useInfiniteQuery } from '@tanstack/react-query';
import { answerMessage, closeMessage, listInbox } from '#contract/inbox.ts';
import { LIMITS } from '#contract/limits.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiPages } from '#web/lib/api-query.ts';

/** Open messages, Premium first, page after page. */
export function useInbox() {
  return useInfiniteQuery(apiPages(listInbox, {}, LIMITS.adminPage));
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
