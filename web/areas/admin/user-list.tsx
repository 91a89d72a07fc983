import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AdminUserReply } from '#contract/admin.ts';
import { LIMITS } from '#contract/limits.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { formatNumericDay } from '#web/lib/date-format.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { usersQuery } from './admin.queries.ts';
import { USER_ORDERS, UserListControls, type UserOrder } from './user-list-controls.tsx';

/** How long a search waits for the next letter, in milliseconds. */
const SEARCH_WAIT_MS = 300;

const JOINED: Column<AdminUserReply> = {
  key: 'joined',
  header: 'Joined',
  cell: ({ createdAt }) => <span className="tabular">{formatNumericDay(createdAt)}</span>,
};

const ID: Column<AdminUserReply> = {
  key: 'id',
  header: 'ID',
  cell: ({ id }) => <span className="tabular">{id}</span>,
};

const COLUMNS: readonly Column<AdminUserReply>[] = [
  {
    key: 'username',
    header: 'Username',
    isRowHeader: true,
    cell: ({ username, isAdmin, suspendedAt }) => (
      <span className="inline-flex flex-wrap items-center gap-2 wrap-anywhere xl:min-w-24">
        {username}
        {isAdmin ? <Badge tone="info">Admin</Badge> : null}
        {suspendedAt === null ? null : <Badge tone="warning">Suspended</Badge>}
      </span>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) => <span className="inline-block wrap-anywhere xl:min-w-48">{email}</span>,
  },
  {
    key: 'name',
    header: 'Name',
    cell: ({ firstName, lastName }) => (
      <span className="wrap-anywhere">{[firstName, lastName].filter(Boolean).join(' ') || 'Not given'}</span>
    ),
  },
];

interface UserListProps {
  /** What can be done about an account; given by the page, which knows the other areas. */
  readonly actions: (user: AdminUserReply) => ReactNode;
}

/** Everyone who has an account, a page at a time. */
export function UserList({ actions }: UserListProps) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<UserOrder>('newest');
  const settled = useSettled(search.trim(), SEARCH_WAIT_MS);
  return (
    <div className="grid gap-5">
      <UserListControls search={search} onSearch={setSearch} order={order} onOrder={setOrder} />
      {/* Another search or order begins on its first page. */}
      <UserPages key={`${order} ${settled}`} search={settled} order={order} actions={actions} />
    </div>
  );
}

function UserPages({
  search,
  order,
  actions,
}: UserListProps & { readonly search: string; readonly order: UserOrder }) {
  const subscription: Column<AdminUserReply> = {
    key: 'subscription',
    header: 'Subscription',
    cell: (user) => (
      <span className="grid justify-items-start gap-1.5">
        {user.subscriptionType === 'premium' ? <Badge tone="gold">Premium</Badge> : <Badge>Free</Badge>}
        {user.subscriptionType === 'premium' && user.subscriptionEndDate !== null ? (
          <span className="tabular text-muted">until {formatNumericDay(user.subscriptionEndDate)}</span>
        ) : null}
      </span>
    ),
  };
  const manage: Column<AdminUserReply> = {
    key: 'manage',
    header: 'Manage',
    hideLabelOnPhone: true,
    cell: (user) => (
      <span className="flex flex-wrap gap-1.5 @3xl:flex-col @3xl:items-start">{actions(user)}</span>
    ),
  };
  const columns = [...COLUMNS, subscription, JOINED, ID, manage];
  /** The last user of each page before this one. */
  const [before, setBefore] = useState<readonly number[]>([]);
  const users = useQuery(
    usersQuery({
      ...USER_ORDERS[order].query,
      ...(search === '' ? {} : { search }),
      ...(before.length === 0 ? {} : { after: before.at(-1) }),
    }),
  );
  return (
    <QueryPart query={users} loading="Loading users" failed="Error loading users data">
      {(page) => {
        const first = before.length * LIMITS.adminPage + 1;
        const last = page.at(-1)?.id;
        return (
          <div className="grid gap-4">
            <p role="status" className="text-sm text-muted">
              {page.length === 0 ? 'No users found' : `Users ${first} to ${first + page.length - 1}`}
            </p>
            {page.length === 0 ? (
              <EmptyState icon={<Users />} title="No users found">
                {search === ''
                  ? undefined
                  : 'Search looks at the start of words in usernames, emails and names.'}
              </EmptyState>
            ) : (
              <Table
                caption="Users"
                columnsAre="wide"
                rowClassName={() => '@md:@max-3xl:grid-cols-3!'}
                columns={columns}
                rows={page}
                rowKey={({ id }) => id}
              />
            )}
            <nav aria-label="Pages of users" className="flex flex-wrap justify-end gap-3">
              <Button
                variant="secondary"
                unavailable={before.length === 0}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => setBefore(before.slice(0, -1))}
              >
                Previous
              </Button>
              <Button
                variant="secondary"
                unavailable={page.length < LIMITS.adminPage || users.isPlaceholderData}
                onClick={() => last !== undefined && setBefore([...before, last])}
              >
                Next
                <ChevronRight aria-hidden="true" />
              </Button>
            </nav>
          </div>
        );
      }}
    </QueryPart>
  );
}
