import {
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { type CallInput, callApi, pathOf } from '#web/lib/api-client.ts';
import { isSignedOut, messageOf } from '#web/lib/api-error.ts';
import { isNamedBy } from '#web/lib/stale.ts';
import type { ToastContent } from '#web/lib/toast-state.ts';
import { useToast } from './toast-provider.tsx';

/** A call that changes something, not made yet. */
interface Change<Reply> {
  readonly endpoint: Endpoint;
  readonly params: unknown;
  readonly send: () => Promise<Reply>;
}

/** A call for `useEndpointMutation` to make: the endpoint and what it takes. */
export function change<E extends Endpoint>(endpoint: E, input: CallInput<E>): Change<ReplyOf<E>> {
  const { params } = input as { readonly params?: unknown };
  return { endpoint, params, send: () => callApi(endpoint, input) };
}

type ReplyTo<C extends Change<unknown>> = Awaited<ReturnType<C['send']>>;

interface Telling<Reply, Input> {
  /** The toast after a success; null or left out: none, as where the page itself shows it. */
  readonly done?: ToastContent | ((reply: Reply, input: Input) => ToastContent | null);
  /**
   * The toast after a failure: its title, or all of it; null or left out: none, as where the form shows it. With a title,
   * the message is what the server said, else `tryAgain`.
   */
  readonly failed?: string | ((error: Error, input: Input) => ToastContent | null);
  readonly tryAgain?: string;
  /** What else follows a success, before what is old is asked for anew. */
  readonly onSuccess?: (reply: Reply, input: Input, queryClient: QueryClient) => void;
  /** False: what is old stays on the screen, and is asked for anew when it is opened again. */
  readonly refetch?: false;
  /** A refusal, too, tells that what is on the screen is old. */
  readonly alsoRefused?: true;
  /** Changes of the same name follow one another. */
  readonly scope?: string;
  /**
   * Shows what was pressed at once, in the query of this key, and takes it back where the save fails. Saves then follow one
   * another, and only the answer of the last counts, so that an earlier one never hides a later press.
   */
  readonly atOnce?: {
    readonly queryKey: QueryKey;
    readonly show: (queryClient: QueryClient, input: Input) => void;
  };
}

/**
 * The one way to change something on the server. Puts the reply in the place of what its endpoint `answers`, asks anew for
 * what it `changes` (contract/endpoint.ts), and says how it went. Pending until what is on the screen is current.
 */
export function useEndpointMutation<C extends Change<unknown>, Input = void>(
  changeOf: (input: Input) => C,
  telling: Telling<ReplyTo<C>, Input> = {},
) {
  return useMutation(endpointMutation(useQueryClient(), useToast(), changeOf, telling));
}

/** What `useEndpointMutation` gives the library. */
export function endpointMutation<C extends Change<unknown>, Input = void>(
  queryClient: QueryClient,
  toast: (content: ToastContent) => void,
  changeOf: (input: Input) => C,
  {
    done,
    failed,
    tryAgain = 'Please try again.',
    onSuccess,
    refetch,
    alsoRefused,
    atOnce,
    ...telling
  }: Telling<ReplyTo<C>, Input>,
): UseMutationOptions<ReplyTo<C>, Error, Input, unknown> {
  const scope = telling.scope ?? (atOnce && String(atOnce.queryKey[0]));
  const renew = ({ endpoint, params }: Change<unknown>, answered?: string) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [read] }) =>
        read !== answered && isNamedBy(endpoint.changes ?? [], params, String(read)),
      ...(refetch === false ? { refetchType: 'none' as const } : {}),
    });
  return {
    ...(scope === undefined ? {} : { scope: { id: scope }, mutationKey: [scope] }),
    mutationFn: (input) => changeOf(input).send() as Promise<ReplyTo<C>>,
    onMutate: async (input) => {
      if (atOnce === undefined) return undefined;
      await queryClient.cancelQueries({ queryKey: atOnce.queryKey });
      const before = queryClient.getQueryData(atOnce.queryKey);
      atOnce.show(queryClient, input);
      return before;
    },
    onSuccess: async (reply, input) => {
      if (atOnce && queryClient.isMutating({ mutationKey: [scope] }) > 1) return;
      const made = changeOf(input);
      const { answers } = made.endpoint;
      const answered = answers && pathOf(answers, { ...(reply as object), ...(made.params as object) });
      if (answered !== undefined) queryClient.setQueryData([answered], reply);
      onSuccess?.(reply, input, queryClient);
      const said = typeof done === 'function' ? done(reply, input) : done;
      if (said) toast(said);
      await renew(made, answered);
    },
    onError: async (error, input, before) => {
      if (atOnce) queryClient.setQueryData(atOnce.queryKey, before);
      // Whoever has to sign in again is asked to over the page: "Unauthorized" beside that tells nobody anything.
      const said = isSignedOut(error)
        ? null
        : typeof failed === 'string'
          ? { title: failed, description: messageOf(error, tryAgain), tone: 'danger' as const }
          : failed?.(error, input);
      if (said) toast(said);
      if (atOnce) await queryClient.invalidateQueries({ queryKey: atOnce.queryKey });
      if (alsoRefused) await renew(changeOf(input));
    },
  };
}
