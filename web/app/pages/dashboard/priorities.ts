import type { ResumeSummary } from '#contract/resumes.ts';
import type { FollowUp } from '#web/areas/applications/follow-ups.ts';

export interface Priority {
  readonly kind: 'interview' | 'follow-up' | 'review' | 'countdown';
  readonly path: string;
  /** What it is about: a job and company, or a resume. */
  readonly about: string;
  /** "2025-01-05": the day it stands for; null where there is none. */
  readonly day: string | null;
  /** More of the same kind that wait behind it. */
  readonly more: number;
}

interface Waiting {
  /** Soonest first. */
  readonly followUps: readonly FollowUp[];
  readonly resume: Pick<ResumeSummary, 'id' | 'jobTitle'> | null;
  /** Lines of that resume that nobody has looked at. */
  readonly linesToReview: number;
  /** What the Countdown has due next; null without a plan, or with nothing ahead. */
  readonly nextDate: { readonly title: string; readonly due: string } | null;
}

/**
 * What comes before everything else on the dashboard: the next interview, follow-ups that are due, the next date of the
 * Countdown, a resume to read.
 */
export function priorities({ followUps, resume, linesToReview, nextDate }: Waiting): Priority[] {
  return [
    ...first('interview', interviewsOf(followUps)),
    ...first('follow-up', dueOf(followUps)),
    ...(nextDate === null
      ? []
      : [
          {
            kind: 'countdown' as const,
            path: '/calendar',
            about: nextDate.title,
            day: nextDate.due,
            more: 0,
          },
        ]),
    ...(resume === null || linesToReview === 0
      ? []
      : [
          {
            kind: 'review' as const,
            path: `/resume/${resume.id}`,
            about: resume.jobTitle,
            day: null,
            more: linesToReview - 1,
          },
        ]),
  ];
}

/** The follow-ups that no priority names: those of further down the page, where nothing is said twice. */
export function behindPriorities(followUps: readonly FollowUp[]): FollowUp[] {
  const named = [interviewsOf(followUps)[0], dueOf(followUps)[0]];
  return followUps.filter((followUp) => !named.includes(followUp));
}

const interviewsOf = (followUps: readonly FollowUp[]) => followUps.filter(({ kind }) => kind === 'interview');
const dueOf = (followUps: readonly FollowUp[]) =>
  followUps.filter(({ kind, isDue }) => kind === 'follow-up' && isDue);

function first(kind: 'interview' | 'follow-up', waiting: readonly FollowUp[]): Priority[] {
  const [next] = waiting;
  if (next === undefined) return [];
  const { applicationId, jobTitle, company, day } = next;
  return [
    {
      kind,
      path: `/applications/${applicationId}/edit`,
      about: `${jobTitle}, ${company}`,
      day,
      more: waiting.length - 1,
    },
  ];
}
