import { profileChanges } from '#contract/profile.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { ApiError } from '#web/lib/api-error.ts';

interface NewEmailDialogProps {
  /** The address to change to; null keeps the window closed. */
  readonly email: string | null;
  readonly onClose: () => void;
  readonly onConfirm: (currentPassword: string) => Promise<unknown>;
  /** Something other than the password was wrong: the form behind shows it. */
  readonly onRefused: (error: unknown) => void;
}

/** Asks for the password before the account gets another address. A form of its own: no draft ever holds a password. */
export function NewEmailDialog({ email, onClose, ...rest }: NewEmailDialogProps) {
  return (
    <Dialog
      open={email !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Change your email?"
      description={
        <>
          Enter your password to confirm it’s you. We’ll send a link to{' '}
          <strong className="wrap-anywhere text-ink">{email}</strong>. When you open it, emails about your
          account, including password reset links, go there, and we let your current address know.
        </>
      }
    >
      <PasswordForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

const passwordForm = profileChanges.pick({ currentPassword: true }).required();

function PasswordForm({ onClose, onConfirm, onRefused }: Omit<NewEmailDialogProps, 'email'>) {
  const form = useSchemaForm(passwordForm, { currentPassword: '' });
  const confirm = async ({ currentPassword }: { currentPassword: string }) => {
    try {
      await onConfirm(currentPassword);
    } catch (error) {
      if (error instanceof ApiError && 'currentPassword' in error.fields) throw error;
      onRefused(error);
    }
  };
  return (
    <Form form={form} label="Change email" onSubmit={confirm}>
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <FormActions pending={form.formState.isSubmitting} onCancel={onClose}>
        Save with new email
      </FormActions>
    </Form>
  );
}
