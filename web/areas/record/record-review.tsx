import { ClipboardList } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RecordLineReply, RecordReply } from '#contract/record.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Folded } from '#web/components/folded.tsx';
import { FoldedBox } from '#web/components/folded-box.tsx';
import { FoldedCard } from '#web/components/folded-card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { ChangedLines } from './changed-lines.tsx';
import { LineCard } from './line-card.tsx';
import { ModelOffer } from './model-offer.tsx';
import { placeName } from './place-names.ts';
import { ReviewProgress } from './review-progress.tsx';
import { isForReview, keyOf, progressOf, type Standing, standingOf, urgentFirst } from './review-state.ts';
import { useReview } from './use-review.ts';

type Review = ReturnType<typeof useReview>;

/** All lines of a record, place by place, each to be approved once. What waits for a look comes first. */
export function RecordReview({
  record,
  jobs,
}: {
  readonly record: RecordReply;
  /** The civilian jobs, below how far the review has come. */
  readonly jobs: ReactNode;
}) {
  const standing = useStandingAtFirst(record.lines);
  const lines = urgentFirst(record.lines, standing);
  const review = useReview(lines);
  const { changed } = record;
  if (lines.length === 0 && changed.length === 0) {
    return (
      <div className="grid gap-6">
        {jobs}
        <NothingYet hasJobs={jobs !== null} />
      </div>
    );
  }
  const byPlace = Map.groupBy(lines.filter(isForReview), ({ place }) => place.key);
  const firstOpen = lines.find((line) => isForReview(line) && line.decision === null)?.place.key;
  const aside = lines.filter((line) => !isForReview(line));
  return (
    <div ref={review.within} className="grid gap-6">
      <ReviewProgress lines={lines} review={review} />
      <ModelOffer lines={lines} />
      {jobs}
      <p role="status" className="sr-only">
        {review.said}
      </p>
      {[...byPlace].map(([key, found]) => (
        <PlaceLines
          key={key}
          lines={found}
          standing={standing}
          review={review}
          startsOpen={key === firstOpen || byPlace.size === 1}
        />
      ))}
      <AsideLines lines={aside} review={review} />
      <ChangedLines changed={changed} lines={lines} review={review} />
    </div>
  );
}

/**
 * What each line asked for when the page was drawn: a line that was decided on stays where it is, with its way back,
 * until the next visit.
 */
function useStandingAtFirst(lines: readonly RecordLineReply[]) {
  const [first] = useState(() => new Map(lines.map((line) => [keyOf(line), standingOf(line)])));
  return (line: RecordLineReply): Standing => {
    const [before, now] = [first.get(keyOf(line)), standingOf(line)];
    if (before === undefined || now === 'aside') return now;
    return before === 'aside' ? 'open' : before;
  };
}

/**
 * The lines of a place. Folded but for the first with something to do, and so is what can wait in it: a record of years
 * is many screens long on a phone.
 */
function PlaceLines({
  lines,
  standing,
  review,
  startsOpen,
}: {
  readonly lines: readonly RecordLineReply[];
  readonly standing: (line: RecordLineReply) => Standing;
  readonly review: Review;
  readonly startsOpen: boolean;
}) {
  const [first] = lines;
  if (first === undefined) return null;
  const { title, plain } = placeName(first.place);
  const { all, reviewed, waiting } = progressOf(lines);
  const count = [
    plain,
    ...(waiting === 0 ? [] : [waiting === 1 ? '1 waits for a look' : `${waiting} wait for a look`]),
    `${reviewed} of ${all} reviewed`,
  ];
  const of = Map.groupBy(lines, standing);
  const [waits = [], open = [], done = []] = [of.get('waits'), of.get('open'), of.get('reviewed')];
  const [shown, ready] = waits.length === 0 ? [open, []] : [waits, open];
  return (
    <FoldedCard
      title={title}
      plain={count.filter((part) => part !== undefined).join(' · ')}
      startsOpen={startsOpen}
    >
      {shown.length === 0 ? (
        <LineList lines={done} review={review} />
      ) : (
        <>
          <LineList lines={shown} review={review} />
          <FoldedLines
            title={
              ready.length === 1
                ? '1 line that’s clear as it is'
                : `${ready.length} lines that are clear as they are`
            }
            lines={ready}
            review={review}
          />
          <FoldedLines
            title={done.length === 1 ? '1 line you reviewed' : `${done.length} lines you reviewed`}
            lines={done}
            review={review}
          />
        </>
      )}
    </FoldedCard>
  );
}

function FoldedLines({
  title,
  lines,
  review,
}: {
  readonly title: string;
  readonly lines: readonly RecordLineReply[];
  readonly review: Review;
}) {
  if (lines.length === 0) return null;
  return (
    <Folded title={title} className="mt-4 border-t border-line pt-2 text-sm">
      <div className="pt-2 text-base">
        <LineList lines={lines} review={review} />
      </div>
    </Folded>
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

/** A record without a statement: what comes here, and how. Jobs alone are no statements. */
function NothingYet({ hasJobs }: { readonly hasJobs: boolean }) {
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={hasJobs ? 'What did you do there?' : 'Nothing to review yet'}
      actions={
        <>
          <LinkButton to="/papers">Upload documents</LinkButton>
          <LinkButton to="/profile" variant="secondary">
            Tell us what you did
          </LinkButton>
        </>
      }
    >
      {hasJobs
        ? 'We have your jobs, but not what you did in them or in the service. Upload your evaluations or an old resume, or write it in your own words. Then each line shows up here once.'
        : 'Upload your evaluations or an old resume, or write what you did in your own words. Then each line shows up here once.'}
    </EmptyState>
  );
}
