import { expect, test } from 'vitest';
import type { ApplicationReply } from '#contract/applications.ts';
import { upcomingFollowUps } from './follow-ups.ts';

const TODAY = '2026-03-10';
const application = (part: Partial<ApplicationReply>) =>
  ({
    id: 1,
    jobTitle: 'Planner',
    company: 'Acme',
    status: 'applied',
    appliedDate: null,
    lastContactDate: null,
    interviewDate: null,
    ...part,
  }) as ApplicationReply;
const next = (part: Partial<ApplicationReply>) =>
  upcomingFollowUps([application(part)], TODAY).map(({ kind, day, isDue }) => [kind, day, isDue]);

test.each<[string, Partial<ApplicationReply>, unknown[]]>([
  ['sent a week ago', { appliedDate: '2026-03-03' }, [['follow-up', '2026-03-10', true]]],
  ['sent yesterday', { appliedDate: '2026-03-09' }, [['follow-up', '2026-03-16', false]]],
  [
    'sent long ago, heard of since',
    { appliedDate: '2026-01-01', lastContactDate: '2026-03-08' },
    [['follow-up', '2026-03-15', false]],
  ],
  ['sent over the end of a month', { appliedDate: '2026-02-25' }, [['follow-up', '2026-03-04', true]]],
  ['sent, day not recorded', {}, []],
  [
    'an interview to come',
    { status: 'interviewing', interviewDate: '2026-03-12' },
    [['interview', '2026-03-12', false]],
  ],
  ['an interview today', { status: 'interviewing', interviewDate: TODAY }, [['interview', TODAY, true]]],
  ['an interview that was', { status: 'interviewing', interviewDate: '2026-03-09' }, []],
  ['rejected', { status: 'rejected', appliedDate: '2026-01-01', interviewDate: '2026-03-12' }, []],
])('%s', (_what, part, expected) => {
  expect(next(part)).toEqual(expected);
});

test('the soonest comes first', () => {
  const list = [
    application({ id: 1, appliedDate: '2026-03-09' }),
    application({ id: 2, status: 'interviewing', interviewDate: '2026-03-12' }),
    application({ id: 3, appliedDate: '2026-02-01' }),
  ];
  expect(upcomingFollowUps(list, TODAY).map(({ applicationId }) => applicationId)).toEqual([3, 2, 1]);
});
