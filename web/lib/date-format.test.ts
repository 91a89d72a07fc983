import { expect, test } from 'vitest';
import { formatDay, todayAsInput } from './date-format.ts';

test.each([
  ['2025-01-05', 'Jan 5, 2025'],
  ['2024-12-31', 'Dec 31, 2024'],
  ['some time in spring', 'some time in spring'],
  ['', null],
  [null, null],
])('%s reads %s', (value, text) => {
  expect(formatDay(value)).toBe(text);
});

test('today is the day on the wall, not the day in Greenwich', () => {
  expect(todayAsInput(new Date(2025, 0, 5, 23, 59))).toBe('2025-01-05');
});
