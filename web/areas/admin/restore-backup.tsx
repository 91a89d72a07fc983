import { useState } from 'react';
import type { BackupReply } from '#contract/admin.ts';
import { accountAct } from '#contract/admin-accounts.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { OwnSecrets } from '#web/components/form/own-secrets.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { formatNumericTime } from '#web/lib/date-format.ts';
import { useRestoreBackup, useWaitForSite } from './restore.queries.ts';

/** Every session has ended, the own one too; where it failed and none has, this leads on by itself. */
const SYSTEM_AFTER_SIGN_IN = `/auth?redirect=${encodeURIComponent('/admin?tab=system')}`;

interface RestoreBackupProps {
  readonly backup: BackupReply;
  readonly onBack: () => void;
}

/** Asks once more before a backup takes the place of everything, then waits for the site to be back. */
export function RestoreBackup({ backup, onBack }: RestoreBackupProps) {
  const restore = useRestoreBackup(backup.name);
  const [isUnderWay, setUnderWay] = useState(false);
  const form = useSchemaForm(accountAct, { reason: '', password: '' });
  if (isUnderWay) return <Waiting />;
  return (
    <Form
      form={form}
      label="Restore this backup"
      onSubmit={async (body) => {
        await restore.mutateAsync(body);
        setUnderWay(true);
      }}
    >
      <Notice tone="warning" title={`Everything goes back to ${formatNumericTime(backup.created)}`}>
        What people saved since then is gone from the site, and what they deleted is back. We keep a copy of
        how it is now, as a backup of its own. Nobody can use the site while it runs, and everyone signs in
        again afterwards, with the password they had then.
      </Notice>
      <TextArea
        name="reason"
        label="Reason"
        rows={3}
        limit={LIMITS.moderationReasonMax}
        hint="It goes in the audit log."
      />
      <OwnSecrets />
      <FormActions variant="danger" pending={restore.isPending} onCancel={onBack} cancelLabel="Back">
        Restore this backup
      </FormActions>
    </Form>
  );
}

function Waiting() {
  const isBack = useWaitForSite();
  return (
    <div role="status" className="grid justify-items-start gap-4">
      {isBack ? (
        <>
          <p>The site is back. Sign in, then look under System to see how it went.</p>
          <Button onClick={() => window.location.assign(SYSTEM_AFTER_SIGN_IN)}>Go to System</Button>
        </>
      ) : (
        <p className="flex items-center gap-3">
          <Spinner />
          Restoring. Everyone sees a page that says we’ll be back in a few minutes.
        </p>
      )}
    </div>
  );
}
