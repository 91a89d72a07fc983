import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { Notice } from './notice.tsx';

/** A link that was just made and that we can show only now: to copy, and what else one may do with it. */
export function SecretLink({
  link,
  whereTo,
  actions = null,
  children,
}: {
  readonly link: string;
  /** Said once it is copied: "Paste it where you want to share it." */
  readonly whereTo: string;
  readonly actions?: ReactNode;
  /** The link as it stands there. */
  readonly children: ReactNode;
}) {
  return (
    <Notice
      tone="success"
      announce
      title="Here’s your link. We’ll only show it once."
      actions={
        <>
          <CopyButton what="link" text={link} done={whereTo} variant="primary" size="small" />
          {actions}
        </>
      }
    >
      {children}
    </Notice>
  );
}
