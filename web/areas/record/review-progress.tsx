import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import type { RecordLineReply } from '#contract/record.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { progressOf } from './review-state.ts';
import type { useReview } from './use-review.ts';

/** How far the review has come, and one tap for all that need no look. */
export function ReviewProgress({
  lines,
  review,
}: {
  readonly lines: readonly RecordLineReply[];
  readonly review: ReturnType<typeof useReview>;
}) {
  const { all, reviewed, unchanged, waiting } = progressOf(lines);
  const [taken, setTaken] = useState<readonly RecordLineReply[]>([]);
  const takeAll = () => {
    const now = unchanged.slice(0, LIMITS.recordLinesAtOnce);
    setTaken(now);
    review.decideAll(now, ({ suggestion }) => ({ decision: 'accepted', text: suggestion ?? '' }));
    review.say(`${now.length} lines accepted. ${reviewed + now.length} of ${all} reviewed.`);
  };
  const undo = () => {
    review.decideAll(taken, () => ({ decision: null }));
    review.say('Undone.');
    setTaken([]);
  };
  const isDone = all > 0 && reviewed === all;
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">
          {reviewed} of {all} reviewed
        </h2>
        <p className="text-sm text-muted">
          {waiting === 0 ? null : (
            <span className="font-semibold text-warning">
              {waiting === 1
                ? '1 waits for a look, and may stay out of your resumes until then. '
                : `${waiting} wait for a look, and may stay out of your resumes until then. `}
            </span>
          )}
          We use other lines you haven’t reviewed, and mark them on screen.
        </p>
      </div>
      <div className="mt-3">
        <ProgressBar
          label="Lines reviewed"
          value={reviewed}
          max={Math.max(1, all)}
          text={`${reviewed} of ${all} lines reviewed`}
        />
      </div>
      {unchanged.length === 0 ? null : (
        <Button className="mt-4" icon={<CheckCheck aria-hidden="true" />} onClick={takeAll}>
          Accept all that need no changes ({unchanged.length})
        </Button>
      )}
      {taken.length === 0 ? null : (
        <Notice
          tone="success"
          className="mt-4"
          title={taken.length === 1 ? '1 line accepted' : `${taken.length} lines accepted`}
          actions={
            <Button size="small" variant="secondary" onClick={undo}>
              Undo all of them
            </Button>
          }
        >
          These are your own words, except for bullets, the first capital letter and the final period.
        </Notice>
      )}
      {isDone ? (
        <Notice
          tone="success"
          className="mt-4"
          title="Every line is reviewed"
          actions={
            <LinkButton to="/resumes?tab=matches" size="small">
              Write a resume from them
            </LinkButton>
          }
        >
          Every resume from now on is made of these lines.
        </Notice>
      ) : null}
    </Card>
  );
}
