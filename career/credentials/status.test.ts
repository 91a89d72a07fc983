import { describe, expect, it } from 'vitest';
import type { CredentialKind } from './credential.ts';
import { better, dateSaid, isDenied, isPast, standingIn } from './status.ts';

describe('the date said with a credential', () => {
  it.each([
    ["EMT '19", '2019', false],
    ["exp '24", '2024', true],
    ["exp'24", '2024', true],
    ["exp '60", '2060', true],
    ["exp '61", '1961', true],
    ['EMT 2019', '2019', false],
    ['2024-05', '2024-05', false],
    ['03/15/24', '2024-03', false],
    ['exp 12/2026', '2026-12', true],
    ['exp 1/2026', '2026-01', true],
    ['exp 13/2026', '2026', true],
    ['exp 0/2025', '2025', true],
    ['good thru Sep 2025', '2025-09', true],
    ["valid until Jan '27", '2027-01', true],
    ['issued 2019 exp 2021', '2019', false],
    ["5'11 and fit", null, false],
    ['no date', null, false],
  ])('in "%s" is %s', (text, date, ends) => {
    expect(dateSaid(text)).toEqual({ date, ends });
  });

  it('is past once its month or year is over, and never where the day isn’t known', () => {
    const readOn = new Date('2026-03-15T00:00:00Z');
    const past = ['2025', '2026-02', '2026-03', '2026-04', '2026'].filter((date) => isPast(date, readOn));
    expect(past).toEqual(['2025', '2026-02']);
    expect(isPast('1999', undefined)).toBe(false);
  });
});

describe('how a credential stands by the words around it', () => {
  const readOn = new Date('2026-03-15T00:00:00Z');
  it.each<[string, CredentialKind, string]>([
    ["exp '24", 'certificate', 'expired'],
    ['exp 02/2026', 'licence', 'expired'],
    ['exp 03/2026', 'licence', 'held'],
    ['current, exp 01/2026', 'licence', 'expired'],
    ['expired 2027', 'licence', 'expired'],
    ['expires in October', 'licence', 'held'],
    ['passed 3 of 4 parts', 'certificate', 'in-progress'],
    ['passed 4 of 4 parts', 'certificate', 'held'],
    ['passed parts 1-3 of 4', 'certificate', 'in-progress'],
    ['two out of three exams', 'certificate', 'in-progress'],
    ['ten of ten sections', 'certificate', 'held'],
    ['failed 3 of 4 parts', 'certificate', 'none'],
    ['task book 80% signed', 'certificate', 'in-progress'],
    ['2,900 of 6,000 hrs', 'licence', 'in-progress'],
    ['94 of 120 credits', 'degree', 'in-progress'],
    ['60 credits', 'degree', 'in-progress'],
    ['60 credits 2019', 'degree', 'held'],
    ['3 credits short', 'degree', 'in-progress'],
    ['94 of 120 credits, withdrew', 'degree', 'none'],
    ['got it with a waiver', 'licence', 'held'],
    ['eligible', 'licence', 'eligible'],
  ])('"%s" of a %s: %s', (text, kind, status) => {
    expect(standingIn(text, kind, false, readOn).status).toBe(status);
  });

  it('is held where a last day can’t be held against the day it is read', () => {
    expect(standingIn('exp 02/2026', 'licence', false, undefined)).toEqual({
      status: 'held',
      date: '2026-02',
      ends: true,
    });
  });

  it('counts the best of several, whichever comes first', () => {
    expect([better('held', 'expired'), better('expired', 'held'), better('none', 'eligible')]).toEqual([
      'held',
      'held',
      'eligible',
    ]);
  });

  it('is denied by a word right before it alone', () => {
    const denied = ['no ', 'not a ', 'without my ', 'never an ', 'no one ', 'know '].filter(isDenied);
    expect(denied).toEqual(['no ', 'not a ', 'without my ', 'never an ']);
  });
});
