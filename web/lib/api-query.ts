import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
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

/** A call that replies a list page by page; `after` in its query is the id of the last row of the page before. */
type Paged = Endpoint & { readonly reply: z.ZodType<unknown, readonly { readonly id: number | string }[]> };

/** Such a call as an infinite query; a page of fewer than `size` rows is the last. */
export function apiPages<E extends Paged>(endpoint: E, input: QueryInput<E>, size: number) {
  const { query } = input as { readonly query?: object };
  return infiniteQueryOptions({
    queryKey: apiQuery(endpoint, input).queryKey as readonly unknown[],
    queryFn: ({ pageParam, signal }): Promise<ReplyOf<E>> => {
      const page: object = { ...input, query: { ...query, after: pageParam }, signal };
      return callApi(endpoint, page as CallInput<E>);
    },
    initialPageParam: undefined as number | string | undefined,
    getNextPageParam: (page) => (page.length < size ? undefined : page.at(-1)?.id),
  });
}
