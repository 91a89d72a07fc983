import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecordReply } from '#contract/record.ts';
import { LineCard } from './line-card.tsx';
import { recordQuery } from './record.queries.ts';
import { keyOf } from './review-state.ts';
import { useReview } from './use-review.ts';

/** Draws the review of a statement; null where it no longer stands in the record. */
type DrawReview = (statement: { readonly place: string; readonly source: string }) => ReactNode;

interface StatementReviewsProps {
  readonly children: (review: DrawReview) => ReactNode;
}

/** Lets another list show the review of a statement beside each of its lines. */
export function StatementReviews({ children }: StatementReviewsProps) {
  const record = useQuery(recordQuery);
  return record.data === undefined ? (
    children(() => null)
  ) : (
    <Reviews record={record.data}>{children}</Reviews>
  );
}

function Reviews({ record, children }: StatementReviewsProps & { readonly record: RecordReply }) {
  const review = useReview(record.lines);
  const lines = new Map(record.lines.map((line) => [keyOf(line), line]));
  return (
    <div ref={review.within}>
      <p role="status" className="sr-only">
        {review.said}
      </p>
      {children(({ place, source }) => {
        const line = lines.get(`${place}\n${source}`);
        return line === undefined ? null : (
          <div data-line={keyOf(line)}>
            <LineCard {...review.cardOf(line)} withSource={false} />
          </div>
        );
      })}
    </div>
  );
}
