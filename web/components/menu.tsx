import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-2 text-sm font-semibold text-ink no-underline outline-none ' +
  'data-highlighted:bg-sunken data-highlighted:ring-2 data-highlighted:ring-focus [&_svg]:size-4.5 [&_svg]:text-gold-text';

/** A few actions behind one button. Arrow keys move between them, Escape closes, the focus comes back. */
export function Menu({
  trigger,
  children,
}: {
  /** The button: an element that takes a ref. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 min-w-52 rounded border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** Something a menu does. */
export function MenuItem({ icon, children, onSelect }: MenuItemProps & { readonly onSelect: () => void }) {
  return (
    <DropdownMenu.Item className={ITEM} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** Somewhere a menu leads. */
export function MenuLink({ icon, children, to }: MenuItemProps & { readonly to: string }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}
