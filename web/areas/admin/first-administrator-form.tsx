import { firstAdministratorForm } from '#contract/admin.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useClaimFirstAdministrator } from './admin.queries.ts';

const EMPTY = { username: '', email: '', newPassword: '', confirmPassword: '' };

/** Who the first administrator is. */
export function FirstAdministratorForm({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => void;
}) {
  const claim = useClaimFirstAdministrator();
  const form = useSchemaForm(firstAdministratorForm, EMPTY);
  return (
    <Form
      form={form}
      label="First administrator"
      onSubmit={async ({ username, email, newPassword }) => {
        await claim.mutateAsync({ token, username, email, password: newPassword });
        onDone();
      }}
    >
      <TextField
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField
        name="newPassword"
        label="Password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.passwordMin} characters.`}
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <Button type="submit" size="large" pending={claim.isPending}>
        Create administrator
      </Button>
    </Form>
  );
}
