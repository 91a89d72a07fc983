import { loginBody } from '#contract/auth.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useLogin } from './auth.queries.ts';

/** Username or email, and password. Where to go afterwards is the page's affair. */
export function LoginForm() {
  const signIn = useLogin();
  const form = useSchemaForm(loginBody, { username: '', password: '' });
  return (
    <Form form={form} label="Sign in" onSubmit={(body) => signIn.mutateAsync(body)}>
      <TextField
        name="username"
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" size="large" pending={signIn.isPending}>
        Sign In
      </Button>
    </Form>
  );
}
