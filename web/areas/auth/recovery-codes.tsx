import { Button } from '#web/components/button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { Notice } from '#web/components/notice.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes for a day without the phone, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="grid gap-5">
      <Notice tone="warning" announce title="We’ll only show these codes once">
        Without your phone, each of them signs you in one time. Print them, or keep them in your password
        manager. Without the phone and the codes, you can’t get into your account.
      </Notice>
      <ul className="tabular grid grid-cols-2 gap-2 rounded bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton what="codes" text={codes.join('\n')} done="Your recovery codes are on your clipboard." />
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
