import { classNames } from '#web/lib/class-names.ts';

export type ButtonVariant = 'primary' | 'gold' | 'secondary' | 'quiet' | 'danger' | 'on-navy';
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded border text-center font-semibold leading-tight no-underline ' +
  'transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:shrink-0';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  gold: 'border-transparent bg-gold text-on-gold hover:brightness-108',
  secondary: 'border-line-strong bg-surface text-heading hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-link underline-offset-4 hover:bg-sunken',
  danger: 'border-transparent bg-danger-fill text-on-navy hover:brightness-110',
  'on-navy': 'border-on-navy-muted/50 bg-transparent text-on-navy hover:bg-on-navy/10',
};

/** Heights of 40, 44 and 52 px: all past WCAG 2.2's target size, with room for a thumb. */
const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-10 px-3 py-1.5 text-sm [&_svg]:size-4',
  medium: 'min-h-11 px-4 py-2 text-sm [&_svg]:size-4.5',
  large: 'min-h-13 px-6 py-3 text-base [&_svg]:size-5',
};

/** The look of a button, for buttons, router links and plain links alike. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  extra?: string,
): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], extra);
}
