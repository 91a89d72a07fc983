import { ChangePasswordForm } from '#web/areas/auth/change-password-form.tsx';
import { PasskeysCard } from '#web/areas/auth/passkeys-card.tsx';
import { SessionList } from '#web/areas/auth/session-list.tsx';
import { TwoFactorCard } from '#web/areas/auth/two-factor-card.tsx';
import { DataAndDeletion } from '#web/areas/profile/data-and-deletion.tsx';
import { SectionCard } from '#web/components/card.tsx';

/** Password, data and leaving. */
export function PrivacyTab() {
  return (
    <div className="grid gap-6">
      <SectionCard title="Password" plain="Changing it signs you out everywhere else.">
        <ChangePasswordForm />
      </SectionCard>
      <TwoFactorCard />
      <PasskeysCard />
      <SessionList />
      <DataAndDeletion />
    </div>
  );
}
