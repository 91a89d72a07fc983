import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type CommunityCategory,
  chooseName,
  createReply,
  createThread,
  deleteReply,
  deleteThread,
  getMember,
  getThread,
  listReplies,
  listThreads,
  reportReply,
  reportThread,
  updateReply,
  updateThread,
} from '#contract/community.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi, pathOf } from '#web/lib/api-client.ts';
import { apiPages, apiQuery } from '#web/lib/api-query.ts';

/** How often an open thread looks for what others wrote meanwhile, in milliseconds. */
const NEW_REPLIES_MS = 30_000;

/** A post by the table it is in. */
export interface PostRef {
  readonly kind: 'thread' | 'reply';
  readonly id: number;
}

/** One's own name in the community. */
export const memberQuery = apiQuery(getMember, {});

export const threadQuery = (id: number) => apiQuery(getThread, { params: { id } });

/** Threads, the one last written in first, page after page. */
export function useThreads(filter: { category?: CommunityCategory; search?: string }) {
  return useInfiniteQuery({
    queryKey: [listThreads.path, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(listThreads, { query: { ...filter, ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** The replies of a thread, oldest first, page after page. */
export function useReplies(threadId: number) {
  return useInfiniteQuery({
    ...apiPages(listReplies, { params: { id: threadId } }, LIMITS.replyPage),
    refetchInterval: NEW_REPLIES_MS,
  });
}

/** Chooses or changes the name one writes under. */
export function useChooseName() {
  return useEndpointMutation((body: InputOf<typeof chooseName, 'body'>) => change(chooseName, { body }));
}

/** Starts a thread, or changes the one with this id. */
export function useSaveThread(id: number | null) {
  return useEndpointMutation(
    (body: InputOf<typeof createThread, 'body'>) =>
      id === null ? change(createThread, { body }) : change(updateThread, { params: { id }, body }),
    { done: { title: id === null ? 'Thread posted' : 'Thread updated' } },
  );
}

/** Replies in a thread, or changes the reply with this id. */
export function useSaveReply(threadId: number, id: number | null) {
  return useEndpointMutation(
    (body: InputOf<typeof createReply, 'body'>) =>
      id === null
        ? change(createReply, { params: { id: threadId }, body })
        : change(updateReply, { params: { id }, body }),
    { done: { title: id === null ? 'Reply posted' : 'Reply updated' } },
  );
}

/** Deletes one's own post. */
export function useDeletePost({ kind, id }: PostRef) {
  return useEndpointMutation(
    () => change(kind === 'thread' ? deleteThread : deleteReply, { params: { id } }),
    {
      onSuccess: (_done, _input, queryClient) => {
        if (kind === 'reply') return;
        queryClient.removeQueries({ queryKey: threadQuery(id).queryKey });
        queryClient.removeQueries({ queryKey: [pathOf(listReplies.path, { id })] });
      },
      done: { title: kind === 'thread' ? 'Thread deleted' : 'Reply deleted' },
      failed: 'Not deleted',
    },
  );
}

/** Sends a report about a post to the administrators. */
export function useReportPost({ kind, id }: PostRef) {
  return useEndpointMutation(
    (body: InputOf<typeof reportThread, 'body'>) =>
      change(kind === 'thread' ? reportThread : reportReply, { params: { id }, body }),
    { done: { title: 'Report sent', description: 'Thanks. An administrator will look at it.' } },
  );
}
