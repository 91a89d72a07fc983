import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Work is under way: the button keeps its place and focus, says so, and ignores further presses. */
  readonly pending?: boolean;
  /** Not possible now. The button stays focusable, so that a screen reader can find it and hear why. */
  readonly unavailable?: boolean;
  readonly icon?: ReactNode;
}

/** A button. Never `disabled`: that would take the focus from whoever has just pressed it. */
export function Button({
  variant = 'primary',
  size = 'medium',
  pending = false,
  unavailable = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = pending || unavailable;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      className={buttonClass(variant, size, className)}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
