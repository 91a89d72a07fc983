import { ChangePasswordForm } from '#web/areas/auth/change-password-form.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';

/** In the place of every page while the password is a temporary one, which only its owner should know the next of. */
export function PasswordMustChange() {
  return (
    <div className="mx-auto max-w-lg py-4">
      <PageHeading
        title="Choose your own password"
        plain="You signed in with a temporary password. Set your own to continue."
      />
      <ChangePasswordForm />
    </div>
  );
}
