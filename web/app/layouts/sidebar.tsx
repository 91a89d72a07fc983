import type { UserReply } from '#contract/user.ts';
import { MenuList } from './menu-list.tsx';

/** The menu beside the page, on screens wide enough for it. */
export function Sidebar({ user }: { readonly user: UserReply }) {
  return (
    <aside aria-label="Menu" className="print:hidden hidden w-64 shrink-0 bg-navy lg:block">
      <div className="sticky top-0 h-dvh overflow-y-auto">
        <MenuList user={user} />
      </div>
    </aside>
  );
}
