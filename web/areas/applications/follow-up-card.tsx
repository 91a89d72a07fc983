import { CalendarClock } from 'lucide-react';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { DueBadge, FollowUpDay } from './follow-up-day.tsx';
import type { FollowUp } from './follow-ups.ts';

const SHOWN = 5;

/** Interviews to come, and applications to ask about. */
export function FollowUpCard({
  followUps,
  isRest,
}: {
  /** Soonest first. */
  readonly followUps: readonly FollowUp[];
  /** Others stand at the top of the page. */
  readonly isRest: boolean;
}) {
  const next = followUps.slice(0, SHOWN);
  return (
    <SectionCard
      title="Upcoming follow-ups"
      plain="Interviews coming up, and employers to check in with."
      icon={<CalendarClock aria-hidden="true" />}
    >
      {next.length === 0 ? (
        <p className="text-muted">
          {isRest ? 'Nothing besides what’s at the top of this page.' : 'Nothing due.'} Applications show up
          here a week after you apply.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {next.map(({ applicationId, kind, jobTitle, company, day, isDue }) => (
            <li key={applicationId} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <span className="flex flex-wrap items-center gap-2">
                <TextLink to={`/applications/${applicationId}/edit`} className="line-clamp-3 wrap-anywhere">
                  {jobTitle}, {company}
                </TextLink>
                <DueBadge kind={kind} isDue={isDue} />
              </span>
              <span className="text-sm text-muted">
                <FollowUpDay kind={kind} isDue={isDue} day={day} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
