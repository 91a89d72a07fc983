import { useUser } from '#web/lib/current-user.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

/** Who acts, once more: their password, and a code where their two-factor sign-in is on. */
export function OwnSecrets() {
  const { hasTwoFactor } = useUser();
  return (
    <>
      <PasswordField name="password" label="Your own password" autoComplete="current-password" />
      {hasTwoFactor ? (
        <TextField
          name="code"
          label="Code from your app"
          autoComplete="one-time-code"
          hint="Six digits, or one of your recovery codes."
        />
      ) : null}
    </>
  );
}
