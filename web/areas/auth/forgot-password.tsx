import { MailCheck } from 'lucide-react';
import { z } from 'zod';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { useRequestPasswordReset } from './auth.queries.ts';

const INVALID = 'Please enter a valid email address.';

/** The specification asks for an @ and no more here (part 1, section 5); the server reads the address in full. */
const forgotForm = z.object({ email: z.string().trim().regex(/@/, INVALID) });

/** Asks for a reset link. After that it says where to look, whether or not the address has an account. */
export function ForgotPassword({ onBack }: { readonly onBack: () => void }) {
  const toast = useToast();
  const request = useRequestPasswordReset();
  const form = useSchemaForm(forgotForm, { email: '' });
  const back = () => {
    request.reset();
    form.reset();
    onBack();
  };
  if (request.isSuccess) {
    return (
      <div role="status">
        <EmptyState
          icon={<MailCheck />}
          title="Check Your Email"
          actions={<Button onClick={back}>Back to Sign In</Button>}
        >
          <p>
            If <strong className="wrap-anywhere">{request.variables}</strong> belongs to an account, a link to
            set a new password is on its way. It works once and expires after an hour. Check your spam folder,
            too.
          </p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Form
        form={form}
        label="Reset your password"
        onSubmit={({ email }) => request.mutateAsync(email)}
        onInvalid={() => toast({ title: 'Invalid Email', description: INVALID, tone: 'danger' })}
      >
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          hint="The email address on your account"
        />
        <Button type="submit" size="large" pending={request.isPending}>
          Send reset link
        </Button>
      </Form>
      <p className="mt-6">
        <button
          type="button"
          onClick={back}
          className="min-h-6 font-medium text-link underline underline-offset-4"
        >
          Back to Sign In
        </button>
      </p>
    </>
  );
}
