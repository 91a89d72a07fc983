import { expect, test } from 'vitest';
import type { JobMatchReply } from '#contract/matches.ts';
import { missingOf, reasonOf } from './match-reason.ts';

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

test('the reason is the first that says something, without the job and in one sentence', () => {
  const reasons = [
    { kind: 'missing-data', text: 'O*NET has no ratings.' },
    {
      kind: 'skills',
      text: '68W Health Care Specialist has no official civilian match. We infer this one: patient care includes lifting.',
      short: 'Our inference: patient care includes lifting. It is work.',
    },
  ];
  expect(reasonOf(match({ reasons }))).toBe('Our inference: patient care includes lifting.');
  expect(reasonOf(match({ reasons: [{ kind: 'skills', text: 'Kept from before. More.' }] }))).toBe(
    'Kept from before.',
  );
  expect(reasonOf(match({ reasons: reasons.slice(0, 1) }))).toBeNull();
  expect(reasonOf(match(null))).toBeNull();
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
