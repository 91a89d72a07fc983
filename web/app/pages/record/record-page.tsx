import { useQuery } from '@tanstack/react-query';
import { recordQuery } from '#web/areas/record/record.queries.ts';
import { RecordReview } from '#web/areas/record/record-review.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';

/** /record: every line of the record, approved once for all resumes. */
export function Component() {
  const record = useQuery(recordQuery);
  return (
    <>
      <PageHeading
        title="My Record"
        plain="Your words, and the line we would print. Approve each once; every resume uses it from then on."
        actions={
          <LinkButton to="/profile" variant="secondary">
            Change what you wrote
          </LinkButton>
        }
      />
      <QueryPart query={record} loading="Reading your record" failed="Your record could not be loaded">
        {(data) => <RecordReview record={data} />}
      </QueryPart>
    </>
  );
}
