import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';

interface BothTrueProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The veteran's own words in the record that say otherwise. */
  readonly quotes: readonly string[];
  /** Where the words come from that would be added: "This resume says". */
  readonly of: string;
  readonly text: string;
  readonly pending: boolean;
  readonly onAdd: () => void;
}

/** Asked before something goes into the record that contradicts it: one of the two may be wrong. */
export function BothTrue({ open, onOpenChange, quotes, of, text, pending, onAdd }: BothTrueProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Are both of these true?"
      confirmLabel="Add it anyway"
      confirmVariant="primary"
      pending={pending}
      onConfirm={onAdd}
    >
      <dl className="grid gap-2">
        {[...new Set(quotes)].map((quote) => (
          <Version key={quote} of="Your record says" text={quote} />
        ))}
        <Version of={of} text={text} />
      </dl>
      <p className="mt-3">Your record would then hold both.</p>
    </ConfirmDialog>
  );
}

function Version({ of, text }: { readonly of: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-muted">{of}</dt>
      <dd className="font-semibold wrap-anywhere">“{text}”</dd>
    </div>
  );
}
