import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router';
import type { UserReply } from '#contract/user.ts';
import { useLogout } from '#web/areas/auth/auth.queries.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { fullName, initials } from '#web/lib/current-user.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-2 text-sm font-semibold text-ink outline-none ' +
  'data-highlighted:bg-sunken data-highlighted:ring-2 data-highlighted:ring-focus [&_svg]:size-4.5 [&_svg]:text-gold-text';

/** The menu under one's own name in the header. */
export function ProfileMenu({ user }: { readonly user: UserReply }) {
  const logout = useLogout();
  const navigate = useNavigate();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="flex min-h-11 max-w-[60vw] items-center gap-2 rounded px-2 text-on-navy hover:bg-on-navy/10">
        <Avatar letters={initials(user)} image={user.profileImage} className="size-9" />
        <span className="max-w-48 truncate text-sm font-semibold max-sm:sr-only">{fullName(user)}</span>
        <span className="sr-only">, account menu</span>
        <ChevronDown aria-hidden="true" className="hidden size-4 sm:block" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-40 min-w-52 rounded border border-line bg-surface p-1.5 shadow-float"
        >
          <DropdownMenu.Item className={ITEM} onSelect={() => navigate('/profile')}>
            <UserRound aria-hidden="true" />
            Profile
          </DropdownMenu.Item>
          <DropdownMenu.Item className={ITEM} onSelect={() => logout.mutate()}>
            <LogOut aria-hidden="true" />
            Secure Exit
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
