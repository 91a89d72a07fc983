import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecordLineReply } from '#contract/record.ts';
import { LineCard } from './line-card.tsx';
import { recordQuery } from './record.queries.ts';
import { keyOf } from './review-state.ts';
import { useReview } from './use-review.ts';

/** Draws the review of a statement; null where it no longer stands in the record. */
type DrawReview = (statement: { readonly place: string; readonly source: string }) => ReactNode;

const NO_LINES: readonly RecordLineReply[] = [];

interface StatementReviewsProps {
  readonly children: (review: DrawReview) => ReactNode;
}

/**
 * Lets another list show the review of a statement beside each of its lines. The list stands in the same place before
 * the record has come and after: what was opened in it meanwhile stays open.
 */
export function StatementReviews({ children }: StatementReviewsProps) {
  const { data } = useQuery(recordQuery);
  const lines = data?.lines ?? NO_LINES;
  const review = useReview(lines);
  const lineOf = new Map(lines.map((line) => [keyOf(line), line]));
  return (
    <div ref={review.within}>
      <p role="status" className="sr-only">
        {review.said}
      </p>
      {children(({ place, source }) => {
        const line = lineOf.get(`${place}\n${source}`);
        return line === undefined ? null : (
          <div data-line={keyOf(line)}>
            <LineCard {...review.cardOf(line)} withSource={false} />
          </div>
        );
      })}
    </div>
  );
}
