import { Briefcase, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { JobListingSummary } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { CONTROL_CLASS } from '#web/components/form/field-class.ts';
import { QueryPart } from '#web/components/query-part.tsx';
import { ShowMore } from '#web/components/show-more.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { useJobs } from '../jobs.queries.ts';
import { ImportListings } from './import-listings.tsx';
import { ListingDialog } from './listing-dialog.tsx';
import { useDeleteListing } from './manage.queries.ts';
import { ReportQueue } from './report-queue.tsx';

/** How long a search waits for the next letter, in milliseconds. */
const SEARCH_WAIT_MS = 300;

/** The administrators' side of the job board. */
export function ManageJobs() {
  return (
    <div className="grid gap-6">
      <ReportQueue />
      <Listings />
      <ImportListings />
    </div>
  );
}

function Listings() {
  const [words, setWords] = useState('');
  /** The listing in the window; null is a new one. */
  const [open, setOpen] = useState<number | null | undefined>(undefined);
  const [asking, setAsking] = useState<JobListingSummary | null>(null);
  const remove = useDeleteListing();
  const search = useSettled(words.trim(), SEARCH_WAIT_MS);
  const jobs = useJobs(search === '' ? {} : { search });
  return (
    <SectionCard
      title="Job listings"
      plain="Everything on the job board."
      icon={<Briefcase aria-hidden="true" />}
      actions={
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen(null)}>
          Add Listing
        </Button>
      }
    >
      <div className="grid gap-4">
        <input
          type="search"
          aria-label="Search listings"
          placeholder="Words in the listing"
          value={words}
          maxLength={LIMITS.queryMax}
          onChange={(event) => setWords(event.target.value)}
          className={CONTROL_CLASS}
        />
        <QueryPart query={jobs} loading="Loading the listings" failed="We couldn’t load the listings">
          {({ pages }) => {
            const rows = pages.flat();
            return rows.length === 0 ? (
              <EmptyState
                icon={<Briefcase />}
                title={search === '' ? 'No job listings yet' : 'No listings found'}
              />
            ) : (
              <Table
                caption="Job listings"
                columns={columns({ onChange: setOpen, onDelete: setAsking })}
                rows={rows}
                rowKey={({ id }) => id}
              />
            );
          }}
        </QueryPart>
        <ShowMore query={jobs} label="Show more listings" />
      </div>
      {open === undefined ? null : <ListingDialog id={open} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(next) => {
          if (!next) setAsking(null);
        }}
        title="Delete listing"
        confirmLabel="Delete"
        pending={remove.isPending}
        onConfirm={() => asking && remove.mutate(asking.id, { onSettled: () => setAsking(null) })}
      >
        Are you sure you want to take “{asking?.title}” off the board? Applications people added from it stay.
        This action cannot be undone.
      </ConfirmDialog>
    </SectionCard>
  );
}

function columns(act: {
  readonly onChange: (id: number) => void;
  readonly onDelete: (job: JobListingSummary) => void;
}): readonly Column<JobListingSummary>[] {
  return [
    {
      key: 'title',
      header: 'Job title',
      isRowHeader: true,
      cell: ({ id, title }) => (
        <TextLink to={`/jobs/${id}`} className="wrap-anywhere">
          {title}
        </TextLink>
      ),
    },
    {
      key: 'company',
      header: 'Company',
      cell: ({ company }) => <span className="wrap-anywhere">{company}</span>,
    },
    {
      key: 'source',
      header: 'Source',
      cell: ({ source }) => <span className="wrap-anywhere">{source}</span>,
    },
    { key: 'posted', header: 'Posted', cell: ({ postedAt }) => formatDay(postedAt) ?? 'Not listed' },
    { key: 'checked', header: 'Checked', cell: ({ checkedAt }) => formatDay(checkedAt) },
    {
      key: 'actions',
      header: 'Actions',
      hideLabelOnPhone: true,
      cell: (job) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`Change ${job.title}`}
            onClick={() => act.onChange(job.id)}
          >
            Change
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`Delete ${job.title}`}
            onClick={() => act.onDelete(job)}
          >
            Delete
          </Button>
        </span>
      ),
    },
  ];
}
