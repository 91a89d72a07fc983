import { Copy } from 'lucide-react';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { useToast } from './toast-provider.tsx';

/** Copies a text, and says that it did, or that one has to select it oneself. */
export function CopyButton({
  what,
  text,
  done,
  variant = 'secondary',
  size = 'medium',
}: {
  /** What is copied, as the button names it: "Copy link". */
  readonly what: string;
  readonly text: string;
  /** Said once it is copied; left out: where it is now. */
  readonly done?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: done ?? `The ${what} is on your clipboard.` });
    } catch {
      toast({ title: 'Not copied', description: `Select the ${what} and copy it.`, tone: 'danger' });
    }
  };
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Copy aria-hidden="true" />}
      className="justify-self-start"
      onClick={() => void copy()}
    >
      Copy {what}
    </Button>
  );
}
