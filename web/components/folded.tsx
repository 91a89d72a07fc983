import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/**
 * A part that opens with a press: the browser's own disclosure, which every screen reader and search in the page knows.
 * Its group has a name, or its mark would turn with a folded card around it.
 */
export function Folded({
  title,
  children,
  className,
  open,
  onToggle,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** Whether it stands open, where something else than a press may open it too. */
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
}) {
  return (
    <details
      className={classNames('group/folded min-w-0', className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 font-medium text-link [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 transition-transform group-open/folded:rotate-180"
        />
        <span className="underline underline-offset-4">{title}</span>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
