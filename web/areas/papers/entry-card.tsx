import { Check, Minus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PROFILE_LABELS } from '#career/profile-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { takenEntry } from '#contract/papers.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import type { Entry, EntryState } from './entry-state.ts';

interface EntryCardProps {
  readonly entry: Entry;
  readonly state: EntryState;
  /** What the profile says, where it differs. */
  readonly held: string;
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly onTake: (value: string) => void;
  readonly onLeave: () => void;
  readonly onReopen: () => void;
}

/** One thing a paper says: take it, change it, or leave it. */
export function EntryCard(props: EntryCardProps) {
  const { entry, state, held, pending, error, onTake, onLeave, onReopen } = props;
  const [changing, setChanging] = useState(false);
  const name = PROFILE_LABELS[entry.field];
  if (state === 'taken' || state === 'known' || state === 'left') {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {state === 'left' ? (
          <Minus aria-hidden="true" className="size-4 shrink-0 text-muted" />
        ) : (
          <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
        )}
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-semibold">{name}</span>: {SETTLED[state]}
        </p>
        {state === 'left' ? (
          <Button size="small" variant="quiet" aria-label={`Look at it again: ${name}`} onClick={onReopen}>
            Look at it again
          </Button>
        ) : null}
      </div>
    );
  }
  if (changing) {
    return (
      <ChangeForm
        name={name}
        value={entry.value}
        onSave={(value) => {
          setChanging(false);
          onTake(value);
        }}
        onCancel={() => setChanging(false)}
      />
    );
  }
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        {entry.certain ? null : <Badge tone="warning">Check this one</Badge>}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{entry.value}</p>
      {state === 'differs' ? (
        <p className="rounded border border-line bg-sunken p-3 wrap-anywhere">
          Your profile says: <span className="font-semibold">{held}</span>
        </p>
      ) : null}
      {error === undefined ? null : (
        <p role="alert" className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          pending={pending}
          aria-label={`${state === 'differs' ? 'Use this one' : 'Take it'}: ${name}`}
          onClick={() => onTake(entry.value)}
        >
          {state === 'differs' ? 'Use this one' : 'Take it'}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Change it: ${name}`}
          onClick={() => setChanging(true)}
        >
          Change it
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`${state === 'differs' ? 'Keep mine' : 'Leave it'}: ${name}`}
          onClick={onLeave}
        >
          {state === 'differs' ? 'Keep mine' : 'Leave it'}
        </Button>
      </div>
    </div>
  );
}

const SETTLED = {
  taken: 'added to your profile',
  known: 'already in your profile',
  left: 'left out',
} as const;

const changeForm = takenEntry.pick({ value: true });

function ChangeForm({
  name,
  value,
  onSave,
  onCancel,
}: {
  readonly name: string;
  readonly value: string;
  readonly onSave: (value: string) => void;
  readonly onCancel: () => void;
}) {
  const form = useSchemaForm(changeForm, { value });
  const { setFocus } = form;
  useEffect(() => setFocus('value'), [setFocus]);
  return (
    <Form form={form} label={`Change ${name}`} onSubmit={(changed) => onSave(changed.value)}>
      <TextArea name="value" label={name} rows={5} limit={LIMITS.longText} />
      <FormActions size="small" onCancel={onCancel}>
        Use this wording
      </FormActions>
    </Form>
  );
}
