import { expect, test } from 'vitest';
import type { ApplicationReply } from '#contract/applications.ts';
import type { AssessmentReply } from '#contract/assessment.ts';
import type { ResumeSummary } from '#contract/resumes.ts';
import { recentActivity } from './recent-activity.ts';

const instant = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const resume = (id: number, day: number) =>
  ({ id, jobMatchId: 7, jobTitle: 'Planner', createdAt: instant(day) }) as ResumeSummary;
const application = (id: number, created: number, updated: number) =>
  ({ id, company: 'Acme', createdAt: instant(created), updatedAt: instant(updated) }) as ApplicationReply;

test('what was done last comes first, five things at most', () => {
  const activities = recentActivity({
    assessment: { completedAt: instant(4) } as AssessmentReply,
    resumes: [resume(1, 1), resume(2, 6)],
    applications: [application(1, 2, 2), application(2, 3, 5), application(3, 7, 7)],
  });
  expect(activities.map(({ text }) => text)).toEqual([
    'Added your application to Acme',
    'Made a resume for Planner',
    'Updated your application to Acme',
    'Finished the assessment',
    'Added your application to Acme',
  ]);
});

test('someone new has no activity', () => {
  expect(
    recentActivity({ assessment: { completedAt: null } as AssessmentReply, resumes: [], applications: [] }),
  ).toEqual([]);
});
