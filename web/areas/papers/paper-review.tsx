import { CheckCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PAPER_KINDS, type PaperKind } from '#career/papers/paper.ts';
import type { PaperReply, TakenEntry } from '#contract/papers.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Select } from '#web/components/select.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useUser } from '#web/lib/current-user.ts';
import { EntryCard } from './entry-card.tsx';
import { certainOf, type Decisions, stateOf, takenAs } from './entry-state.ts';
import { PaperText } from './paper-text.tsx';
import { KIND_NAMES, struckInWords } from './paper-words.ts';
import { useTakeEntries } from './papers.queries.ts';

/** A paper beside what it says: its text with the place marked, and each entry to take, change or leave. */
export function PaperReview({
  name,
  reply,
  onKind,
}: {
  readonly name: string;
  readonly reply: PaperReply;
  readonly onKind: (kind: PaperKind) => void;
}) {
  const kindId = useId();
  const user = useUser();
  const take = useTakeEntries();
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const [said, setSaid] = useState('');
  const { entries, text, period } = reply;
  const states = entries.map((entry, at) => stateOf(entry, at, decisions, user));
  const open = states.flatMap((state, at) => (state === 'new' || state === 'differs' ? [at] : []));
  const [looked, setLooked] = useState<number | null>(null);
  const active = looked ?? open[0];
  const list = useRef<HTMLUListElement>(null);
  const nextOpen = open[0];
  // What was pressed is gone with its entry: the focus goes on to the next one, or stays at the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision may have taken the focus along
  useEffect(() => {
    if (decisions.size === 0 || document.activeElement !== document.body) return;
    const next = list.current?.querySelector<HTMLElement>(`[data-entry="${nextOpen}"]`);
    (next ?? list.current)?.focus();
  }, [decisions]);
  const certain = certainOf(entries, decisions, user);
  const struck = struckInWords(reply.struck);
  const decide = (places: readonly number[], as: 'taken' | 'left' | null) =>
    setDecisions((before) => {
      const next = new Map(before);
      for (const at of places) {
        if (as === null) next.delete(at);
        else next.set(at, as);
      }
      return next;
    });
  const send = (places: readonly number[], taken: TakenEntry[]) =>
    take.mutate(taken, {
      onSuccess: () => {
        decide(places, 'taken');
        setErrors(new Map());
        setSaid(
          places.length === 1 ? 'Added to your profile.' : `${places.length} entries added to your profile.`,
        );
      },
      onError: (error) =>
        setErrors(new Map(places.map((at) => [at, messageOf(error, 'Not saved. Please try again.')]))),
    });
  return (
    <SectionCard
      title={name}
      plain={period === '' ? KIND_NAMES[reply.kind] : `${KIND_NAMES[reply.kind]}, ${period}`}
    >
      <div className="grid gap-4">
        {struck === '' ? null : (
          <Notice tone="info" title="We took out private numbers">
            This paper had {struck}. We removed that before we stored or showed anything.
          </Notice>
        )}
        <div className="max-w-md">
          <Select
            id={kindId}
            label="What kind of paper is this?"
            value={reply.kind}
            onChange={(event) => {
              const kind = PAPER_KINDS.find((each) => each === event.target.value);
              if (kind) onKind(kind);
            }}
          >
            {PAPER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          </Select>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <PaperText
            name={name}
            text={text}
            marked={active === undefined ? [] : (entries[active]?.lines ?? [])}
          />
          <div className="grid min-w-0 gap-4">
            {entries.length === 0 ? (
              <Notice tone="warning" title="We didn’t find anything for your record">
                Check the kind of paper above. If it’s right, copy what matters into your profile yourself.
              </Notice>
            ) : null}
            {certain.length === 0 ? null : (
              <Button
                className="justify-self-start"
                icon={<CheckCheck aria-hidden="true" />}
                pending={take.isPending}
                onClick={() =>
                  send(
                    certain,
                    certain.flatMap((at) => {
                      const entry = entries[at];
                      return entry ? [takenAs(entry, entry.value, user)] : [];
                    }),
                  )
                }
              >
                Take everything we’re sure of ({certain.length})
              </Button>
            )}
            {entries.length > 0 && open.length === 0 ? (
              <Notice tone="success" title="You’re done with this paper">
                You’ve decided on everything in it.
              </Notice>
            ) : null}
            {entries.length === 0 ? null : (
              <ul
                aria-label={`What ${name} says`}
                ref={list}
                tabIndex={-1}
                className="divide-y divide-line rounded border border-line"
              >
                {entries.map((entry, at) => {
                  const key = `${at} ${entry.field}`;
                  return (
                    <li
                      key={key}
                      data-entry={at}
                      tabIndex={-1}
                      className={classNames(
                        'border-l-4 p-4',
                        at === active ? 'border-l-gold' : 'border-l-transparent',
                      )}
                      onFocusCapture={() => setLooked(at)}
                      onMouseEnter={() => setLooked(at)}
                    >
                      <EntryCard
                        entry={entry}
                        state={states[at] ?? 'new'}
                        held={user[entry.field] ?? ''}
                        pending={take.isPending}
                        error={errors.get(at)}
                        onTake={(value) => send([at], [takenAs(entry, value, user)])}
                        onLeave={() => decide([at], 'left')}
                        onReopen={() => decide([at], null)}
                      />
                    </li>
                  );
                })}
              </ul>
            )}
          </div>
        </div>
      </div>
    </SectionCard>
  );
}
