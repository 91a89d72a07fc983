import { useQuery } from '@tanstack/react-query';
import type { WaitingForPlan } from '#contract/billing.ts';
import { SectionCard } from '#web/components/card.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { formatMoment } from '#web/lib/date-format.ts';
import { waitingQuery } from './billing.queries.ts';
import { SetPlan } from './set-plan.tsx';

const COLUMNS: readonly Column<WaitingForPlan>[] = [
  {
    key: 'username',
    header: 'Username',
    isRowHeader: true,
    cell: ({ username }) => <span className="wrap-anywhere">{username}</span>,
  },
  {
    key: 'reference',
    header: 'Reference',
    cell: ({ reference }) => <span className="tabular wrap-anywhere">{reference}</span>,
  },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  {
    key: 'asked',
    header: 'Sent to payment',
    cell: ({ askedAt }) => <span className="tabular">{formatMoment(askedAt)}</span>,
  },
  {
    key: 'plan',
    header: 'Plan now',
    cell: ({ subscriptionType }) => (subscriptionType === 'premium' ? 'Premium' : 'Free'),
  },
  {
    key: 'action',
    header: 'Action',
    cell: ({ id, username, subscriptionType, subscriptionEndDate }) => (
      <SetPlan id={id} username={username} current={subscriptionType} endsAt={subscriptionEndDate} />
    ),
  },
];

/** Those who went to the payment page; nothing where nobody waits. */
export function WaitingList() {
  const { data: waiting = [] } = useQuery(waitingQuery);
  if (waiting.length === 0) return null;
  return (
    <SectionCard
      title="Waiting for a plan"
      plain="They went to the payment page. Look for their reference there, then set their plan."
    >
      <Table caption="Waiting for a plan" columns={COLUMNS} rows={waiting} rowKey={({ id }) => id} />
    </SectionCard>
  );
}
