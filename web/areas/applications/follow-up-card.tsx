import { CalendarClock } from 'lucide-react';
import type { ApplicationReply } from '#contract/applications.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { formatDay, todayAsInput } from '#web/lib/date-format.ts';
import { upcomingFollowUps } from './follow-ups.ts';

const SHOWN = 5;

/** Interviews to come, and applications to ask about. */
export function FollowUpCard({ applications }: { readonly applications: readonly ApplicationReply[] }) {
  const next = upcomingFollowUps(applications, todayAsInput(new Date())).slice(0, SHOWN);
  return (
    <SectionCard
      title="Upcoming follow-ups"
      plain="Interviews coming up, and employers to check in with."
      icon={<CalendarClock aria-hidden="true" />}
    >
      {next.length === 0 ? (
        <p className="text-muted">Nothing due. Applications show up here a week after you apply.</p>
      ) : (
        <ul className="divide-y divide-line">
          {next.map(({ applicationId, kind, jobTitle, company, day, isDue }) => (
            <li key={applicationId} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <span className="flex flex-wrap items-center gap-2">
                <TextLink to={`/applications/${applicationId}/edit`} className="wrap-anywhere">
                  {jobTitle}, {company}
                </TextLink>
                {isDue ? <Badge tone="warning">{kind === 'interview' ? 'Today' : 'Due'}</Badge> : null}
              </span>
              <span className="text-sm text-muted">
                {kind === 'interview' ? 'Interview on' : isDue ? 'Follow-up due since' : 'Follow up on'}{' '}
                <time dateTime={day}>{formatDay(day)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
