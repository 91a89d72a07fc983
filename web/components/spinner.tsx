import { classNames } from '#web/lib/class-names.ts';

/** A turning ring, for beside a word that says what is going on. Decorative: the word is what counts. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-4.5 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

/** A spinner for a whole page whose layout is not known yet, announced to screen readers. */
export function PageSpinner({ label }: { readonly label: string }) {
  return (
    <div role="status" className="grid min-h-[60vh] place-items-center text-muted">
      <span className="flex items-center gap-3">
        <Spinner className="size-6" />
        {label}
      </span>
    </div>
  );
}
