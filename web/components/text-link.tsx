import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';

/** A link inside text: always underlined, so that it is not known by its colour alone. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'font-medium text-link underline underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  );
}
