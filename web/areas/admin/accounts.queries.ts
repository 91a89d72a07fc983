import { endSessionsOf, resetTwoFactor, setRole, setSuspension } from '#contract/admin-accounts.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';

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
  const params = { id };
  return useEndpointMutation(
    (body: InputOf<typeof endSessionsOf, 'body'>) => {
      switch (task) {
        case 'make-admin':
        case 'take-role':
          return change(setRole, { params, body: { ...body, isAdmin: task === 'make-admin' } });
        case 'suspend':
        case 'reopen':
          return change(setSuspension, { params, body: { ...body, isSuspended: task === 'suspend' } });
        case 'end-sessions':
          return change(endSessionsOf, { params, body });
        case 'reset-two-factor':
          return change(resetTwoFactor, { params, body });
      }
    },
    { done: { title: DONE[task] } },
  );
}
