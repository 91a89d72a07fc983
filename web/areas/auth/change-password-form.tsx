import { changePassword, resetPasswordForm } from '#contract/auth.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { useChangePassword } from './auth.queries.ts';

/** The call's fields, with the new password twice as in the form behind a reset link. */
const changeForm = resetPasswordForm.and(bodyOf(changePassword).pick({ currentPassword: true }));
const DIFFERENT = {
  title: "Passwords Don't Match",
  description: 'The new password and its confirmation must be the same.',
  tone: 'danger',
} as const;
const TOO_SHORT = {
  title: 'Password Too Short',
  description: 'Your new password must be at least 8 characters long.',
  tone: 'danger',
} as const;
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes one's own password. Every other session of the account ends. */
export function ChangePasswordForm() {
  const change = useChangePassword();
  const form = useSchemaForm(changeForm, EMPTY);
  const toast = useToast();
  const sayWhatIsWrong = () => {
    const { newPassword, confirmPassword } = form.getValues();
    if (newPassword !== confirmPassword) toast(DIFFERENT);
    else if (newPassword.length < LIMITS.passwordMin) toast(TOO_SHORT);
  };
  return (
    <Form
      form={form}
      label="Change password"
      onSubmit={async ({ currentPassword, newPassword }) => {
        await change.mutateAsync({ currentPassword, newPassword });
        form.reset(EMPTY);
      }}
      onInvalid={sayWhatIsWrong}
    >
      {change.isSuccess ? (
        <Notice tone="success" announce title="Your password has been changed.">
          You’re signed out everywhere else.
        </Notice>
      ) : null}
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters.`}
      />
      <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        Change password
      </Button>
    </Form>
  );
}
