import { History } from 'lucide-react';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import type { Activity } from './recent-activity.ts';

/** The last few things done here. */
export function RecentActivityCard({ activities }: { readonly activities: readonly Activity[] }) {
  return (
    <SectionCard
      title="Recent activity"
      plain="What you’ve done lately."
      icon={<History aria-hidden="true" />}
    >
      {activities.length === 0 ? (
        <p className="text-muted">
          Nothing yet. Your assessments, resumes and applications will show up here.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {activities.map(({ key, text, path, at }) => (
            <li key={key} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <TextLink to={path} className="line-clamp-3 wrap-anywhere">
                {text}
              </TextLink>
              <time dateTime={at} className="text-sm text-muted">
                {formatDay(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
