import { expect, test } from 'vitest';
import type { FollowUp } from '#web/areas/applications/follow-ups.ts';
import { behindPriorities, priorities } from './priorities.ts';

const followUp = (applicationId: number, kind: FollowUp['kind'], day: string, isDue: boolean): FollowUp => ({
  applicationId,
  kind,
  jobTitle: 'Planner',
  company: 'Acme',
  day,
  isDue,
});
const resume = { id: 9, jobTitle: 'Planner' };

test('the next interview comes first, then the follow-up that is due longest, then the next date of the plan, then the resume to review', () => {
  const list = priorities({
    followUps: [
      followUp(1, 'follow-up', '2026-03-01', true),
      followUp(2, 'follow-up', '2026-03-02', true),
      followUp(3, 'interview', '2026-03-12', false),
      followUp(4, 'follow-up', '2026-03-20', false),
    ],
    resume,
    linesToReview: 4,
    nextDate: { title: 'Have a resume ready', due: '2026-04-01' },
  });
  expect(list.map(({ kind, path, more }) => [kind, path, more])).toEqual([
    ['interview', '/applications/3/edit', 0],
    ['follow-up', '/applications/1/edit', 1],
    ['countdown', '/calendar', 0],
    ['review', '/resume/9', 3],
  ]);
});

test('nothing that can wait is there', () => {
  expect(
    priorities({
      followUps: [followUp(4, 'follow-up', '2026-03-20', false)],
      resume,
      linesToReview: 0,
      nextDate: null,
    }),
  ).toEqual([]);
  expect(priorities({ followUps: [], resume: null, linesToReview: 0, nextDate: null })).toEqual([]);
});

test('what a priority names is not said again further down, and what waits behind it is', () => {
  const followUps = [
    followUp(1, 'follow-up', '2026-03-01', true),
    followUp(2, 'follow-up', '2026-03-02', true),
    followUp(3, 'interview', '2026-03-12', false),
    followUp(4, 'follow-up', '2026-03-20', false),
  ];
  expect(behindPriorities(followUps).map(({ applicationId }) => applicationId)).toEqual([2, 4]);
});
