import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something could not be loaded: what, and the ways on. Announced when it appears. */
export function ErrorCard({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div role="alert" className="rounded border border-l-4 border-danger bg-surface p-5 shadow-card sm:p-6">
      <p className="flex items-start gap-3 text-lg font-semibold text-heading">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-danger" />
        {title}
      </p>
      {children === undefined ? null : <div className="mt-2 text-ink sm:pl-9">{children}</div>}
      {actions === undefined ? null : <div className="mt-4 flex flex-wrap gap-3 sm:pl-9">{actions}</div>}
    </div>
  );
}
