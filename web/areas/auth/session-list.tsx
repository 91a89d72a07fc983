import { useQuery } from '@tanstack/react-query';
import type { SessionReply } from '#contract/account.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { formatDay, formatTime } from '#web/lib/date-format.ts';
import { sessionsQuery, useEndSessions } from './sessions.queries.ts';

/** Where one is signed in, with a way to end each and all the others. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const end = useEndSessions();
  return (
    <SectionCard
      title="Where you’re signed in"
      plain="A browser you don’t use for two weeks is signed out, and any browser after 90 days."
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
                  <Session session={session} />
                </li>
              ))}
            </ul>
            {list.length > 1 ? (
              <Button
                variant="secondary"
                className="justify-self-start"
                pending={end.isPending}
                onClick={() => end.mutate(undefined)}
              >
                Sign out everywhere else
              </Button>
            ) : null}
          </div>
        )}
      </QueryPart>
    </SectionCard>
  );
}

function Session({ session }: { readonly session: SessionReply }) {
  const { id, device, startedAt, lastSeenAt, isCurrent } = session;
  const end = useEndSessions();
  const name = device === '' ? 'Unknown browser' : device;
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
          pending={end.isPending}
          onClick={() => end.mutate(id)}
        >
          Sign out
        </Button>
      )}
    </>
  );
}
