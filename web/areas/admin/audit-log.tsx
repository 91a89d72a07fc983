import { ScrollText } from 'lucide-react';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntryReply } from '#contract/admin.ts';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { ShowMore } from '#web/components/show-more.tsx';
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
    cell: ({ subject, reason }) => (
      <span className="wrap-anywhere">
        {subject ?? 'None'}
        {reason === null ? null : <span className="block text-muted">“{reason}”</span>}
      </span>
    ),
  },
];

/** What administrators did; nobody can change or remove an entry. */
export function AuditLog() {
  const log = useAuditLog();
  return (
    <SectionCard title="Audit Log" plain="What administrators did. Nobody can change or remove an entry.">
      <div className="grid gap-4">
        <QueryPart query={log} loading="Loading the audit log" failed="Error loading the audit log">
          {({ pages }) => {
            const entries = pages.flat();
            return entries.length === 0 ? (
              <EmptyState icon={<ScrollText />} title="Nothing recorded yet" />
            ) : (
              <Table caption="Audit log" columns={COLUMNS} rows={entries} rowKey={({ id }) => id} />
            );
          }}
        </QueryPart>
        <ShowMore query={log} label="Show older entries" />
      </div>
    </SectionCard>
  );
}
