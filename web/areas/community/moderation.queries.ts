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
import { apiPages } from '#web/lib/api-query.ts';
import type { PostRef } from './community.queries.ts';

/** Open reports, oldest first, page after page. */
export function usePostReports() {
  return useInfiniteQuery(apiPages(listPostReports, {}, LIMITS.adminPage));
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
