import { useState } from 'react';
import type { AdminUserReply } from '#contract/admin.ts';
import { accountAct } from '#contract/admin-accounts.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { OwnSecrets } from '#web/components/form/own-secrets.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { type AccountTask, useAccountTask } from './accounts.queries.ts';

interface TaskWords {
  readonly title: string;
  readonly plain: string;
  readonly isDangerous: boolean;
}

const WORDS: Readonly<Record<AccountTask, TaskWords>> = {
  'end-sessions': {
    title: 'Sign them out everywhere',
    plain: 'Every browser they use has to sign in again.',
    isDangerous: false,
  },
  'reset-two-factor': {
    title: 'Turn off two-factor sign-in',
    plain:
      'For someone who lost their phone and recovery codes. Make sure it’s really them. Their password stops working too: they choose a new one through the link we email them, so they need to get email.',
    isDangerous: true,
  },
  'make-admin': {
    title: 'Make them an administrator',
    plain: 'They can do everything you can, and see everyone’s name and email. We email them.',
    isDangerous: true,
  },
  'take-role': {
    title: 'Take the administrator role away',
    plain: 'They keep their account and everything in it.',
    isDangerous: true,
  },
  suspend: {
    title: 'Suspend the account',
    plain:
      'They’re signed out, can’t sign in and get no more reminders. Nothing they saved is deleted. We email them, without your reason.',
    isDangerous: true,
  },
  reopen: {
    title: 'End the suspension',
    plain: 'They can sign in again, and everything is as they left it. We email them.',
    isDangerous: false,
  },
};

function tasksFor({ isAdmin, hasTwoFactor, suspendedAt }: AdminUserReply): AccountTask[] {
  return [
    ...(suspendedAt === null ? (['end-sessions'] as const) : []),
    ...(hasTwoFactor ? (['reset-two-factor'] as const) : []),
    isAdmin ? 'take-role' : 'make-admin',
    suspendedAt === null ? 'suspend' : 'reopen',
  ];
}

/** What else an administrator can do to an account; nothing for their own, so that a site never loses its last one. */
export function ManageAccount({ user }: { readonly user: AdminUserReply }) {
  const self = useUser();
  const [open, setOpen] = useState(false);
  const [task, setTask] = useState<AccountTask | null>(null);
  if (user.id === self.id) return null;
  const show = (next: boolean) => {
    setOpen(next);
    setTask(null);
  };
  const title = `Manage account: ${user.username}`;
  return (
    <>
      <Button variant="secondary" size="small" aria-label={title} onClick={() => show(true)}>
        Account
      </Button>
      <Dialog
        open={open}
        onOpenChange={show}
        title={task === null ? title : `${WORDS[task].title}: ${user.username}`}
        description={task === null ? undefined : WORDS[task].plain}
      >
        {task === null ? (
          <ul className="grid gap-3">
            {tasksFor(user).map((name) => (
              <li key={name} className="grid justify-items-start gap-2 rounded border border-line p-4">
                <Button variant="secondary" onClick={() => setTask(name)}>
                  {WORDS[name].title}
                </Button>
                <p className="text-sm text-muted">{WORDS[name].plain}</p>
              </li>
            ))}
          </ul>
        ) : (
          <TaskForm user={user} task={task} onDone={() => show(false)} onBack={() => setTask(null)} />
        )}
      </Dialog>
    </>
  );
}

interface TaskFormProps {
  readonly user: AdminUserReply;
  readonly task: AccountTask;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

function TaskForm({ user, task, onDone, onBack }: TaskFormProps) {
  const act = useAccountTask(user.id, task);
  const form = useSchemaForm(accountAct, { reason: '', password: '' });
  const { title, isDangerous } = WORDS[task];
  return (
    <Form
      form={form}
      label={title}
      onSubmit={async (body) => {
        await act.mutateAsync(body);
        onDone();
      }}
    >
      {task === 'suspend' && user.paysThroughStripe ? (
        <Notice>
          They pay through Stripe, and go on being charged. Cancel their plan there if it should end.
        </Notice>
      ) : null}
      <TextArea
        name="reason"
        label="Reason"
        rows={3}
        limit={LIMITS.moderationReasonMax}
        hint="It goes in the audit log."
      />
      <OwnSecrets />
      <FormActions
        variant={isDangerous ? 'danger' : 'primary'}
        pending={act.isPending}
        onCancel={onBack}
        cancelLabel="Back"
      >
        {title}
      </FormActions>
    </Form>
  );
}
