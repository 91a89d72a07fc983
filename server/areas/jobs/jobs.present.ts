import { fitPosting, type SelectedTitle } from '#career/matching/fit-posting.ts';
import type { JobListingReply, JobListingSummary } from '#contract/jobs.ts';
import type { JobRow, ListedJobRow } from './jobs.store.ts';

export function presentListed(row: ListedJobRow, selected: readonly SelectedTitle[]): JobListingSummary {
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    remote: row.remote,
    salaryRange: row.salaryRange,
    source: row.source,
    postedAt: row.postedAt,
    checkedAt: row.checkedAt.toISOString(),
    isSaved: row.savedAt !== null,
    applicationId: row.applicationId,
    fit: fitPosting(row.onetSocCode, selected),
  };
}

export function presentJob(row: JobRow, selected: readonly SelectedTitle[]): JobListingReply {
  return { ...presentListed(row, selected), description: row.description, url: row.url };
}
