import { Printer } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useUser } from '#web/lib/current-user.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes for a day without the phone, shown this once. On paper they are alone, with whose they are. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { username } = useUser();
  return (
    <div data-print-alone className="grid gap-5">
      <div className="hidden print:block">
        <p className="display text-2xl">Recovery codes for Mission Ready</p>
        <p className="mt-2">
          Username: {username}. Each code signs you in one time without your phone. Cross it out once you’ve
          used it.
        </p>
      </div>
      <div className="print:hidden">
        <Notice tone="warning" announce title="We’ll only show these codes once">
          Without your phone, each of them signs you in one time. Print them, or keep them in your password
          manager. Without the phone and the codes, you can’t get into your account.
        </Notice>
      </div>
      <ul className="tabular grid grid-cols-2 gap-2 rounded bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()} icon={<Printer aria-hidden="true" />}>
          Print codes
        </Button>
        <CopyButton what="codes" text={codes.join('\n')} done="Your recovery codes are on your clipboard." />
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
