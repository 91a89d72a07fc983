import { Search } from 'lucide-react';
import { useId } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { Select } from '#web/components/select.tsx';

/** The orders of the list, by the words they are chosen with. */
export const USER_ORDERS = {
  newest: { label: 'Newest first', query: { sort: 'joined', direction: 'desc' } },
  oldest: { label: 'Oldest first', query: { sort: 'joined', direction: 'asc' } },
  id: { label: 'ID', query: { sort: 'id', direction: 'asc' } },
  username: { label: 'Username', query: { sort: 'username', direction: 'asc' } },
  email: { label: 'Email', query: { sort: 'email', direction: 'asc' } },
  name: { label: 'Last name', query: { sort: 'name', direction: 'asc' } },
} as const;
export type UserOrder = keyof typeof USER_ORDERS;

interface UserListControlsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly order: UserOrder;
  readonly onOrder: (order: UserOrder) => void;
}

/** What to look for, and in which order. */
export function UserListControls({ search, onSearch, order, onOrder }: UserListControlsProps) {
  const id = useId();
  return (
    <search aria-label="Users" className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div>
        <label htmlFor={`${id}-search`} className="text-sm font-semibold text-heading">
          Search users
        </label>
        <span className="relative mt-1.5 block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          />
          <input
            id={`${id}-search`}
            type="search"
            value={search}
            maxLength={LIMITS.queryMax}
            onChange={(event) => onSearch(event.target.value)}
            placeholder="Username, email or name"
            className={`${CONTROL_CLASS} pl-10`}
          />
        </span>
      </div>
      <Select
        id={`${id}-order`}
        label="Sort by"
        value={order}
        onChange={(event) => onOrder(event.target.value as UserOrder)}
      >
        {Object.entries(USER_ORDERS).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  );
}
