import { confirmTwoFactor, startTwoFactor } from '#contract/two-factor.ts';
import { Button } from '#web/components/button.tsx';
import { buttonClass } from '#web/components/button-class.ts';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useConfirmTwoFactor, useStartTwoFactor } from './two-factor.queries.ts';

/** Three steps: the password, the app's first code, the recovery codes. */
export function TwoFactorSetup({ onDone }: { readonly onDone: () => void }) {
  const start = useStartTwoFactor();
  const form = useSchemaForm(bodyOf(startTwoFactor), { password: '' });
  if (start.data !== undefined) return <FirstCode {...start.data} onDone={onDone} />;
  return (
    <Form form={form} label="Your password" onSubmit={(body) => start.mutateAsync(body)}>
      <p>
        You’ll need an authenticator app on your phone, such as the one from Google or Microsoft, or one
        that’s part of your password manager.
      </p>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" pending={start.isPending} className="justify-self-start">
        Next
      </Button>
    </Form>
  );
}

interface FirstCodeProps {
  readonly secret: string;
  readonly uri: string;
  readonly onDone: () => void;
}

function FirstCode({ secret, uri, onDone }: FirstCodeProps) {
  const confirm = useConfirmTwoFactor();
  const form = useSchemaForm(bodyOf(confirmTwoFactor), { code: '' });
  if (confirm.data !== undefined) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
  return (
    <Form form={form} label="First code" onSubmit={(body) => confirm.mutateAsync(body)}>
      <p>Add Mission Ready to your authenticator app, then enter the six digits it shows.</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div className="grid max-w-prose flex-[1_1_16rem] gap-4">
          <p>App on another device? Scan the picture with it. App on this device? Open it from here.</p>
          <a href={uri} className={buttonClass('secondary', 'medium', 'justify-self-start')}>
            Open my authenticator app
          </a>
          <p className="text-sm">
            Or type this key into the app:{' '}
            <code className="wrap-anywhere select-all">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <CopyButton what="key" text={secret} size="small" />
        </div>
      </div>
      <TextField name="code" label="Code from the app" inputMode="numeric" autoComplete="one-time-code" />
      <Button type="submit" pending={confirm.isPending} className="justify-self-start">
        Turn on
      </Button>
    </Form>
  );
}
