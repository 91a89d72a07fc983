import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteAccount } from '#contract/account.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { siteQuery } from '#web/lib/site.ts';
import { useDeleteAccount, useExportAccount } from './account.queries.ts';

/** Taking everything along, and leaving for good. */
export function DataAndDeletion() {
  const exporting = useExportAccount();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SectionCard title="Your data" plain="Everything we store about you, in one file. It’s yours.">
        <Button
          variant="secondary"
          pending={exporting.isPending}
          icon={<Download aria-hidden="true" />}
          onClick={() => exporting.mutate()}
        >
          Download my data
        </Button>
      </SectionCard>
      <SectionCard
        title="Delete account"
        plain="Removes your account and your profile, assessments, matches, resumes and applications."
      >
        <p className="mb-4">This action cannot be undone. You may want to download your data first.</p>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </SectionCard>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description="We’ll remove everything in it right away, and you can’t get it back. Enter your password to confirm it’s you."
      >
        <DeleteForm onCancel={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function DeleteForm({ onCancel }: { readonly onCancel: () => void }) {
  const remove = useDeleteAccount();
  const { data: site } = useQuery(siteQuery);
  const form = useSchemaForm(bodyOf(deleteAccount), { password: '' });
  return (
    <Form form={form} label="Delete account" onSubmit={({ password }) => remove.mutateAsync(password)}>
      {site?.billing === 'page' ? (
        <Notice tone="warning">
          If you pay for Premium, stop the payment on the page where you pay first. Deleting your account here
          doesn’t stop it.
        </Notice>
      ) : null}
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <FormActions variant="danger" pending={remove.isPending} onCancel={onCancel}>
        Delete everything
      </FormActions>
    </Form>
  );
}
