import { type ReactNode, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A sheet of paper: the plain surface on which content lies. Tight: for a figure and its name, several side by side. */
export function Card({ children, className, isTight = false }: CardProps & { readonly isTight?: boolean }) {
  return (
    <div
      className={classNames(
        'rounded border border-line bg-surface shadow-card',
        isTight ? 'p-3 sm:p-4' : 'p-5 sm:p-6',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface SectionCardProps extends CardProps {
  readonly title: string;
  /** Plain words beside a military name. */
  readonly plain?: string;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: 2 | 3;
}

/** A card that is a section of the page: a heading with a gold rule, like the tab of a folder, and its content. */
export function SectionCard({
  title,
  plain,
  icon,
  actions,
  level = 2,
  children,
  className,
}: SectionCardProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'relative rounded border border-line bg-surface p-5 shadow-card sm:p-6',
        // On paper a frame holds nothing together that its heading doesn't, and breaks over two pages.
        'print:border-0 print:p-0 print:shadow-none',
        className,
      )}
    >
      <span aria-hidden="true" className="absolute -top-px left-5 h-1 w-12 bg-gold print:hidden sm:left-6" />
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 print:mb-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <Heading
            id={id}
            className="flex min-w-0 items-center gap-2.5 text-xl wrap-anywhere [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-gold-text"
          >
            {icon}
            {title}
          </Heading>
          {plain === undefined ? null : <p className="mt-1 text-sm text-muted">{plain}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
