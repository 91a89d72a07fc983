import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSessionsOf, resetTwoFactor, setRole, setSuspension } from '#contract/admin-accounts.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';

/** What an administrator can do to somebody else's account. */
export type AccountTask =
  | 'make-admin'
  | 'take-role'
  | 'suspend'
  | 'reopen'
  | 'end-sessions'
  | 'reset-two-factor';

const DONE: Readonly<Record<AccountTask, string>> = {
  'make-admin': 'They’re an administrator now',
  'take-role': 'They’re no longer an administrator',
  suspend: 'Account suspended',
  reopen: 'Account open again',
  'end-sessions': 'Signed out everywhere',
  'reset-two-factor': 'Two-factor sign-in turned off',
};

/** Does one of them. */
export function useAccountTask(id: number, task: AccountTask) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { id };
  return useMutation({
    mutationFn: (body: InputOf<typeof endSessionsOf, 'body'>) => {
      switch (task) {
        case 'make-admin':
        case 'take-role':
          return callApi(setRole, { params, body: { ...body, isAdmin: task === 'make-admin' } });
        case 'suspend':
        case 'reopen':
          return callApi(setSuspension, { params, body: { ...body, isSuspended: task === 'suspend' } });
        case 'end-sessions':
          return callApi(endSessionsOf, { params, body });
        case 'reset-two-factor':
          return callApi(resetTwoFactor, { params, body });
      }
    },
    onSuccess: async () => {
      toast({ title: DONE[task] });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/'),
      });
    },
  });
}
