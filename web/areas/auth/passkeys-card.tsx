import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { ownSecrets, type PasskeyReply, passkeyName } from '#contract/passkeys.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { OwnSecrets } from '#web/components/form/own-secrets.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { QueryPart } from '#web/components/query-part.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { canUsePasskeys, passkeysQuery, useAddPasskey, useRemovePasskey } from './passkeys.queries.ts';

/** The name first, as the form asks for it: what is wrong is listed in this order. */
const addForm = z.object({ name: passkeyName, ...ownSecrets.shape });

/** Signing in with a phone, a computer or a key instead of a password: add, see, remove. */
export function PasskeysCard() {
  const passkeys = useQuery(passkeysQuery);
  const [task, setTask] = useState<'add' | PasskeyReply | null>(null);
  const close = () => setTask(null);
  return (
    <SectionCard
      title="Passkeys"
      plain="Sign in with your fingerprint, your face or a PIN instead of a password. A fake page can’t steal it."
    >
      <QueryPart query={passkeys} loading="Loading your passkeys" failed="We couldn’t load your passkeys">
        {(list) => (
          <div className="grid gap-4">
            {list.length === 0 ? null : (
              <ul className="grid gap-3">
                {list.map((passkey) => (
                  <li
                    key={passkey.id}
                    className="flex flex-wrap items-center justify-between gap-3 rounded border border-line p-4"
                  >
                    <div className="min-w-0">
                      <p className="font-semibold wrap-anywhere">{passkey.name}</p>
                      <p className="text-sm text-muted">
                        Added {formatDay(passkey.createdAt)}.{' '}
                        {passkey.lastUsedAt === null
                          ? 'Not used yet.'
                          : `Last used ${formatDay(passkey.lastUsedAt)}.`}
                      </p>
                    </div>
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={`Remove passkey: ${passkey.name}`}
                      onClick={() => setTask(passkey)}
                    >
                      Remove
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {canUsePasskeys() ? (
              list.length < LIMITS.passkeysMax ? (
                <Button variant="secondary" className="justify-self-start" onClick={() => setTask('add')}>
                  Add a passkey
                </Button>
              ) : (
                <p>You have {LIMITS.passkeysMax}. Remove one you don’t use to add another.</p>
              )
            ) : (
              <p>You can’t add one here. This browser or this address doesn’t do passkeys.</p>
            )}
          </div>
        )}
      </QueryPart>
      {task === null ? null : (
        <Dialog
          open
          onOpenChange={(open) => (open ? undefined : close())}
          title={task === 'add' ? 'Add a passkey' : `Remove passkey: ${task.name}`}
        >
          {task === 'add' ? <AddPasskey onDone={close} /> : <RemovePasskey passkey={task} onDone={close} />}
        </Dialog>
      )}
    </SectionCard>
  );
}

interface TaskProps {
  readonly onDone: () => void;
}

function AddPasskey({ onDone }: TaskProps) {
  const add = useAddPasskey();
  const form = useSchemaForm(addForm, { name: '', password: '' });
  return (
    <Form
      form={form}
      label="Add a passkey"
      onSubmit={async (body) => {
        await add.mutateAsync(body);
        onDone();
      }}
    >
      <TextField name="name" label="Name" hint="So you can tell it apart later, like “My phone.”" />
      <OwnSecrets />
      <FormActions pending={add.isPending} onCancel={onDone}>
        Add passkey
      </FormActions>
    </Form>
  );
}

function RemovePasskey({ passkey, onDone }: TaskProps & { readonly passkey: PasskeyReply }) {
  const remove = useRemovePasskey(passkey.id);
  const form = useSchemaForm(ownSecrets, { password: '' });
  return (
    <Form
      form={form}
      label="Remove passkey"
      onSubmit={async (body) => {
        await remove.mutateAsync(body);
        onDone();
      }}
    >
      <p>
        You won’t be able to sign in with it. Browsers that signed in with a passkey have to sign in again.
      </p>
      <OwnSecrets />
      <FormActions variant="danger" pending={remove.isPending} onCancel={onDone}>
        Remove passkey
      </FormActions>
    </Form>
  );
}
