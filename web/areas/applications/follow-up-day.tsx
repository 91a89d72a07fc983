import { Badge } from '#web/components/badge.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import type { FollowUp } from './follow-ups.ts';

/** "Interview on Mar 12, 2026", "Follow-up due since Mar 4, 2026". */
export function FollowUpDay({ kind, isDue, day }: Pick<FollowUp, 'kind' | 'isDue' | 'day'>) {
  return (
    <span>
      {kind === 'interview' ? 'Interview on' : isDue ? 'Follow-up due since' : 'Follow up on'}{' '}
      <time dateTime={day}>{formatDay(day)}</time>
    </span>
  );
}

/** Says that it is for today, or was; nothing while there is time. */
export function DueBadge({ kind, isDue }: Pick<FollowUp, 'kind' | 'isDue'>) {
  return isDue ? <Badge tone="warning">{kind === 'interview' ? 'Today' : 'Due'}</Badge> : null;
}
