import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OperationReply, SystemReply } from '#contract/system.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { formatNumericTime } from '#web/lib/date-format.ts';
import { systemQuery } from './system.queries.ts';

/** What runs here, on what, and how its data is kept safe. */
export function SystemCard() {
  const system = useQuery({ ...systemQuery, refetchOnMount: 'always' });
  return (
    <SectionCard title="System" plain="What runs here, and when its data was last backed up.">
      <QueryPart query={system} loading="Loading the system" failed="Error loading the system page">
        {(data) => <Facts {...data} />}
      </QueryPart>
    </SectionCard>
  );
}

function Facts({ version, node, startedAt, database, disk, mail, operations }: SystemReply) {
  const kind = database.kind === 'embedded' ? 'Inside the site' : 'On a server';
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name="Version">
        Mission Ready {version}, schema {database.schema}, Node {node.replace(/^v/, '')}
      </Fact>
      <Fact name="Running since">{formatNumericTime(startedAt)}</Fact>
      <Fact name="Database">
        {kind}, PostgreSQL {database.version}, {inMegabytes(database.sizeBytes)}
      </Fact>
      <Fact name="Disk">
        {disk === null
          ? 'Not known'
          : `${inMegabytes(disk.freeBytes)} free of ${inMegabytes(disk.totalBytes)}`}
      </Fact>
      <Fact name="Email">
        {mail === 'server' ? 'Goes out through your mail server' : 'Kept as files in the outbox'}
      </Fact>
      <Fact name="Last backup">
        <Operation done={operations.backup} never="None yet" />
      </Fact>
      <Fact name="Last copy to a second place">
        <Operation done={operations.copy} never="None yet" />
      </Fact>
      <Fact name="Last restore rehearsal">
        <Operation done={operations.rehearsal} never="None yet. One runs every night." />
      </Fact>
      <Fact name="Last restore">
        <Operation done={operations.restore} never="Never" />
      </Fact>
    </dl>
  );
}

function Operation({ done, never }: { readonly done: OperationReply | null; readonly never: string }) {
  if (done === null) return never;
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-2">
        {done.succeeded ? <Badge tone="success">Worked</Badge> : <Badge tone="danger">Failed</Badge>}
        <span className="tabular">{formatNumericTime(done.at)}</span>
      </span>
      <span className="text-sm wrap-anywhere text-muted">{done.backup}</span>
      <span className="text-sm wrap-anywhere">{done.detail}</span>
    </span>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold text-muted">{name}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

const MEGABYTE = 1024 * 1024;

function inMegabytes(bytes: number): string {
  if (bytes >= 10 * 1024 * MEGABYTE)
    return `${Math.round(bytes / 1024 / MEGABYTE).toLocaleString('en-US')} GB`;
  return `${Math.round(bytes / MEGABYTE).toLocaleString('en-US')} MB`;
}
