import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { RecordReply } from '#contract/record.ts';
import { SectionCard } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { LineCard } from './line-card.tsx';
import { recordQuery } from './record.queries.ts';
import { keyOf } from './review-state.ts';
import { useReview } from './use-review.ts';

interface ReviewNextProps {
  /** The statements behind the lines of the resume. */
  readonly statements: readonly { readonly place: string; readonly source: string }[];
  /** Some line of the resume has another text in the record now. */
  readonly isOutdated: boolean;
  /** The page that takes what was decided into the resume. */
  readonly updateTo: string;
}

/** Beside a resume: its lines that wait for review, one at a time, to be decided on without leaving. */
export function ReviewNext(props: ReviewNextProps) {
  const record = useQuery(recordQuery);
  return record.data === undefined ? null : <Reviewing record={record.data} {...props} />;
}

function Reviewing({
  record,
  statements,
  isOutdated,
  updateTo,
}: ReviewNextProps & { readonly record: RecordReply }) {
  const wanted = new Set(statements.map(({ place, source }) => `${place}\n${source}`));
  const lines = record.lines.filter((line) => wanted.has(keyOf(line)));
  const review = useReview(lines);
  const open = lines.filter(({ decision }) => decision === null);
  const [next] = open;
  if (lines.length === 0) return null;
  const heading =
    next === undefined
      ? { title: 'Every line is reviewed', icon: <CircleCheck aria-hidden="true" /> }
      : {
          title: open.length === 1 ? '1 line not reviewed yet' : `${open.length} lines not reviewed yet`,
          plain: 'In this resume. Decide once, for every resume.',
        };
  return (
    <div ref={review.within} className="print:hidden">
      <SectionCard {...heading}>
        <p role="status" className="sr-only">
          {review.said}
        </p>
        {next === undefined ? (
          <p className="text-sm text-muted">Your choices count for every resume.</p>
        ) : (
          <div data-line={keyOf(next)} className="-my-4">
            <LineCard {...review.cardOf(next)} />
          </div>
        )}
        <div className="mt-4 grid gap-2 border-t border-line pt-4">
          {isOutdated ? (
            <LinkButton to={updateTo} size="small">
              Update this resume from my record
            </LinkButton>
          ) : null}
          <LinkButton to="/record" size="small" variant="secondary">
            See all in My Record
          </LinkButton>
        </div>
      </SectionCard>
    </div>
  );
}
