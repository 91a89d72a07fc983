import { resetPasswordForm } from '#contract/auth.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useResetPassword } from './auth.queries.ts';

/** A new password, typed twice. */
export function ResetPasswordForm({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => void;
}) {
  const reset = useResetPassword();
  const form = useSchemaForm(resetPasswordForm, { newPassword: '', confirmPassword: '' });
  return (
    <Form
      form={form}
      label="New password"
      onSubmit={async ({ newPassword }) => {
        await reset.mutateAsync({ token, newPassword });
        onDone();
      }}
    >
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters.`}
      />
      <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
      <Button type="submit" size="large" pending={reset.isPending}>
        Set new password
      </Button>
    </Form>
  );
}
