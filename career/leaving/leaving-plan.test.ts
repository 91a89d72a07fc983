import { describe, expect, it } from 'vitest';
import { ENTRY_KEY_MAX, firstDayOfLeave, type Leaving, leavingPlan } from './leaving-plan.ts';
import { leavingTable } from './leaving-rules.ts';
import { standingOf } from './plan-entry.ts';

const separating: Leaving = { kind: 'separation', lastDay: '2027-06-30', leaveDays: 0 };
const days = (leaving: Leaving, key: string) => {
  const entry = leavingPlan(leaving, []).find((one) => one.key === key);
  return entry && [entry.opens, entry.due];
};

describe('the plan of somebody who leaves', () => {
  // The days as the rules name them, counted on paper.
  it.each([
    ['separation', '2027-06-30', 'tap-start', [null, '2026-06-30']],
    ['separation', '2028-06-30', 'tap-start', [null, '2027-07-01']],
    ['retirement', '2028-02-29', 'tap-start-retiring', ['2026-02-28', '2027-03-01']],
    ['retirement', '2027-08-31', 'tap-start-retiring', ['2025-08-31', '2026-08-31']],
    ['separation', '2027-06-30', 'capstone', [null, '2027-04-01']],
    ['separation', '2027-06-30', 'skillbridge', ['2027-01-01', '2027-06-30']],
    ['separation', '2027-06-30', 'bdd-claim', ['2027-01-01', '2027-04-01']],
    ['separation', '2028-06-30', 'bdd-claim', ['2028-01-02', '2028-04-01']],
    ['separation', '2028-02-29', 'va-claim-year', ['2028-03-01', '2029-02-28']],
    ['separation', '2027-06-30', 'federal-jobs', ['2027-03-02', '2027-06-30']],
    ['orders-end', '2027-06-30', 'tap-start-orders', [null, '2026-06-30']],
    ['separation', '2027-06-30', 'gi-bill-transfer', [null, '2025-06-30']],
    ['separation', '2027-06-30', 'sgli-ends', [null, '2027-10-28']],
    ['separation', '2027-06-30', 'vgli-no-health', ['2027-07-01', '2028-02-25']],
    ['separation', '2027-06-30', 'vgli-last', ['2028-02-26', '2028-10-27']],
    // Over a leap day 1 year and 120 days are a day more or less, by which is counted first, and than 485: the earliest stands.
    ['separation', '2027-01-15', 'vgli-last', ['2027-09-13', '2028-05-14']],
    ['separation', '2027-12-31', 'vgli-last', ['2028-08-28', '2029-04-29']],
    ['separation', '2028-02-29', 'vgli-last', ['2028-10-27', '2029-06-28']],
    ['separation', '2027-11-01', 'sgli-ends', [null, '2028-02-29']],
    ['separation', '2027-07-05', 'vgli-no-health', ['2027-07-06', '2028-03-01']],
    ['separation', '2028-02-29', 'sgli-disability-extension', ['2028-03-01', '2030-02-28']],
    ['separation', '2027-06-30', 'chcbp', ['2027-06-30', '2027-08-29']],
    ['separation', '2027-06-30', 'va-dental', ['2027-07-01', '2027-12-27']],
    ['retirement', '2027-06-30', 'tricare-retired', ['2027-06-30', '2027-09-28']],
    ['retirement', '2027-06-30', 'fedvip', ['2027-06-30', '2027-08-29']],
    ['retirement', '2027-06-30', 'sbp', ['2027-04-01', '2027-06-29']],
    ['orders-end', '2027-06-30', 'sgli-after-orders', ['2027-06-30', '2027-10-28']],
    ['orders-end', '2027-11-01', 'sgli-after-orders', ['2027-11-01', '2028-02-29']],
    ['orders-end', '2027-06-30', 'vgli-no-health-after-orders', ['2027-07-01', '2028-02-25']],
    ['orders-end', '2027-06-30', 'vgli-last-after-orders', ['2028-02-26', '2028-10-27']],
    ['orders-end', '2027-06-30', 'userra-short', ['2027-07-01', '2027-07-14']],
    ['orders-end', '2027-06-30', 'userra-long', ['2027-07-01', '2027-09-28']],
  ] as const)('%s on %s: %s', (kind, lastDay, key, expected) => {
    expect(days({ kind, lastDay, leaveDays: 0 }, key)).toEqual(expected);
  });

  it('moves every day with the last day, and forgets nothing of the one before', () => {
    const moved = leavingPlan({ ...separating, lastDay: '2027-09-30' }, []);
    expect(moved.map(({ key }) => key).sort()).toEqual(
      leavingPlan(separating, [])
        .map(({ key }) => key)
        .sort(),
    );
    expect(moved.find(({ key }) => key === 'capstone')?.due).toBe('2027-07-02');
  });

  it.each([
    [1, '2027-06-30'],
    [30, '2027-06-01'],
    [60, '2027-05-02'],
  ])('%i days of terminal leave begin on %s', (leaveDays, first) => {
    const leaving = { ...separating, leaveDays };
    expect(firstDayOfLeave(leaving)).toBe(first);
    expect(days(leaving, 'terminal-leave')).toEqual([first, null]);
  });

  it('counts what has to be done in person from the day leave begins, and says nothing of leave nobody takes', () => {
    expect(days(separating, 'terminal-leave')).toBeUndefined();
    expect(days({ ...separating, leaveDays: 60 }, 'health-exam')).toEqual(['2026-11-03', '2027-02-01']);
    // Leave begins on May 2.
    expect(days({ ...separating, leaveDays: 60 }, 'skillbridge')).toEqual(['2027-01-01', '2027-05-01']);
    expect(days({ ...separating, leaveDays: 60 }, 'bdd-claim')).toEqual(['2027-01-01', '2027-04-01']);
  });

  it('gives retirees and the Guard and Reserve their own entries and nobody else’s', () => {
    const keys = (kind: Leaving['kind']) => leavingPlan({ ...separating, kind }, []).map(({ key }) => key);
    expect(keys('retirement')).toEqual(expect.arrayContaining(['sbp', 'tricare-retired', 'fedvip']));
    expect(keys('retirement')).not.toContain('chcbp');
    expect(keys('orders-end')).toEqual(expect.arrayContaining(['userra-long', 'trs', 'tamp']));
    expect(keys('orders-end')).not.toContain('gi-bill-transfer');
    expect(keys('separation')).not.toContain('sbp');
  });

  it('counts a license back from the last day, once for all titles that ask for it', () => {
    const plan = leavingPlan(separating, [
      { needs: 'a paramedic license', weeks: 52, jobTitle: 'Paramedic' },
      { needs: 'an EMT license', weeks: 14, jobTitle: 'Emergency Medical Technician' },
      { needs: 'an EMT license', weeks: 14, jobTitle: 'Firefighter' },
    ]);
    const own = plan.filter(({ key }) => key.startsWith('need-'));
    expect(own.map(({ key, due }) => [key, due])).toEqual([
      ['need-a-paramedic-license', '2026-07-01'],
      ['need-an-emt-license', '2027-03-24'],
    ]);
    expect(own[0]?.rule).toContain('about a year');
    expect(own[1]?.rule).toContain('Emergency Medical Technician and Firefighter');
  });

  it('keeps a key short enough to be stored', () => {
    const [own] = leavingPlan(separating, [
      { needs: `a ${'very '.repeat(40)}long license`, weeks: 4, jobTitle: 'X' },
    ]).filter(({ key }) => key.startsWith('need-'));
    expect(own?.key.length).toBeLessThanOrEqual(ENTRY_KEY_MAX);
  });

  it('comes in the order of the days', () => {
    const begins = leavingPlan(separating, []).map(({ opens, due }) => opens ?? due ?? '');
    expect(begins).toEqual(begins.toSorted());
  });
});

describe('a rule', () => {
  it('has a source with its address, or is said to be our own advice', () => {
    for (const { id, source, reason } of leavingTable.entries())
      expect(source ?? reason, id).toMatch(/^https:\/\/|^Our own advice/);
  });

  it('is called by the thing, for a calendar writes before it what day it is', () => {
    for (const { id, title } of leavingTable.entries())
      expect(title, id).not.toMatch(/^(?:Last day|By |Opens)|can begin$/);
  });

  it('opens before it is due, for everybody it is for', () => {
    for (const kind of ['separation', 'retirement', 'orders-end'] as const)
      for (const { key, opens, due } of leavingPlan({ ...separating, kind, leaveDays: 30 }, []))
        if (opens !== null && due !== null) expect(opens <= due, key).toBe(true);
  });
});

describe('where an entry stands', () => {
  it.each([
    [{ opens: null, due: '2027-01-01' }, '2027-01-02', 'past'],
    [{ opens: null, due: '2027-01-01' }, '2027-01-01', 'now'],
    [{ opens: null, due: '2027-01-31' }, '2027-01-01', 'now'],
    [{ opens: null, due: '2027-02-01' }, '2027-01-01', 'later'],
    [{ opens: '2027-01-01', due: '2027-06-30' }, '2027-01-01', 'now'],
    [{ opens: '2027-01-02', due: '2027-06-30' }, '2027-01-01', 'later'],
    [{ opens: '2027-01-02', due: null }, '2027-05-01', 'now'],
    [{ opens: '2026-01-02', due: '2026-12-31' }, '2027-01-01', 'past'],
  ] as const)('%j on %s is %s', (entry, today, standing) => {
    expect(standingOf(entry, today)).toBe(standing);
  });
});

describe('what is still possible', () => {
  const LAST = '2026-10-13';

  it.each(['separation', 'retirement', 'orders-end'] as const)(
    'sends nobody who is out (%s) to a clinic, a commander or an office of their service alone',
    (kind) => {
      const wrong = leavingPlan({ kind, lastDay: LAST, leaveDays: 0 }, [])
        .filter(({ due, late }) => due !== null && due <= LAST && late !== null)
        .filter(({ late }) =>
          /before you leave|your clinic|your commander|transition office|this week/i.test(late ?? ''),
        )
        .filter(({ late }) => !/Already out\?|after you leave|ends with your service/.test(late ?? ''));
      expect(wrong.map(({ key }) => key)).toEqual([]);
    },
  );
});
