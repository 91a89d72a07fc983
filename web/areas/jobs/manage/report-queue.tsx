import { Flag } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { useCloseReport, useReportQueue } from './manage.queries.ts';

/** What veterans reported about listings and nobody has looked into yet. */
export function ReportQueue() {
  const queue = useReportQueue();
  const close = useCloseReport();
  const reports = queue.data?.pages.flat() ?? [];
  return (
    <SectionCard
      title="Reported listings"
      plain="Open the listing, then delete it or close the report."
      icon={<Flag aria-hidden="true" />}
    >
      {queue.isPending ? <SkeletonRows label="Loading the reports" rows={2} className="h-16" /> : null}
      {queue.isError ? (
        <ErrorCard
          title="We couldn’t load the reports"
          actions={
            <Button pending={queue.isFetching} onClick={() => void queue.refetch()}>
              Try again
            </Button>
          }
        />
      ) : null}
      {queue.data !== undefined && reports.length === 0 ? <p>No open reports.</p> : null}
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-2 rounded border border-line p-4">
            <p className="font-semibold wrap-anywhere">
              <TextLink to={`/jobs/${report.listing.id}`} className="line-clamp-3">
                {report.listing.title}, {report.listing.company}
              </TextLink>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{report.reason}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {report.reporter}, {formatDay(report.createdAt)}
            </p>
            <p>
              <Button
                size="small"
                variant="secondary"
                pending={close.isPending && close.variables === report.id}
                aria-label={`Close report: ${report.listing.title}`}
                onClick={() => close.mutate(report.id)}
              >
                Close report
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {queue.hasNextPage ? (
        <Button variant="secondary" pending={queue.isFetching} onClick={() => void queue.fetchNextPage()}>
          Show more reports
        </Button>
      ) : null}
    </SectionCard>
  );
}
