import { DAY_MS } from '#career/durations.ts';
import type { ApplicationReply } from '#contract/applications.ts';

export interface FollowUp {
  readonly applicationId: number;
  readonly kind: 'interview' | 'follow-up';
  readonly jobTitle: string;
  readonly company: string;
  /** "2025-01-05": the day of the interview, or the day from which to follow up. */
  readonly day: string;
  readonly isDue: boolean;
}

/** "Follow up 1-2 weeks after applying" (specification part 2, section 2.8): from the first of those days on it is due. */
const FOLLOW_UP_AFTER_DAYS = 7;

/**
 * What comes next for the applications under way, soonest first: interviews from today on, and for applications that
 * were sent and not answered the day to ask. `today` is the reader's calendar day.
 */
export function upcomingFollowUps(applications: readonly ApplicationReply[], today: string): FollowUp[] {
  return applications
    .flatMap((application) => findNextStep(application, today) ?? [])
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** What comes next for one application, if anything does. */
export function findNextStep(application: ApplicationReply, today: string): FollowUp | null {
  const { id: applicationId, jobTitle, company, status, interviewDate } = application;
  const about = { applicationId, jobTitle, company };
  if (
    (status === 'applied' || status === 'interviewing') &&
    interviewDate !== null &&
    interviewDate >= today
  ) {
    return { ...about, kind: 'interview', day: interviewDate, isDue: interviewDate === today };
  }
  const lastTouch = [application.appliedDate, application.lastContactDate]
    .filter((day) => day !== null)
    .sort()
    .at(-1);
  if (status !== 'applied' || lastTouch === undefined) return null;
  const day = new Date(Date.parse(lastTouch) + FOLLOW_UP_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);
  return { ...about, kind: 'follow-up', day, isDue: day <= today };
}
