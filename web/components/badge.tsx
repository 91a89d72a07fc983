import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'violet' | 'gold';

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'bg-sunken text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  violet: 'bg-violet-soft text-violet',
  gold: 'bg-gold-soft text-gold-text',
};

/** A short word on a tinted ground. The word carries the meaning; the colour only helps those who see it. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
  className,
}: {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded border border-current/20 px-2 py-0.5 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
