import { Footprints, LogOut, ShieldUser, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { UserReply } from '#contract/user.ts';
import { useLogout } from '#web/areas/auth/auth.queries.ts';
import { useStartTour } from '#web/areas/onboarding/tour/tour-provider.tsx';
import { Avatar } from '#web/components/avatar.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { fullName, initials } from '#web/lib/current-user.ts';
import { NAVIGATION } from './navigation.ts';

/** A laptop's window holds the whole menu: lower rows, and the plain names for those who hear them. */
const LOW_ROW = 'lg:[@media(max-height:58rem)]:min-h-9 lg:[@media(max-height:58rem)]:py-1';
const PLAIN = 'block text-xs text-on-navy-muted lg:[@media(max-height:58rem)]:sr-only';

const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 py-1.5 text-left text-on-navy no-underline hover:bg-on-navy/10 ' +
  LOW_ROW;

/** The menu of signed-in people, the same in the sidebar and in the slide-out of phones. */
export function MenuList({ user, onLeave }: { readonly user: UserReply; readonly onLeave?: () => void }) {
  const logout = useLogout();
  const startTour = useStartTour();
  const account = (
    <ul
      className={
        onLeave
          ? 'grid grid-cols-2 gap-1 border-b border-on-navy/20 pb-4 [&_:is(a,button)]:gap-2 [&_:is(a,button)]:px-2'
          : 'mt-auto grid border-t border-on-navy/20 pt-4'
      }
    >
      <li>
        <MenuLink to="/profile" icon={<UserRound aria-hidden="true" />} onLeave={onLeave}>
          My Profile
        </MenuLink>
      </li>
      {user.isAdmin ? (
        <li>
          <MenuLink to="/admin" icon={<ShieldUser aria-hidden="true" />} onLeave={onLeave}>
            <span className="block leading-tight">Admin Panel</span>
            <span className={PLAIN}>Users and backups</span>
          </MenuLink>
        </li>
      ) : null}
      <li>
        <button
          type="button"
          className={ENTRY}
          onClick={() => {
            onLeave?.();
            startTour();
          }}
        >
          <Footprints aria-hidden="true" className="size-5 shrink-0 text-gold" />
          <span>
            <span className="block leading-tight">Guided Tour</span>
            <span className={PLAIN}>For this page</span>
          </span>
        </button>
      </li>
      <li>
        <button type="button" className={ENTRY} onClick={() => logout.mutate()}>
          <LogOut aria-hidden="true" className="size-5 shrink-0 text-gold" />
          <span>
            <span className="block leading-tight">Secure Exit</span>
            <span className={PLAIN}>Sign out</span>
          </span>
        </button>
      </li>
    </ul>
  );
  return (
    <div className="on-navy flex min-h-full flex-col gap-6 p-4 lg:[@media(max-height:58rem)]:gap-3 lg:[@media(max-height:58rem)]:py-3">
      <div className="flex items-center gap-3 px-2">
        <Avatar letters={initials(user)} image={user.profileImage} />
        <div className="min-w-0">
          <p className="line-clamp-2 font-semibold wrap-anywhere text-on-navy">{fullName(user)}</p>
          <p className="text-sm text-on-navy-muted">{user.militaryBranch ?? 'Veteran'}</p>
        </div>
      </div>
      {/* By the name in the slide-out: below 13 entries nobody on a phone finds them. */}
      {onLeave ? account : null}
      <nav aria-label="Main">
        <ul className="grid gap-1 lg:[@media(max-height:58rem)]:gap-0">
          {NAVIGATION.map(({ to, name, plain, Icon, also, isOutside = false }) => (
            <li key={to}>
              <MenuLink
                to={to}
                icon={<Icon aria-hidden="true" />}
                onLeave={onLeave}
                also={also}
                isOutside={isOutside}
              >
                <span className="block leading-tight font-semibold">{name}</span>
                <span className={PLAIN}>{plain}</span>
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      {onLeave ? null : account}
    </div>
  );
}

function MenuLink({
  to,
  icon,
  onLeave,
  also = [],
  isOutside = false,
  children,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly onLeave: (() => void) | undefined;
  readonly also?: readonly string[] | undefined;
  readonly isOutside?: boolean;
  readonly children: ReactNode;
}) {
  const { pathname } = useLocation();
  const isNear = also.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <NavLink
      to={to}
      reloadDocument={isOutside}
      onClick={() => onLeave?.()}
      className={({ isActive }) =>
        classNames(
          ENTRY,
          '[&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-gold',
          (isActive || isNear) && 'bg-on-navy/12 shadow-[inset_3px_0_0_var(--gold)]',
        )
      }
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </NavLink>
  );
}
