import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import type { UserReply } from '#contract/user.ts';
import { useLogout } from '#web/areas/auth/auth.queries.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Menu, MenuItem, MenuLink } from '#web/components/menu.tsx';
import { fullName, initials } from '#web/lib/current-user.ts';

/** The menu under one's own name in the header. */
export function ProfileMenu({ user }: { readonly user: UserReply }) {
  const logout = useLogout();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 max-w-[60vw] items-center gap-2 rounded px-2 text-on-navy hover:bg-on-navy/10"
        >
          <Avatar letters={initials(user)} image={user.profileImage} className="size-9" />
          <span className="max-w-48 truncate text-sm font-semibold max-sm:sr-only">{fullName(user)}</span>
          <span className="sr-only">, account menu</span>
          <ChevronDown aria-hidden="true" className="hidden size-4 sm:block" />
        </button>
      }
    >
      <MenuLink to="/profile" icon={<UserRound aria-hidden="true" />}>
        Profile
      </MenuLink>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => logout.mutate()}>
        Secure Exit
      </MenuItem>
    </Menu>
  );
}
