import { CheckCheck, ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import type { RecordLineReply, RecordReply } from '#contract/record.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoldedBox } from '#web/components/folded-box.tsx';
import { FoldedCard } from '#web/components/folded-card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { ProgressBar } from '#web/components/progress-bar.tsx';
import { ChangedLines } from './changed-lines.tsx';
import { LineCard } from './line-card.tsx';
import { ModelOffer } from './model-offer.tsx';
import { placeName } from './place-names.ts';
import { isForReview, keyOf, progressOf } from './review-state.ts';
import { useReview } from './use-review.ts';

type Review = ReturnType<typeof useReview>;

/** All lines of a record, place by place, each to be approved once. */
export function RecordReview({ record }: { readonly record: RecordReply }) {
  const review = useReview(record.lines);
  const { lines, changed } = record;
  if (lines.length === 0 && changed.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title="Nothing to review yet"
        actions={
          <>
            <LinkButton to="/papers">Upload documents</LinkButton>
            <LinkButton to="/profile" variant="secondary">
              Tell us what you did
            </LinkButton>
          </>
        }
      >
        Upload your evaluations or an old resume, or write what you did in your own words. Then each line
        shows up here once.
      </EmptyState>
    );
  }
  const byPlace = Map.groupBy(lines.filter(isForReview), ({ place }) => place.key);
  const firstOpen = lines.find((line) => isForReview(line) && line.decision === null)?.place.key;
  const aside = lines.filter((line) => !isForReview(line));
  return (
    <div ref={review.within} className="grid gap-6">
      <Progress lines={lines} review={review} />
      <ModelOffer lines={lines} />
      <p role="status" className="sr-only">
        {review.said}
      </p>
      {[...byPlace].map(([key, found]) => (
        <PlaceLines
          key={key}
          lines={found}
          review={review}
          startsOpen={key === firstOpen || byPlace.size === 1}
        />
      ))}
      <AsideLines lines={aside} review={review} />
      <ChangedLines changed={changed} lines={lines} review={review} />
    </div>
  );
}

function Progress({
  lines,
  review,
}: {
  readonly lines: readonly RecordLineReply[];
  readonly review: Review;
}) {
  const { all, reviewed, unchanged } = progressOf(lines);
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
          We still use lines you haven’t reviewed if anyone could understand them, and mark them on screen.
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

/** The lines of a place. Folded but for the first with something to do: a record of years is many screens long on a phone. */
function PlaceLines({
  lines,
  review,
  startsOpen,
}: {
  readonly lines: readonly RecordLineReply[];
  readonly review: Review;
  readonly startsOpen: boolean;
}) {
  const [first] = lines;
  if (first === undefined) return null;
  const { title, plain } = placeName(first.place);
  const { all, reviewed } = progressOf(lines);
  const count = `${reviewed} of ${all} reviewed`;
  return (
    <FoldedCard
      title={title}
      plain={plain === undefined ? count : `${plain} · ${count}`}
      startsOpen={startsOpen}
    >
      <LineList lines={lines} review={review} />
    </FoldedCard>
  );
}

function LineList({
  lines,
  review,
}: {
  readonly lines: readonly RecordLineReply[];
  readonly review: Review;
}) {
  return (
    <ul className="-my-3 divide-y divide-line">
      {lines.map((line) => (
        <li key={keyOf(line)} data-line={keyOf(line)}>
          <LineCard {...review.cardOf(line)} />
        </li>
      ))}
    </ul>
  );
}

/** Statements that give no line, and lines that another one says already. They need no decision. */
function AsideLines({
  lines,
  review,
}: {
  readonly lines: readonly RecordLineReply[];
  readonly review: Review;
}) {
  if (lines.length === 0) return null;
  return (
    <FoldedBox
      className="bg-surface shadow-card"
      title={
        <span className="font-semibold text-heading">
          {lines.length === 1 ? 'We didn’t use one statement' : `We didn’t use ${lines.length} statements`}
        </span>
      }
    >
      <p className="mb-4 text-sm text-muted">
        They don’t name an action or a result, or another line says the same thing. You don’t have to do
        anything. If one matters to you, say what you did or keep your own words.
      </p>
      <LineList lines={lines} review={review} />
    </FoldedBox>
  );
}
