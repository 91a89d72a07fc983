import { useQuery } from '@tanstack/react-query';
import { JobReview } from '#web/areas/record/job-review.tsx';
import { recordJobsQuery, recordQuery } from '#web/areas/record/record.queries.ts';
import { RecordReview } from '#web/areas/record/record-review.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';

/** /record: every line of the record, approved once for all resumes. */
export function Component() {
  const record = useQuery(recordQuery);
  const hasLines = record.data !== undefined && record.data.lines.length + record.data.changed.length > 0;
  // A record may tell of jobs alone, without a word of what was done there.
  const jobs = useQuery({ ...recordJobsQuery, enabled: record.data !== undefined && !hasLines });
  const hasJobs = (jobs.data?.jobs.length ?? 0) > 0;
  return (
    <>
      <PageHeading
        title="My Record"
        plain="Your words, and the line we’d print. Approve each one once, and every resume uses it from then on."
        actions={
          // An empty record's own card offers both.
          hasLines ? (
            <>
              <LinkButton to="/papers">Upload documents</LinkButton>
              <LinkButton to="/profile" variant="secondary">
                Edit what you wrote
              </LinkButton>
            </>
          ) : undefined
        }
      />
      <QueryPart query={record} loading="Reading your record" failed="We couldn’t load your record">
        {(data) => (
          <RecordReview
            record={data}
            jobs={hasLines || hasJobs ? <JobReview startsOpen={!hasLines} /> : null}
          />
        )}
      </QueryPart>
    </>
  );
}
