import { useInfiniteQuery } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  decideReply,
  decideThread,
  listPostReports,
  REPLY_DECISIONS,
  type ThreadDecision,
} from '#contract/moderation.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi } from '#web/lib/api-client.ts';
import type { PostRef } from './community.queries.ts';

/** Open reports, oldest first, page after page. */
export function usePostReports() {
  return useInfiniteQuery({
    queryKey: [listPostReports.path],
    queryFn: ({ pageParam, signal }) =>
      callApi(listPostReports, { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < LIMITS.adminPage ? null : (page.at(-1)?.id ?? null)),
  });
}

const DONE: Readonly<Record<ThreadDecision, string>> = {
  hide: 'Post hidden',
  show: 'Post shown again',
  lock: 'Thread locked',
  unlock: 'Thread unlocked',
  keep: 'Report closed',
};

/** Carries out what an administrator decides about a post. */
export function useDecide({ kind, id }: PostRef) {
  return useEndpointMutation(
    ({ decision, reason }: InputOf<typeof decideThread, 'body'>) => {
      if (kind === 'thread') return change(decideThread, { params: { id }, body: { decision, reason } });
      const ofReply = REPLY_DECISIONS.find((one) => one === decision);
      if (ofReply === undefined) throw new Error(`A reply cannot be decided on with ${decision}`);
      return change(decideReply, { params: { id }, body: { decision: ofReply, reason } });
    },
    { done: (_done, { decision }) => ({ title: DONE[decision] }) },
  );
}
