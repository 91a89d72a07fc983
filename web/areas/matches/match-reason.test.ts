import { expect, test } from 'vitest';
import type { JobMatchReply } from '#contract/matches.ts';
import { missingOf, reasonsOf } from './match-reason.ts';

const match = (detail: object | null) =>
  ({
    jobTitle: 'Medical Assistant',
    detail: detail && {
      reasons: [],
      gaps: [],
      access: { kind: 'ready', needs: null, weeks: null },
      ...detail,
    },
  }) as unknown as JobMatchReply;

const withReasons = (id: number, ...texts: readonly string[]) => ({
  ...match({ reasons: texts.map((text) => ({ kind: 'skills', text })) }),
  id,
});

test('the reason is the first that says something, without the job and in one sentence', () => {
  const reasons = [
    { kind: 'missing-data', text: 'O*NET has no ratings.' },
    {
      kind: 'skills',
      text: '68W Health Care Specialist has no official civilian match. This one is our own read: patient care includes lifting.',
      short: 'Our read: patient care includes lifting. It is work.',
    },
  ];
  const list = [
    { ...match({ reasons }), id: 1 },
    withReasons(2, 'Kept from before. More.'),
    { ...match({ reasons: reasons.slice(0, 1) }), id: 3 },
    { ...match(null), id: 4 },
  ];
  expect([...reasonsOf(list)]).toEqual([
    [1, 'Our read: patient care includes lifting.'],
    [2, 'Kept from before.'],
  ]);
});

test('a title says something else than those above it, as long as it can; then what is strongest again', () => {
  const cisco = 'Your record lists “Cisco”.';
  const like = 'Like that work, it draws on engineering.';
  const server = 'Your record lists Windows Server.';
  const list = [
    withReasons(1, cisco, like),
    withReasons(2, cisco, like),
    withReasons(3, cisco, server),
    withReasons(4, cisco, like),
    withReasons(5, cisco),
  ];
  expect([...reasonsOf(list).values()]).toEqual([cisco, like, cisco, like, cisco]);
});

test('what is missing is the license first, then the first gap, then nothing', () => {
  const gaps = [
    { kind: 'education', text: 'Employers usually ask for some college. Your training may count.' },
  ];
  const license = { kind: 'license', needs: 'an EMT license', weeks: 14 };
  expect(missingOf(match({ gaps, access: license }))).toBe('Needs an EMT license, usually about 3 months');
  expect(missingOf(match({ gaps }))).toBe('Employers usually ask for some college.');
  expect(missingOf(match({}))).toBe('Nothing’s missing that we know of.');
  expect(missingOf(match(null))).toBeNull();
});
