import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { loginBody } from '#contract/auth.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { leavePerson } from '#web/lib/forget-person.ts';
import { SESSION_ENDED } from '#web/lib/query-client.ts';
import { useLogin } from './auth.queries.ts';

/** How long the dialog waits before the page is left, in milliseconds. */
const UNANSWERED_MS = 5 * 60_000;

/**
 * A session that ends while a page is open does not throw the person out: they sign in again over the page, and what
 * they had typed is still there. Somebody else signing in gets a fresh start instead.
 */
export function SessionEndedDialog() {
  const queryClient = useQueryClient();
  const [username, setUsername] = useState<string | null>(null);

  useEffect(() => {
    const ask = () => setUsername(queryClient.getQueryData(currentUserQuery.queryKey)?.username ?? null);
    window.addEventListener(SESSION_ENDED, ask);
    return () => window.removeEventListener(SESSION_ENDED, ask);
  }, [queryClient]);

  // A session may end while nobody asks anything: from another device, or of age. The page must not go on showing it.
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || !queryClient.getQueryData(currentUserQuery.queryKey))
        return;
      // Not older than five minutes, nothing is asked; and where nobody answers, nothing is known.
      const user = await queryClient.fetchQuery(currentUserQuery).catch(() => undefined);
      if (user === null) leavePerson(queryClient);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [queryClient]);

  const leave = useCallback(() => {
    setUsername(null);
    leavePerson(queryClient);
  }, [queryClient]);
  // Nobody is there: the page must not stand open behind the dialog for whoever comes by.
  useEffect(() => {
    if (username === null) return;
    const timer = setTimeout(leave, UNANSWERED_MS);
    return () => clearTimeout(timer);
  }, [username, leave]);
  return (
    <Dialog
      open={username !== null}
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      title="Please sign in again"
      description="Your session has ended. Sign in to pick up where you left off. We kept what you typed on this page."
    >
      {username === null ? null : (
        <SignInAgain username={username} onDone={() => setUsername(null)} onLeave={leave} />
      )}
    </Dialog>
  );
}

function SignInAgain({
  username,
  onDone,
  onLeave,
}: {
  readonly username: string;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}) {
  const signIn = useLogin();
  const form = useSchemaForm(loginBody, { username, password: '' });
  const { setFocus } = form;
  // The name is filled in; what is missing is the password.
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <Form
      form={form}
      label="Sign in again"
      onSubmit={async (body) => {
        const user = await signIn.mutateAsync(body);
        if (user.username === username) onDone();
        else window.location.assign('/dashboard');
      }}
    >
      <TextField name="username" label="Username or email" autoComplete="username" autoCapitalize="none" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <FormActions pending={signIn.isPending} onCancel={onLeave} cancelLabel="Leave this page">
        Sign In
      </FormActions>
    </Form>
  );
}
