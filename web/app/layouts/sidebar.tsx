import type { UserReply } from '#contract/user.ts';
import { MenuList } from './menu-list.tsx';

const FRAME = 'print:hidden hidden w-64 shrink-0 bg-navy lg:block';

/** What a route says of itself whose pages are for signed-in people and so have the menu beside them. */
export const WITH_SIDEBAR = 'with-sidebar';

/** The menu's place while it is being asked who is signed in, or the page would jump aside when it comes. */
export function SidebarPlace() {
  return <div className={FRAME} />;
}

/** The menu beside the page, on screens wide enough for it. */
export function Sidebar({ user }: { readonly user: UserReply }) {
  return (
    <aside aria-label="Menu" className={FRAME}>
      {/* Without the header's height: at the top of a page its last entries would be below the window's edge. */}
      <div className="sticky top-0 h-[calc(100dvh-4.25rem)] overflow-y-auto">
        <MenuList user={user} />
      </div>
    </aside>
  );
}
