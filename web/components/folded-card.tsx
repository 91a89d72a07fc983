import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A section of the page that opens with a press, for what few need and nobody should have to scroll past. */
export function FoldedCard({
  title,
  plain,
  icon,
  children,
  onOpen,
  startsOpen = false,
}: {
  readonly title: string;
  readonly plain: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Told when it opens, for what is fetched only then. */
  readonly onOpen?: () => void;
  /** Whether it is open when the page is first drawn. */
  readonly startsOpen?: boolean;
}) {
  // A press changes what the browser shows; another drawing of the page must not change it back.
  const [isOpenAtFirst] = useState(startsOpen);
  return (
    <details
      open={isOpenAtFirst}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
      className="group min-w-0 rounded border border-line bg-surface shadow-card"
    >
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 p-5 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="flex min-w-0 items-center gap-2.5 text-xl wrap-anywhere [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-gold-text">
          {icon}
          {title}
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
        <span className="col-span-2 text-sm text-muted">{plain}</span>
      </summary>
      <div className="border-t border-line p-5 sm:px-6">{children}</div>
    </details>
  );
}
