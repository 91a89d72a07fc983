import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { CalendarReply } from '#contract/calendar.ts';
import { Button } from '#web/components/button.tsx';
import { buttonClass } from '#web/components/button-class.ts';
import { SectionCard } from '#web/components/card.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SecretLink } from '#web/components/secret-link.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { useMakeFeed, useRevokeFeed, useSetReminders } from './calendar.queries.ts';

/** The plan in one's own calendar, and by email. */
export function TakeAlong({ leaving }: { readonly leaving: NonNullable<CalendarReply['leaving']> }) {
  const remind = useSetReminders();
  return (
    <SectionCard
      title="Add to your calendar"
      plain="As a file, as a link that stays current, or by email."
      icon={<CalendarPlus aria-hidden="true" />}
    >
      <div className="grid gap-5">
        <div className="grid justify-items-start gap-2">
          <h3 className="text-base">Calendar file</h3>
          <p className="text-sm text-muted">
            Adds what’s still to do to your calendar once. If your date changes, download it again.
          </p>
          <a href="/api/calendar/file" download className={buttonClass('secondary', 'medium')}>
            Download calendar file (.ics)
          </a>
        </div>
        <Subscription feedMadeAt={leaving.feedMadeAt} />
        <div className="grid gap-1">
          <h3 className="text-base">Email reminder</h3>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={remind.isPending ? remind.variables : leaving.reminders}
              onChange={(event) => remind.mutate(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            <span>Email me on Mondays when something’s coming up in the next two weeks</span>
          </label>
        </div>
      </div>
    </SectionCard>
  );
}

function Subscription({ feedMadeAt }: { readonly feedMadeAt: string | null }) {
  const [token, setToken] = useState<string | null>(null);
  const make = useMakeFeed();
  const revoke = useRevokeFeed();
  return (
    <div className="grid gap-2">
      <h3 className="text-base">Subscribe</h3>
      <p className="text-sm text-muted">
        A secret link that keeps your calendar up to date. Anyone who has it can see these dates, so don’t
        share it.
      </p>
      {feedMadeAt === null ? null : token === null ? (
        <Notice title={`You made a link on ${formatDay(feedMadeAt)}`}>
          We don’t keep a copy, so we can’t show it again. If you lost it, make a new one, and the old one
          stops.
        </Notice>
      ) : (
        <NewLink token={token} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          pending={make.isPending}
          onClick={() => make.mutate(undefined, { onSuccess: (made) => setToken(made.token) })}
        >
          {feedMadeAt === null ? 'Make a secret link' : 'Make a new link'}
        </Button>
        {feedMadeAt === null ? null : (
          <Button
            variant="danger"
            pending={revoke.isPending}
            onClick={() => revoke.mutate(undefined, { onSuccess: () => setToken(null) })}
          >
            Stop the link
          </Button>
        )}
      </div>
    </div>
  );
}

function NewLink({ token }: { readonly token: string }) {
  const link = `${window.location.origin}/api/calendar/feed/${token}`;
  return (
    <SecretLink
      link={link}
      whereTo="Paste it where your calendar asks for an address."
      actions={
        <a href={link.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'small')}>
          Open in my calendar app
        </a>
      }
    >
      <span className="wrap-anywhere">{link}</span>
    </SecretLink>
  );
}
