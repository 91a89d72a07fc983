import { expect, test } from 'vitest';
import { profileForm } from '#contract/profile.ts';
import type { UserReply } from '#contract/user.ts';
import { profileCompleteness } from './completeness.ts';
import { changedFields, profileValues } from './profile-values.ts';

const user = {
  ...Object.fromEntries(Object.keys(profileForm.shape).map((field) => [field, null])),
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.org',
  militaryBranch: 'Navy',
  militaryRank: 'IT1',
  militaryOccupation: 'IT',
  militaryStartDate: '2014',
  militaryEndDate: '2024',
  militarySkills: 'Routing',
  earlierService: [],
} as unknown as UserReply;

const sent = (changes: object, stored = user) =>
  changedFields(profileForm.parse({ ...profileValues(stored), ...changes }), stored);

test('a form nobody touched sends nothing', () => {
  expect(sent({})).toEqual({});
});

test('only the changed field is sent', () => {
  expect(sent({ city: 'Norfolk' })).toEqual({ city: 'Norfolk' });
});

test('emptied text is sent as null', () => {
  expect(sent({ militarySkills: '   ' })).toEqual({ militarySkills: null });
});

test('spaces around unchanged text are no change', () => {
  expect(sent({ militarySkills: ' Routing ' })).toEqual({});
});

test('someone who never said a branch gets Army, and sends it', () => {
  expect(sent({}, { ...user, militaryBranch: null })).toEqual({ militaryBranch: 'Army' });
});

test('earlier periods are sent when one of them changed, and only then', () => {
  const period = {
    branch: 'Army',
    component: null,
    rank: 'SPC',
    occupation: '11B',
    startDate: '2008',
    endDate: null,
    duties: null,
  } as const;
  const stored = { ...user, earlierService: [period] };
  expect(sent({}, stored)).toEqual({});
  expect(sent({ earlierService: [{ ...period, rank: 'SGT' }] }, stored)).toEqual({
    earlierService: [{ ...period, rank: 'SGT' }],
  });
  expect(sent({ earlierService: [] }, stored)).toEqual({ earlierService: [] });
});

test('completeness counts each part the same and names what is open', () => {
  const { percent, open } = profileCompleteness(user);
  // One of seven parts in full, half of the skills part.
  expect(percent).toBe(Math.floor((1.5 / 7) * 100));
  expect(open.map(({ name }) => name)).not.toContain('Branch, rank and occupation');
  expect(open).toHaveLength(6);
});
