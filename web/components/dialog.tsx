import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** A window over the page. Focus goes in, stays in, and comes back; Escape and the backdrop close it. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 overflow-y-auto bg-navy-deep/70">
          <div className="grid min-h-full place-items-center p-4">
            <Radix.Content
              {...(description === undefined ? { 'aria-describedby': undefined } : {})}
              className="relative w-full max-w-lg rounded border border-line bg-surface p-5 shadow-float sm:p-7"
            >
              <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
              {description === undefined ? null : (
                <Radix.Description asChild>
                  <div className="mt-2 text-sm text-muted">{description}</div>
                </Radix.Description>
              )}
              <div className="mt-5">{children}</div>
              <Radix.Close
                aria-label="Close"
                className="absolute top-3 right-3 grid size-11 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </Radix.Content>
          </div>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
