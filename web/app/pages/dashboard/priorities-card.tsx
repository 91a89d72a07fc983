import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarRange, FileCheck, type LucideIcon, MailQuestion } from 'lucide-react';
import type { ResumeSummary } from '#contract/resumes.ts';
import type { FollowUp } from '#web/areas/applications/follow-ups.ts';
import { calendarQuery } from '#web/areas/calendar/calendar.queries.ts';
import { distanceInWords, nextDue } from '#web/areas/calendar/plan-words.ts';
import { originsQuery } from '#web/areas/resumes/checks.queries.ts';
import { SectionCard } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { formatDay, todayAsInput } from '#web/lib/date-format.ts';
import { type Priority, priorities } from './priorities.ts';

const ICONS: Readonly<Record<Priority['kind'], LucideIcon>> = {
  interview: CalendarClock,
  'follow-up': MailQuestion,
  review: FileCheck,
  countdown: CalendarRange,
};

/** What comes first today, of follow-ups (soonest first), the newest resume and the Countdown; and whether that is known. */
export function usePriorities(followUps: readonly FollowUp[], resumes: readonly ResumeSummary[]) {
  const resume = resumes.find(({ origin }) => origin !== 'uploaded') ?? null;
  const origins = useQuery({ ...originsQuery(resume?.id ?? 0), enabled: resume !== null });
  const calendar = useQuery(calendarQuery);
  const today = todayAsInput(new Date());
  const list = priorities({
    followUps,
    resume,
    linesToReview: origins.data?.lines.filter(({ review }) => review === 'not-reviewed').length ?? 0,
    nextDate: nextDue(calendar.data?.entries ?? [], today),
  });
  return { list, isLoading: origins.isLoading || calendar.isLoading };
}

/** What comes first today. Nothing while nothing waits. */
export function PrioritiesCard({ list }: { readonly list: readonly Priority[] }) {
  if (list.length === 0) return null;
  return (
    <SectionCard title="First things first" plain="What’s waiting for you.">
      <ul className="divide-y divide-line">
        {list.map((priority) => (
          <Row key={priority.kind} priority={priority} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Row({ priority }: { readonly priority: Priority }) {
  const { kind, path, about, day } = priority;
  const Icon = ICONS[kind];
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-gold-text" />
      <span className="grid min-w-0 gap-1">
        <TextLink to={path} className="line-clamp-3 font-semibold wrap-anywhere">
          {WORDS[kind](about)}
        </TextLink>
        <span className="text-sm text-muted">
          {day === null ? null : <Day day={day} />}
          {moreInWords(priority)}
        </span>
      </span>
    </li>
  );
}

/** A day that has passed says how late it is. */
function Day({ day }: { readonly day: string }) {
  const today = todayAsInput(new Date());
  const when = formatDay(day);
  const late = day < today ? <strong className="text-danger">{distanceInWords(day, today)}, </strong> : null;
  return (
    <time dateTime={day}>
      {late}
      {day === today ? 'Today' : when}
    </time>
  );
}

const WORDS: Readonly<Record<Priority['kind'], (about: string) => string>> = {
  interview: (about) => `Get ready for your interview: ${about}`,
  'follow-up': (about) => `Follow up: ${about}`,
  countdown: (about) => about,
  review: (about) => `Read your resume for ${about} before you send it`,
};

function moreInWords({ kind, more }: Priority): string | null {
  if (kind === 'review') {
    return more === 0
      ? 'One line you haven’t looked at yet.'
      : `${more + 1} lines you haven’t looked at yet.`;
  }
  if (kind === 'countdown') return ' · Next date in your Countdown';
  if (more === 0) return null;
  return ` · ${more} more ${kind === 'interview' ? (more === 1 ? 'interview' : 'interviews') : 'due'}`;
}
