import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
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
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi, pathOf } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';

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
    queryKey: [pathOf(listReplies.path, { id: threadId })],
    queryFn: ({ pageParam, signal }) =>
      callApi(listReplies, {
        params: { id: threadId },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < LIMITS.replyPage ? null : (page.at(-1)?.id ?? null)),
    refetchInterval: NEW_REPLIES_MS,
  });
}

/** Everything of the community is read anew: a post changes lists, counts and what one may do. */
export function refreshCommunity(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).includes('/community/'),
  });
}

/** Chooses or changes the name one writes under. */
export function useChooseName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof chooseName, 'body'>) => callApi(chooseName, { body }),
    onSuccess: async (member) => {
      queryClient.setQueryData(memberQuery.queryKey, member);
      await refreshCommunity(queryClient);
    },
  });
}

/** Starts a thread, or changes the one with this id. */
export function useSaveThread(id: number | null) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof createThread, 'body'>) =>
      id === null ? callApi(createThread, { body }) : callApi(updateThread, { params: { id }, body }),
    onSuccess: async (thread) => {
      toast({ title: id === null ? 'Thread posted' : 'Thread updated' });
      queryClient.setQueryData(threadQuery(thread.id).queryKey, thread);
      await refreshCommunity(queryClient);
    },
  });
}

/** Replies in a thread, or changes the reply with this id. */
export function useSaveReply(threadId: number, id: number | null) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof createReply, 'body'>) =>
      id === null
        ? callApi(createReply, { params: { id: threadId }, body })
        : callApi(updateReply, { params: { id }, body }),
    onSuccess: async () => {
      toast({ title: id === null ? 'Reply posted' : 'Reply updated' });
      await refreshCommunity(queryClient);
    },
  });
}

/** Deletes one's own post. */
export function useDeletePost({ kind, id }: PostRef) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(kind === 'thread' ? deleteThread : deleteReply, { params: { id } }),
    onSuccess: async () => {
      toast({ title: kind === 'thread' ? 'Thread deleted' : 'Reply deleted' });
      if (kind === 'thread') {
        queryClient.removeQueries({ queryKey: threadQuery(id).queryKey });
        queryClient.removeQueries({ queryKey: [pathOf(listReplies.path, { id })] });
      }
      await refreshCommunity(queryClient);
    },
    onError: (error) =>
      toast({ title: 'Not deleted', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** Sends a report about a post to the administrators. */
export function useReportPost({ kind, id }: PostRef) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof reportThread, 'body'>) =>
      callApi(kind === 'thread' ? reportThread : reportReply, { params: { id }, body }),
    onSuccess: () =>
      toast({ title: 'Report sent', description: 'Thanks. An administrator will look at it.' }),
  });
}
