import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const LOOK = {
  info: { box: 'border-info bg-info-soft', mark: 'text-info', Icon: Info },
  success: { box: 'border-success bg-success-soft', mark: 'text-success', Icon: CircleCheck },
  warning: { box: 'border-warning bg-warning-soft', mark: 'text-warning', Icon: TriangleAlert },
  danger: { box: 'border-danger bg-danger-soft', mark: 'text-danger', Icon: CircleAlert },
} as const;

/** A note in the flow of the page. `announce` reads it out when it appears after the page did. */
export function Notice({
  tone = 'info',
  title,
  announce = false,
  children,
  actions,
  className,
}: {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly announce?: boolean;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
}) {
  const { box, mark, Icon } = LOOK[tone];
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames('flex gap-3 rounded border border-l-4 p-4', box, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1 text-sm text-ink">
        {title === undefined ? null : <p className="font-semibold">{title}</p>}
        {children}
        {actions === undefined ? null : <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
