import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownPassword, type SessionReply } from '#contract/account.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { QueryPart } from '#web/components/query-part.tsx';
import { formatDay, formatTime } from '#web/lib/date-format.ts';
import { sessionsQuery, useEndSessions } from './sessions.queries.ts';

/** What is about to be ended: one session, or all but this one. */
type Ending = SessionReply | 'others';

/** Where one is signed in, with a way to end each and all the others. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<Ending | null>(null);
  return (
    <SectionCard
      title="Where you’re signed in"
      plain="We sign out any browser you haven’t used for two weeks, and every browser after 90 days."
    >
      <QueryPart query={sessions} loading="Loading your sessions" failed="We couldn’t load your sessions">
        {(list) => (
          <div className="grid gap-4">
            <ul className="grid gap-3">
              {list.map((session) => (
                <li
                  key={session.id}
                  className="flex flex-wrap items-center justify-between gap-3 rounded border border-line p-4"
                >
                  <Session session={session} onEnd={() => setEnding(session)} />
                </li>
              ))}
            </ul>
            {list.length > 1 ? (
              <Button variant="secondary" className="justify-self-start" onClick={() => setEnding('others')}>
                Sign out everywhere else
              </Button>
            ) : null}
          </div>
        )}
      </QueryPart>
      <Dialog
        open={ending !== null}
        onOpenChange={(open) => {
          if (!open) setEnding(null);
        }}
        title={
          ending === null || ending === 'others' ? 'Sign out everywhere else' : `Sign out: ${nameOf(ending)}`
        }
        description="Enter your password to confirm it’s you."
      >
        {ending === null ? null : <EndForm ending={ending} onDone={() => setEnding(null)} />}
      </Dialog>
    </SectionCard>
  );
}

interface EndFormProps {
  readonly ending: Ending;
  readonly onDone: () => void;
}

function EndForm({ ending, onDone }: EndFormProps) {
  const end = useEndSessions(ending === 'others' ? undefined : ending.id);
  const form = useSchemaForm(ownPassword, { password: '' });
  return (
    <Form
      form={form}
      label="Sign out"
      onSubmit={async (body) => {
        await end.mutateAsync(body);
        onDone();
      }}
    >
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
      <FormActions pending={end.isPending} onCancel={onDone}>
        Sign out
      </FormActions>
    </Form>
  );
}

const nameOf = ({ device }: SessionReply) => (device === '' ? 'Unknown browser' : device);

interface SessionProps {
  readonly session: SessionReply;
  readonly onEnd: () => void;
}

function Session({ session, onEnd }: SessionProps) {
  const { startedAt, lastSeenAt, isCurrent } = session;
  const name = nameOf(session);
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent ? <Badge tone="success">This browser</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          Signed in {formatDay(startedAt)}. Last used {formatDay(lastSeenAt)},{' '}
          {formatTime(new Date(lastSeenAt))}.
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Sign out: ${name}, last used ${formatDay(lastSeenAt)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </>
  );
}
