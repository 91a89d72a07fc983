import { useState } from 'react';
import { stopTwoFactor } from '#contract/two-factor.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useUser } from '#web/lib/current-user.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRefreshUser, useRenewRecoveryCodes, useStopTwoFactor } from './two-factor.queries.ts';
import { TwoFactorSetup } from './two-factor-setup.tsx';

type Task = 'on' | 'codes' | 'off';

const TITLES: Readonly<Record<Task, string>> = {
  on: 'Turn on two-factor sign-in',
  codes: 'Get new recovery codes',
  off: 'Turn off two-factor sign-in',
};

/** Signing in with an authenticator app as well: on, off, and the codes for a day without the phone. */
export function TwoFactorCard() {
  const { hasTwoFactor, mustSetTwoFactor } = useUser();
  const refresh = useRefreshUser();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => {
    setTask(null);
    void refresh();
  };
  return (
    <SectionCard
      title="Two-factor sign-in"
      plain="On top of your password, we’ll ask for a code from an app on your phone. A stolen password alone won’t open your account."
    >
      <div className="grid justify-items-start gap-4">
        {hasTwoFactor ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
        {mustSetTwoFactor ? <p>This site asks you to turn it on, or to sign in with a passkey.</p> : null}
        <div className="flex flex-wrap gap-3">
          {hasTwoFactor ? (
            <>
              <Button variant="secondary" onClick={() => setTask('codes')}>
                Get new recovery codes
              </Button>
              <Button variant="secondary" onClick={() => setTask('off')}>
                Turn it off
              </Button>
            </>
          ) : (
            <Button onClick={() => setTask('on')}>Turn it on</Button>
          )}
        </div>
      </div>
      {task === null ? null : (
        <Dialog open onOpenChange={(open) => (open ? undefined : close())} title={TITLES[task]}>
          {task === 'on' ? <TwoFactorSetup onDone={close} /> : null}
          {task === 'codes' ? <NewCodes onDone={close} /> : null}
          {task === 'off' ? <TurnOff onDone={close} /> : null}
        </Dialog>
      )}
    </SectionCard>
  );
}

/** A stolen password alone takes no protection away. */
function BothFields() {
  return (
    <>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <TextField
        name="code"
        label="Code from your app"
        autoComplete="one-time-code"
        hint="Six digits, or one of your recovery codes."
      />
    </>
  );
}

function NewCodes({ onDone }: { readonly onDone: () => void }) {
  const renew = useRenewRecoveryCodes();
  const form = useSchemaForm(bodyOf(stopTwoFactor), { password: '', code: '' });
  if (renew.data !== undefined) return <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onDone} />;
  return (
    <Form form={form} label={TITLES.codes} onSubmit={(body) => renew.mutateAsync(body)}>
      <p>Your old recovery codes will stop working.</p>
      <BothFields />
      <Button type="submit" pending={renew.isPending} className="justify-self-start">
        Get new codes
      </Button>
    </Form>
  );
}

function TurnOff({ onDone }: { readonly onDone: () => void }) {
  const stop = useStopTwoFactor();
  const form = useSchemaForm(bodyOf(stopTwoFactor), { password: '', code: '' });
  return (
    <Form
      form={form}
      label={TITLES.off}
      onSubmit={async (body) => {
        await stop.mutateAsync(body);
        onDone();
      }}
    >
      <p>After that, your password alone opens your account.</p>
      <BothFields />
      <Button type="submit" variant="danger" pending={stop.isPending} className="justify-self-start">
        Turn off
      </Button>
    </Form>
  );
}
