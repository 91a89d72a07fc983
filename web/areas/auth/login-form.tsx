import { useState } from 'react';
import type { z } from 'zod';
import { loginBody } from '#contract/auth.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { isTwoFactorRequired, useLogin } from './auth.queries.ts';

/** Username or email, password, and the code of an app where the account asks for one. Where to go afterwards is the page's affair. */
export function LoginForm() {
  const signIn = useLogin();
  const form = useSchemaForm(loginBody, { username: '', password: '' });
  const [asksCode, setAsksCode] = useState(false);
  const submit = async (body: z.output<typeof loginBody>) => {
    try {
      await signIn.mutateAsync(body);
    } catch (error) {
      // The password was right: the form stays as it is and asks for the rest.
      if (!isTwoFactorRequired(error)) throw error;
      setAsksCode(true);
    }
  };
  return (
    <Form form={form} label="Sign in" onSubmit={submit}>
      <TextField
        name="username"
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      {asksCode ? (
        <TextField
          name="code"
          label="Code from your app"
          autoComplete="one-time-code"
          hint="Six digits, or one of your recovery codes."
          autoFocus
        />
      ) : null}
      <Button type="submit" size="large" pending={signIn.isPending}>
        Sign In
      </Button>
    </Form>
  );
}
