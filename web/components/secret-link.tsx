import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useToast } from './toast-provider.tsx';

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
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', description: whereTo });
    } catch {
      toast({ title: 'Not copied', description: 'Select the link and copy it yourself.', tone: 'danger' });
    }
  };
  return (
    <Notice
      tone="success"
      announce
      title="Here’s your link. We’ll only show it once."
      actions={
        <>
          <Button size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            Copy link
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Notice>
  );
}
