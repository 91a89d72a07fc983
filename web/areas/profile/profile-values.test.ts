import { expect, test } from 'vitest';
import { profileForm } from '#contract/profile.ts';
import type { UserReply } from '#contract/user.ts';
import { profileCompleteness } from './completeness.ts';
import { changedFields, profileFormOf, profileValues } from './profile-values.ts';

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
  changedFields(profileFormOf(stored).parse({ ...profileValues(stored), ...changes }), stored);

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

test('someone who never said a branch sends none until they choose it', () => {
  const stored = { ...user, militaryBranch: null };
  expect(sent({ city: 'Yuma' }, stored)).toEqual({ city: 'Yuma' });
  expect(sent({ militaryBranch: 'Army' }, stored)).toEqual({ militaryBranch: 'Army' });
});

test('whatever is filled in can be saved while the rest is empty', () => {
  const stored = {
    ...user,
    firstName: null,
    militaryBranch: null,
    militaryRank: null,
    militaryOccupation: null,
    militaryStartDate: null,
    militaryEndDate: null,
  };
  expect(sent({ militaryRank: 'SGT' }, stored)).toEqual({ militaryRank: 'SGT' });
});

test.each([
  ['militaryRank', 'Please enter your rank'],
  ['militaryOccupation', 'Please enter your military occupation'],
  ['militaryStartDate', 'Please enter your service start date'],
  ['militaryEndDate', 'Please enter your service end date'],
  ['firstName', 'First name must be at least 2 characters'],
  ['email', 'Please enter a valid email address'],
])('%s that is stored cannot be emptied', (field, message) => {
  const checked = profileFormOf(user).safeParse({ ...profileValues(user), [field]: ' ' });
  expect(checked.error?.issues.map((issue) => issue.message)).toEqual([message]);
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
