import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { type CallInput, callApi, pathOf } from './api-client.ts';

type QueryInput<E> = Omit<CallInput<E>, 'signal' | 'body'>;

/**
 * A reading call as a query. The first element of its key is the address, so that invalidating
 * ['/api/job-matches'] refreshes the list and ['/api/job-matches/7'] one match.
 */
export function apiQuery<E extends Endpoint>(endpoint: E, input: QueryInput<E>) {
  const { params, query } = input as { readonly params?: unknown; readonly query?: unknown };
  return queryOptions({
    queryKey: query === undefined ? [pathOf(endpoint.path, params)] : [pathOf(endpoint.path, params), query],
    queryFn: ({ signal }): Promise<ReplyOf<E>> => callApi(endpoint, { ...input, signal } as CallInput<E>),
  });
}
