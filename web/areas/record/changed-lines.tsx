import { Trash2 } from 'lucide-react';
import type { ChangedLineReply, RecordLineReply } from '#contract/record.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { useForgetLine } from './record.queries.ts';
import type { useReview } from './use-review.ts';

/** What was decided of words that have changed in the profile since: kept until it is moved or deleted. */
export function ChangedLines({
  changed,
  lines,
  review,
}: {
  readonly changed: readonly ChangedLineReply[];
  readonly lines: readonly RecordLineReply[];
  readonly review: ReturnType<typeof useReview>;
}) {
  const forget = useForgetLine();
  if (changed.length === 0) return null;
  return (
    <SectionCard
      title="You’ve changed your words since you approved these"
      plain="They aren’t in any resume now. Use one for your new words, or delete it."
    >
      <ul className="-my-3 divide-y divide-line">
        {changed.map((line) => (
          <li key={line.id} className="grid gap-2 py-4">
            <p className="text-xs font-semibold text-muted">You wrote</p>
            <p className="text-sm wrap-anywhere text-muted">{line.source}</p>
            {line.answer === null ? null : (
              <p className="text-sm wrap-anywhere text-muted">You added: {line.answer}</p>
            )}
            <p className="font-semibold wrap-anywhere text-heading">
              {line.text ?? (line.decision === 'left-out' ? 'You left this out.' : 'Not decided yet.')}
            </p>
            {line.now === null ? null : (
              <p className="text-sm wrap-anywhere">Now your record says: “{line.now.source}”</p>
            )}
            <div className="flex flex-wrap gap-2">
              <KeepButton line={line} lines={lines} review={review} />
              <Button
                size="small"
                variant="secondary"
                icon={<Trash2 aria-hidden="true" />}
                pending={forget.isPending && forget.variables === line.id}
                aria-label={`Delete: ${line.text ?? line.source}`}
                onClick={() => forget.mutate(line.id, { onSuccess: () => review.say('Deleted.') })}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function KeepButton({
  line,
  lines,
  review,
}: {
  readonly line: ChangedLineReply;
  readonly lines: readonly RecordLineReply[];
  readonly review: ReturnType<typeof useReview>;
}) {
  const { now, text } = line;
  const target = lines.find(({ place, source }) => place.key === now?.place && source === now.source);
  if (target === undefined || text === null) return null;
  return (
    <Button
      size="small"
      aria-label={`Use for the new words: ${text}`}
      onClick={() => review.decide(target, { decision: 'edited', text, replaces: line.id })}
    >
      Use for the new words
    </Button>
  );
}
