import type { ReactNode } from 'react';

/** Says that nothing is here yet, why, and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded border border-dashed border-line-strong px-5 py-10 text-center">
      <span
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-full bg-gold-soft text-gold-text [&_svg]:size-7"
      >
        {icon}
      </span>
      <p className="text-lg font-semibold text-heading">{title}</p>
      {children === undefined ? null : <div className="max-w-prose text-muted">{children}</div>}
      {actions === undefined ? null : (
        <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>
      )}
    </div>
  );
}
