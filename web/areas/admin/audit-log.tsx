import { ScrollText } from 'lucide-react';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntryReply } from '#contract/admin.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { formatNumericTime } from '#web/lib/date-format.ts';
import { useAuditLog } from './admin.queries.ts';

const COLUMNS: readonly Column<AuditEntryReply>[] = [
  { key: 'at', header: 'When', cell: ({ at }) => <span className="tabular">{formatNumericTime(at)}</span> },
  {
    key: 'action',
    header: 'What',
    isRowHeader: true,
    cell: ({ action }) => AUDIT_ACTIONS[action as AuditAction] ?? action,
  },
  {
    key: 'actor',
    header: 'Who',
    cell: ({ actor }) => <span className="wrap-anywhere">{actor ?? 'System'}</span>,
  },
  {
    key: 'subject',
    header: 'To what',
    cell: ({ subject }) => <span className="wrap-anywhere">{subject ?? 'None'}</span>,
  },
];

/** What administrators did; nobody can change or remove an entry. */
export function AuditLog() {
  const { data, isError, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useAuditLog();
  const entries = data?.pages.flat() ?? [];
  return (
    <SectionCard title="Audit Log" plain="What administrators did. Nobody can change or remove an entry.">
      <div className="grid gap-4">
        {isPending ? <SkeletonRows label="Loading the audit log" rows={3} className="h-10" /> : null}
        {isError ? (
          <Notice
            tone="danger"
            announce
            title="Error loading the audit log"
            actions={
              <Button size="small" variant="secondary" pending={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        ) : null}
        {data !== undefined && entries.length === 0 ? (
          <EmptyState icon={<ScrollText />} title="Nothing recorded yet" />
        ) : null}
        {entries.length > 0 ? (
          <Table caption="Audit log" columns={COLUMNS} rows={entries} rowKey={({ id }) => id} />
        ) : null}
        {hasNextPage ? (
          <Button
            variant="secondary"
            className="justify-self-center"
            pending={isFetching}
            onClick={() => void fetchNextPage()}
          >
            Show older entries
          </Button>
        ) : null}
      </div>
    </SectionCard>
  );
}
