import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  login,
  logout,
  register,
  requestPasswordReset,
  resetPassword,
} from '#contract/auth.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { UserReply } from '#contract/user.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi, forgetCsrfToken } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { currentUserQuery, SIGNED_OUT_ON_PURPOSE } from '#web/lib/current-user.ts';
import { clearAllDrafts } from '#web/lib/drafts.ts';

/** Signs in. The new session has a token and data of its own, so what was cached for the one before is dropped. */
export function useLogin() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof login, 'body'>) => callApi(login, { body }),
    onSuccess: (user) => {
      beginSession(queryClient, user);
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
    },
    onError: (error) => {
      if (isTwoFactorRequired(error)) return;
      toast({ title: 'Login failed', description: messageOf(error, 'Please try again.'), tone: 'danger' });
    },
  });
}

/** Whether the password was right and a code is asked for: no failure, the next step. */
export const isTwoFactorRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'two-factor-required';

/** Creates an account, which also signs in. */
export function useRegister() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof register, 'body'>) => callApi(register, { body }),
    onSuccess: (user) => {
      beginSession(queryClient, user);
      toast({
        title: 'Account created',
        description: `Welcome to Mission Ready, ${user.firstName ?? user.username}.`,
      });
    },
    onError: (error) =>
      toast({
        title: 'Registration failed',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Signs out and forgets everything about the person on this device; the guard then shows the sign-in page. */
export function useLogout() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(logout, {}),
    onSuccess: () => {
      forgetCsrfToken();
      clearAllDrafts();
      queryClient.setQueryData(SIGNED_OUT_ON_PURPOSE, true);
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      queryClient.removeQueries({ predicate: ({ queryKey }) => !KEPT_AFTER_LOGOUT.has(queryKey[0]) });
      toast({ title: 'Logged out', description: 'You have been logged out successfully.' });
    },
    onError: (error) =>
      toast({ title: 'Logout failed', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** Asks for a reset link by mail. The answer is the same whether the address has an account. */
export function useRequestPasswordReset() {
  const toast = useToast();
  return useMutation({
    mutationFn: (email: string) => callApi(requestPasswordReset, { body: { email } }),
    onSuccess: () =>
      toast({ title: 'Reset Email Sent', description: 'Check your inbox for password reset instructions.' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to send reset email. Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Sets a new password with the token of a mailed link. Every session ends, this device's too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof resetPassword, 'body'>) => callApi(resetPassword, { body }),
    onSuccess: () => {
      forgetCsrfToken();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      toast({ title: 'Password Reset Success', description: 'You can now sign in with your new password.' });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to reset password. Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Changes one's own password; the other sessions of the account end. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof changePassword, 'body'>) => callApi(changePassword, { body }),
    onSuccess: async () => {
      forgetCsrfToken();
      toast({ title: 'Password Changed', description: 'You’re signed out everywhere else.' });
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Failed to change password'), tone: 'danger' }),
  });
}

const KEPT_AFTER_LOGOUT = new Set<unknown>([currentUserQuery.queryKey[0], SIGNED_OUT_ON_PURPOSE[0]]);

/** Keeps who signed in. What was cached before was somebody else's. */
export function beginSession(queryClient: QueryClient, user: UserReply): void {
  forgetCsrfToken();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== currentUserQuery.queryKey[0] });
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}
