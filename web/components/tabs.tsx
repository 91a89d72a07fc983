import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `side`: the tabs stand beside the content on wide screens, above it on a phone. */
  readonly layout?: 'top' | 'side';
}

const TAB =
  'inline-flex min-h-11 max-w-full items-center wrap-anywhere gap-2 px-4 py-2 text-left text-sm font-semibold text-muted hover:text-ink ' +
  'data-[state=active]:text-heading [&_svg]:size-4.5 [&_svg]:shrink-0';

/** Folder tabs. Arrow keys move between them; the address, where a page keeps one, is the page's affair. */
export function Tabs({ label, items, value, onChange, layout = 'top' }: TabsProps) {
  const side = layout === 'side';
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      className={classNames(side && 'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8')}
    >
      <Radix.List
        aria-label={label}
        className={classNames(
          'mb-6 flex flex-wrap border-b border-line print:hidden',
          side && 'lg:mb-0 lg:flex-col lg:self-start lg:border-b-0 lg:border-l-2 lg:border-line',
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={classNames(
              TAB,
              '-mb-px border-b-3 border-transparent data-[state=active]:border-gold',
              side && 'lg:-ml-0.5 lg:mb-0 lg:border-b-0 lg:border-l-3 lg:data-[state=active]:bg-surface',
            )}
          >
            {item.icon}
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="min-w-0">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
