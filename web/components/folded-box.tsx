import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** One framed row that opens with a press, where several may stand in a list. */
export function FoldedBox({
  title,
  children,
  className,
  open,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  readonly open?: boolean;
}) {
  return (
    <details open={open} className={classNames('group/box rounded border border-line', className)}>
      <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted transition-transform group-open/box:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
