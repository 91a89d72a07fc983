import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { UserReply } from '#contract/user.ts';
import { MenuList } from './menu-list.tsx';

/** The slide-out menu of phones and tablets. */
export function MobileMenu({ user }: { readonly user: UserReply }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="inline-flex min-h-11 items-center gap-2 rounded px-2.5 font-semibold text-on-navy hover:bg-on-navy/10 lg:hidden">
        <Menu aria-hidden="true" className="size-6" />
        Menu
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-navy-deep/70 lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="menu-slide fixed inset-y-0 left-0 z-40 w-80 max-w-[88vw] overflow-y-auto bg-navy shadow-float lg:hidden"
        >
          <div className="on-navy flex items-center justify-between px-4 pt-3">
            <Dialog.Title className="eyebrow px-2 font-sans text-on-navy-muted">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="grid size-11 place-items-center rounded text-on-navy hover:bg-on-navy/10"
            >
              <X aria-hidden="true" className="size-6" />
            </Dialog.Close>
          </div>
          <MenuList user={user} onLeave={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
