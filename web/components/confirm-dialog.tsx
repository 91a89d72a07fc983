import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-class.ts';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly confirmVariant?: ButtonVariant;
  readonly cancelLabel?: string;
  /** What the second button does, where it is more than closing the window. */
  readonly onCancel?: () => void;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on the way out; the backdrop does not answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-navy-deep/70 p-4">
          <AlertDialog.Content className="w-full max-w-md rounded border border-line bg-surface p-5 shadow-float sm:p-7">
            <AlertDialog.Title className="text-xl">{props.title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-sm text-ink">{props.children}</div>
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" onClick={() => props.onCancel?.()}>
                  {props.cancelLabel ?? 'Cancel'}
                </Button>
              </AlertDialog.Cancel>
              <Button
                variant={props.confirmVariant ?? 'danger'}
                pending={props.pending ?? false}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
