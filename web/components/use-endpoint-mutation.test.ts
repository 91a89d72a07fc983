import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Address, endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/fields.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { ToastContent } from '#web/lib/toast-state.ts';
import { endpointMutation } from './use-endpoint-mutation.ts';

const endpointThat = (changes: readonly Address[], answers?: Address) =>
  endpoint({
    method: 'PATCH',
    path: '/api/resumes/:id',
    changes,
    ...(answers === undefined ? {} : { answers }),
    access: 'user',
    summary: 'A change',
    reply: done,
  });

/** A client that has read these addresses, the toasts shown, and a way to make changes. */
function browser(...read: string[]) {
  const queryClient = new QueryClient();
  for (const address of read) queryClient.setQueryData([address], 'as read');
  const toasts: ToastContent[] = [];
  const old = () => read.filter((address) => queryClient.getQueryState([address])?.isInvalidated);
  type Settings = Parameters<typeof endpointMutation<Parameters<typeof made>[0], string>>[3];
  const made = (call: {
    readonly endpoint: ReturnType<typeof endpointThat>;
    readonly params: unknown;
    readonly send: () => Promise<unknown>;
  }) => call;
  const change = (
    changed: ReturnType<typeof endpointThat>,
    send: (input: string) => Promise<unknown>,
    settings: Settings = {},
  ) =>
    new MutationObserver(
      queryClient,
      endpointMutation(
        queryClient,
        (toast) => toasts.push(toast),
        (input: string) => made({ endpoint: changed, params: { id: 7 }, send: () => send(input) }),
        settings,
      ),
    );
  return { queryClient, toasts, old, change };
}

const refused = () => Promise.reject(new ApiError('conflict', 'It changed elsewhere.', 409));

describe('a change of the server', () => {
  it('makes old what its endpoint names, and nothing else', async () => {
    const { old, change } = browser('/api/resumes', '/api/resumes/7/claims', '/api/resumes/8/claims');
    await change(endpointThat(['/api/resumes/:id/**']), async () => null).mutate('');
    expect(old()).toEqual(['/api/resumes/7/claims']);
  });

  it('puts its reply where its endpoint says that address answers it, and does not ask there again', async () => {
    const { queryClient, old, change } = browser('/api/resumes/7', '/api/resumes/7/claims');
    const changed = endpointThat(['/api/resumes/**'], '/api/resumes/:id');
    await change(changed, async () => ({ title: 'new' })).mutate('');
    expect(queryClient.getQueryData(['/api/resumes/7'])).toEqual({ title: 'new' });
    expect(old()).toEqual(['/api/resumes/7/claims']);
  });

  it('says how it went in the words given', async () => {
    const { toasts, change } = browser();
    const settings = { done: { title: 'Saved' }, failed: 'Not saved' };
    await change(endpointThat([]), async () => null, settings).mutate('');
    await expect(change(endpointThat([]), refused, settings).mutate('')).rejects.toThrow();
    expect(toasts).toEqual([
      { title: 'Saved' },
      { title: 'Not saved', description: 'It changed elsewhere.', tone: 'danger' },
    ]);
  });

  it('leaves it to the dialog to say that the session has ended', async () => {
    const { toasts, change } = browser();
    const signedOut = () => Promise.reject(new ApiError('sign-in-required', 'Unauthorized', 401));
    await expect(change(endpointThat([]), signedOut, { failed: 'Not saved' }).mutate('')).rejects.toThrow();
    expect(toasts).toEqual([]);
    const wrong = () => Promise.reject(new ApiError('wrong-credentials', 'That isn’t correct.', 401));
    await expect(change(endpointThat([]), wrong, { failed: 'Not saved' }).mutate('')).rejects.toThrow();
    expect(toasts).toHaveLength(1);
  });

  it('leaves everything as it was when it is refused, unless the refusal tells that it is old', async () => {
    const { old, change } = browser('/api/resumes');
    const changed = endpointThat(['/api/resumes']);
    await expect(change(changed, refused).mutate('')).rejects.toThrow();
    expect(old()).toEqual([]);
    await expect(change(changed, refused, { alsoRefused: true }).mutate('')).rejects.toThrow();
    expect(old()).toEqual(['/api/resumes']);
  });

  it('shows at once what was pressed, and takes it back where the save fails', async () => {
    const { queryClient, change } = browser('/api/resumes/7');
    const seen: unknown[] = [];
    const saving = change(
      endpointThat([]),
      () => {
        seen.push(queryClient.getQueryData(['/api/resumes/7']));
        return refused();
      },
      {
        atOnce: {
          queryKey: ['/api/resumes/7'],
          show: (client, input) => client.setQueryData(['/api/resumes/7'], input),
        },
      },
    );
    await expect(saving.mutate('pressed')).rejects.toThrow();
    expect(seen).toEqual(['pressed']);
    expect(queryClient.getQueryData(['/api/resumes/7'])).toBe('as read');
  });

  it('lets only the answer of the last press count, whichever came first', async () => {
    const { queryClient, change } = browser('/api/resumes/7');
    const shown: unknown[] = [];
    queryClient.getQueryCache().subscribe(({ query }) => shown.push(query.state.data));
    const saving = () =>
      change(endpointThat([], '/api/resumes/:id'), async (input) => `answer to ${input}`, {
        atOnce: {
          queryKey: ['/api/resumes/7'],
          show: (client, input) => client.setQueryData(['/api/resumes/7'], input),
        },
      });
    await Promise.all([saving().mutate('first'), saving().mutate('second')]);
    expect(shown).not.toContain('answer to first');
    expect(queryClient.getQueryData(['/api/resumes/7'])).toBe('answer to second');
  });
});
