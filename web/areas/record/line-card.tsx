import { Check, Pencil, Quote, TriangleAlert, Undo2, X } from 'lucide-react';
import type { LineDecisionInput, RecordLineReply } from '#contract/record.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { EditForm } from './edit-form.tsx';

export type LineChoice = Omit<LineDecisionInput, 'place' | 'source'>;

export type OpenPart = 'edit' | 'answer';

interface LineCardProps {
  readonly line: RecordLineReply;
  /** The form that is open in it. */
  readonly open: OpenPart | null;
  readonly onOpen: (part: OpenPart | null) => void;
  /** The save of an answer is under way: the suggestion is about to change. */
  readonly pending?: boolean;
  /** False where their words stand right above. */
  readonly withSource?: boolean;
  readonly onDecide: (choice: LineChoice) => void;
}

/** A statement of the veteran's, our line for it, what we changed and why, and what they can do: one tap each. */
export function LineCard(props: LineCardProps) {
  const { line } = props;
  return (
    <div className="@container">
      {line.decision === null ? <OpenLine {...props} /> : <DecidedLine {...props} />}
    </div>
  );
}

const DECISIONS = {
  accepted: { words: 'Accepted', tone: 'success' },
  edited: { words: 'In your wording', tone: 'success' },
  'own-words': { words: 'Your own words', tone: 'success' },
  'left-out': { words: 'Left out', tone: 'neutral' },
} as const satisfies Record<string, { words: string; tone: Tone }>;

function DecidedLine({ line, onDecide }: LineCardProps) {
  if (line.decision === null) return null;
  const { words, tone } = DECISIONS[line.decision];
  return (
    <div className="py-2.5">
      <div className="flex items-center justify-between gap-3">
        <Badge tone={tone} icon={line.decision === 'left-out' ? <X /> : <Check />}>
          {words}
        </Badge>
        <Button
          data-first
          size="small"
          variant="quiet"
          icon={<Undo2 aria-hidden="true" />}
          aria-label={`Undo: ${short(line.text ?? line.source)}`}
          onClick={() => onDecide({ decision: null })}
        >
          Undo
        </Button>
      </div>
      <p className={`wrap-anywhere ${line.text === null ? 'text-muted line-through' : ''}`}>
        {line.text ?? line.source}
      </p>
    </div>
  );
}

function OpenLine({ line, open, onOpen, pending = false, withSource = true, onDecide }: LineCardProps) {
  const editing = open === 'edit';
  const { source, suggestion, answer, changes, question, isUnchanged } = line;
  const name = short(suggestion ?? source);
  // One that we may hold back still has something in it to mend, such as a word half spelled: that comes first.
  const isReady = suggestion !== null && line.caution === null;
  const accept = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      data-first={variant === 'primary' || undefined}
      aria-label={`Accept: ${name}`}
      pending={pending}
      icon={<Check aria-hidden="true" className={variant === 'primary' ? '' : '@max-lg:hidden'} />}
      className={variant === 'primary' ? 'min-w-36' : ''}
      onClick={() => onDecide({ decision: 'accepted', text: suggestion ?? '' })}
    >
      Accept
    </Button>
  );
  const edit = (
    <Button
      variant="secondary"
      data-first={!isReady || undefined}
      aria-label={`Edit: ${name}`}
      icon={<Pencil aria-hidden="true" className={isReady ? '@max-lg:hidden' : ''} />}
      onClick={() => onOpen('edit')}
    >
      Edit
    </Button>
  );
  return (
    <div className="grid gap-3 py-4">
      {isUnchanged || !withSource ? null : (
        <div>
          <p className="text-xs font-semibold text-muted">You wrote</p>
          <p className="text-sm wrap-anywhere text-muted">{source}</p>
          {answer === null ? null : <p className="text-sm wrap-anywhere text-muted">You added: {answer}</p>}
        </div>
      )}
      {suggestion === null ? null : (
        <div>
          <p className="text-xs font-semibold text-gold-text">
            {isUnchanged ? 'Your own words' : 'Our line'}
          </p>
          <p className="font-semibold wrap-anywhere text-heading">{suggestion}</p>
        </div>
      )}
      {changes.length === 0 ? null : (
        <ul className="list-disc space-y-0.5 pl-5 text-sm text-muted">
          {changes.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      )}
      {line.caution === null ? null : (
        <p className="flex items-start gap-1.5 text-sm wrap-anywhere text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{line.caution}. Until you decide, we may leave it out.</span>
        </p>
      )}
      {editing ? (
        <EditForm
          text={suggestion ?? source}
          about={name}
          onSave={(text) => onDecide({ decision: 'edited', text })}
          onCancel={() => onOpen(null)}
        />
      ) : (
        <div className="grid gap-2 @lg:flex @lg:flex-wrap">
          {isReady ? (
            accept('primary')
          ) : (
            <div className={ROW}>
              {edit}
              {suggestion === null ? null : accept('secondary')}
            </div>
          )}
          <div className={ROW}>
            {isReady ? edit : null}
            {isUnchanged ? null : (
              <Button
                variant="secondary"
                aria-label={`Keep my words: ${name}`}
                icon={<Quote aria-hidden="true" className="@max-lg:hidden" />}
                onClick={() => onDecide({ decision: 'own-words' })}
              >
                Keep my words
              </Button>
            )}
            <Button
              variant="secondary"
              aria-label={`Leave out: ${name}`}
              icon={<X aria-hidden="true" className="@max-lg:hidden" />}
              onClick={() => onDecide({ decision: 'left-out' })}
            >
              Leave out
            </Button>
          </div>
        </div>
      )}
      {question === null || editing ? null : (
        <AnswerForm
          question={question.text}
          about={name}
          pending={pending}
          isOpen={open === 'answer'}
          onOpen={() => onOpen('answer')}
          onAnswer={(given) => onDecide({ decision: null, answer: given })}
        />
      )}
      {answer === null || editing ? null : (
        <Button
          size="small"
          variant="quiet"
          className="-ml-3 justify-self-start"
          aria-label={`Remove what you added: ${short(answer)}`}
          onClick={() => onDecide({ decision: null, answer: null })}
        >
          Remove what you added
        </Button>
      )}
    </div>
  );
}

/** Buttons that share a row where they fit, without a name broken. */
const ROW = 'flex flex-wrap gap-2 *:grow *:px-2 *:whitespace-nowrap @lg:*:grow-0 @lg:*:px-4';

/** Enough of a line to know it by, for the names of its buttons. */
function short(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 100).replace(/\s+\S*$/, '')} …`;
}
