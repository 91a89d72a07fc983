import type { ApplicationStatus } from '#contract/applications.ts';
import { Badge, type Tone } from '#web/components/badge.tsx';

/** What each status is called, and its colour (specification part 2, section 4). */
export const STATUS_LOOK: Readonly<
  Record<ApplicationStatus, { readonly name: string; readonly tone: Tone }>
> = {
  applied: { name: 'Applied', tone: 'info' },
  interviewing: { name: 'Interviewing', tone: 'warning' },
  offered: { name: 'Offered', tone: 'success' },
  rejected: { name: 'Rejected', tone: 'danger' },
  accepted: { name: 'Accepted', tone: 'violet' },
};

export function StatusBadge({ status }: { readonly status: ApplicationStatus }) {
  return <Badge tone={STATUS_LOOK[status].tone}>{STATUS_LOOK[status].name}</Badge>;
}
