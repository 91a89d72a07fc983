import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '#contract/calendar.ts';
import { byStanding, daysInWords, distanceInWords, nextDue } from './plan-words.ts';
import { linesOf, scaleOf } from './timeline-scale.ts';

const entry = (key: string, opens: string | null, due: string | null): CalendarEntry => ({
  key,
  title: key,
  topic: 'work',
  opens,
  due,
  byItself: false,
  dayIsAdvice: false,
  rule: '',
  late: null,
  page: null,
  source: null,
  reviewed: null,
  doneAt: null,
  isDoneHere: false,
});

describe('the words of the plan', () => {
  it.each([
    [null, '2027-04-01', 'By Apr 1, 2027'],
    ['2027-01-01', '2027-04-01', 'Jan 1, 2027 to Apr 1, 2027'],
    ['2027-01-01', null, 'Jan 1, 2027'],
  ])('%s and %s are “%s”', (opens, due, words) => {
    expect(daysInWords({ opens, due })).toBe(words);
  });

  it.each([
    ['2027-01-01', 'today'],
    ['2027-01-02', 'tomorrow'],
    ['2026-12-31', 'yesterday'],
    ['2027-01-31', 'in 30 days'],
    ['2026-12-01', '31 days ago'],
  ])('%s is %s on the first of January', (day, words) => {
    expect(distanceInWords(day, '2027-01-01')).toBe(words);
  });

  it('puts what is open first, by its last day, then what has passed, then what comes', () => {
    const entries = [
      entry('passed', null, '2026-12-01'),
      entry('open long', '2026-12-01', '2027-06-30'),
      entry('later', '2027-03-01', null),
      entry('due soon', null, '2027-01-15'),
    ];
    const keys = byStanding(entries, '2027-01-01').map((group) => [
      group.standing,
      group.entries.map(({ key }) => key),
    ]);
    expect(keys).toEqual([
      ['now', ['due soon', 'open long']],
      ['past', ['passed']],
      ['later', ['later']],
    ]);
  });
});

describe('what is due next', () => {
  const entries = [
    entry('passed', null, '2026-12-01'),
    entry('without an end', '2027-01-02', null),
    entry('later', null, '2027-03-01'),
    { ...entry('done', null, '2027-01-05'), doneAt: '2026-12-31T00:00:00Z' },
    entry('today', '2026-06-01', '2027-01-01'),
  ];

  it('is the nearest last day from today on that nobody ticked off', () => {
    expect(nextDue(entries, '2027-01-01')?.key).toBe('today');
    expect(nextDue(entries, '2027-01-02')?.key).toBe('later');
    expect(nextDue(entries, '2027-03-02')).toBeNull();
  });
});

describe('the scale of the timeline', () => {
  it('begins with the month of the first day and ends after that of the last', () => {
    const { at, ticks } = scaleOf([entry('one', '2027-01-15', '2027-12-20')], '2027-06-30');
    expect(at('2027-01-01')).toBe(0);
    expect(at('2028-01-01')).toBe(100);
    expect(at('2027-07-02')).toBeCloseTo(49.9, 1);
    expect(ticks).toEqual([
      '2027-01-01',
      '2027-03-01',
      '2027-05-01',
      '2027-07-01',
      '2027-09-01',
      '2027-11-01',
    ]);
  });

  it.each([
    ['2027-01-15', '2027-02-20', 2],
    ['2025-06-30', '2028-10-27', 4],
    ['2000-01-01', '2029-01-01', 6],
  ])('from %s to %s has %i labels, never more than fit', (first, last, count) => {
    expect(scaleOf([entry('one', first, last)]).ticks).toHaveLength(count);
  });

  it('puts what would lie on each other on lines of its own, and fills the first one again', () => {
    const lane = [
      entry('first', '2027-01-15', '2027-06-01'),
      entry('beside it', '2027-03-01', '2027-08-01'),
      entry('a day in it', null, '2027-04-01'),
      entry('after it', '2027-07-01', '2027-12-20'),
    ];
    const lines = linesOf(lane, scaleOf(lane)).map(({ entry: { key }, line }) => [key, line]);
    expect(lines).toEqual([
      ['first', 0],
      ['beside it', 1],
      ['a day in it', 2],
      ['after it', 0],
    ]);
  });
});
