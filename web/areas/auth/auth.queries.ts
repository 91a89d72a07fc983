import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  checkResetLink,
  login,
  logout,
  register,
  requestPasswordReset,
  resetPassword,
} from '#contract/auth.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { UserReply } from '#contract/user.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi, forgetCsrfToken, renewCsrfToken } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { endingSession, forgetPerson } from '#web/lib/forget-person.ts';

/** Signs in. The new session has a token and data of its own, so what was cached for the one before is dropped. */
export function useLogin() {
  return useEndpointMutation((body: InputOf<typeof login, 'body'>) => change(login, { body }), {
    onSuccess: beginSession,
    done: { title: 'Welcome back!', description: 'You have successfully logged in.' },
    failed: (error) =>
      isTwoFactorRequired(error)
        ? null
        : { title: 'Login failed', description: messageOf(error, 'Please try again.'), tone: 'danger' },
  });
}

/** Whether the password was right and a code is asked for: no failure, the next step. */
export const isTwoFactorRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'two-factor-required';

/** Creates an account, which also signs in. */
export function useRegister() {
  return useEndpointMutation((body: InputOf<typeof register, 'body'>) => change(register, { body }), {
    onSuccess: beginSession,
    done: ({ firstName, username }) => ({
      title: 'Account created',
      description: `Welcome to Mission Ready, ${firstName ?? username}.`,
    }),
    failed: 'Registration failed',
  });
}

/** Signs out. Where the server can't be reached, the page forgets the person all the same. */
export function useLogout() {
  const queryClient = useQueryClient();
  return useEndpointMutation(() => endingSession(change(logout, {})), {
    onSuccess: (_done, _input, client) => forgetPerson(client),
    done: { title: 'Logged out', description: 'You have been logged out successfully.' },
    failed: (error) => {
      const isUnreached = error instanceof ApiError && error.status === 0;
      // Whoever leaves a shared device must leave nothing on it, though nobody can be told that they left.
      if (isUnreached) forgetPerson(queryClient);
      const description = isUnreached
        ? 'We couldn’t reach Mission Ready to end your session, but we cleared this page. When you’re back online, open Mission Ready and sign out again.'
        : messageOf(error, 'Please try again.');
      return { title: 'Logout failed', description, tone: 'danger' };
    },
  });
}

/** Asks for a reset link by mail. The answer is the same whether the address has an account. */
export function useRequestPasswordReset() {
  return useEndpointMutation((email: string) => change(requestPasswordReset, { body: { email } }), {
    done: { title: 'Reset Email Sent', description: 'Check your inbox for password reset instructions.' },
    failed: 'Error',
    tryAgain: 'Failed to send reset email. Please try again.',
  });
}

/** Whether the token of a mailed link can still set a password. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [checkResetLink.path, token],
    queryFn: () => callApi(checkResetLink, { body: { token } }),
    // Asked once: a link that ends while its form is open says so when it is sent, and what was typed stays.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sets a new password with the token of a mailed link. Every session ends, this device's too. */
export function useResetPassword() {
  return useEndpointMutation(
    (body: InputOf<typeof resetPassword, 'body'>) => change(resetPassword, { body }),
    {
      onSuccess: (_done, _body, queryClient) => {
        forgetCsrfToken();
        queryClient.setQueryData(currentUserQuery.queryKey, null);
      },
      done: { title: 'Password Reset Success', description: 'You can now sign in with your new password.' },
      failed: 'Error',
      tryAgain: 'Failed to reset password. Please try again.',
    },
  );
}

/** Changes one's own password; the other sessions of the account end. */
export function useChangePassword() {
  return useEndpointMutation(
    (body: InputOf<typeof changePassword, 'body'>) => change(changePassword, { body }),
    {
      onSuccess: renewCsrfToken,
      done: { title: 'Password Changed', description: 'You’re signed out everywhere else.' },
      failed: 'Error',
      tryAgain: 'Failed to change password',
    },
  );
}

/** Keeps who signed in. What was cached before was somebody else's. */
export function beginSession(user: UserReply, _body: unknown, queryClient: QueryClient): void {
  renewCsrfToken();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}
