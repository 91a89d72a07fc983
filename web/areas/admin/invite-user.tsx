import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { inviteUser } from '#contract/admin.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { Button } from '#web/components/button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { fieldPairs, useInviteUser } from './admin.queries.ts';

type Invited = ReplyOf<typeof inviteUser>['user'];

/** Invites someone; afterwards the window shows their temporary password, this once. */
export function InviteUser() {
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState<Invited | null>(null);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) setInvited(null);
  };
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onClick={() => show(true)}>
        Invite User
      </Button>
      <Dialog
        open={open}
        onOpenChange={show}
        title={invited === null ? 'Invite User' : 'Invitation sent'}
        description={
          invited === null
            ? 'This creates an account with lifetime premium access. They’ll get an email, and you give them the temporary password.'
            : undefined
        }
      >
        {invited === null ? (
          <InviteForm onInvited={setInvited} onCancel={() => show(false)} />
        ) : (
          <InvitedPanel user={invited} onDone={() => show(false)} />
        )}
      </Dialog>
    </>
  );
}

function InviteForm({
  onInvited,
  onCancel,
}: {
  readonly onInvited: (user: Invited) => void;
  readonly onCancel: () => void;
}) {
  const invite = useInviteUser();
  const toast = useToast();
  const form = useSchemaForm(bodyOf(inviteUser), { email: '', username: '', firstName: '', lastName: '' });
  const sayWhatIsWrong = (errors: FieldErrors<FieldValues>) => {
    const fields = Object.entries(errors).map(([path, error]) => [path, String(error?.message ?? 'Invalid')]);
    toast({
      title: 'Validation Error',
      description: fieldPairs(Object.fromEntries(fields)),
      tone: 'danger',
    });
  };
  return (
    <Form
      form={form}
      label="Invite User"
      onSubmit={async (body) => onInvited((await invite.mutateAsync(body)).user)}
      onInvalid={sayWhatIsWrong}
    >
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <TextField
        name="username"
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FieldColumns>
        <TextField name="firstName" label="First name" optional autoComplete="off" />
        <TextField name="lastName" label="Last name" optional autoComplete="off" />
      </FieldColumns>
      <FormActions pending={invite.isPending} onCancel={onCancel}>
        Send Invitation
      </FormActions>
    </Form>
  );
}

function InvitedPanel({ user, onDone }: { readonly user: Invited; readonly onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3 rounded bg-sunken p-4 text-sm">
        <Line name="Username">{user.username}</Line>
        <Line name="Email">{user.email}</Line>
        <Line name="Temporary password">
          <code className="text-lg tracking-wide select-all">{user.tempPassword}</code>
        </Line>
      </dl>
      <Notice tone="warning" announce title="We’ll only show this password once">
        Give it to them yourself, by phone or in person. It isn’t in the email. It works until{' '}
        {formatDay(user.expiresAt)}, and they’ll choose their own the first time they sign in.
      </Notice>
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton what="password" text={user.tempPassword} />
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere text-heading">{children}</dd>
    </div>
  );
}
