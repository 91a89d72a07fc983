import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  'inline-flex min-h-11 items-center gap-1.5 px-3 py-2 sm:px-2.5 text-left text-sm font-semibold text-muted hover:text-ink ' +
  'max-sm:shrink-0 max-sm:whitespace-nowrap max-sm:focus-visible:-outline-offset-3 sm:max-w-full sm:wrap-anywhere ' +
  'data-[state=active]:text-heading [&_svg]:size-4.5 [&_svg]:shrink-0 max-sm:[&_svg]:hidden';

/** One row on a phone, swept sideways; it fades where more follow. The last bit of room keeps the last tab out of the fade. */
const PHONE_ROW =
  'max-sm:overflow-x-auto max-sm:[scrollbar-width:none] max-sm:after:w-6 max-sm:after:shrink-0 ' +
  'max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)]';

/** Keeps the chosen tab in sight in a row that is wider than the screen. Sideways only: the page stays where it is. */
function useShownTab(value: string) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return list;
}

/** Folder tabs. Arrow keys move between them; the address, where a page keeps one, is the page's affair. */
export function Tabs({ label, items, value, onChange, layout = 'top' }: TabsProps) {
  const side = layout === 'side';
  const list = useShownTab(value);
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      className={classNames(side && 'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8')}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className={classNames(
          'relative mb-6 flex border-b border-line sm:flex-wrap print:hidden',
          PHONE_ROW,
          side && 'lg:mb-0 lg:flex-col lg:self-start lg:border-b-0 lg:border-l-2 lg:border-line',
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            data-tab={item.value}
            className={classNames(
              TAB,
              'border-b-3 sm:-mb-px border-transparent data-[state=active]:border-gold',
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
