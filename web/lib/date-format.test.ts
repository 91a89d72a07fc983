import { expect, test } from 'vitest';
import { formatDay, formatNumericDay, formatNumericTime, todayAsInput } from './date-format.ts';

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

test('the numeric forms are MM/dd/yyyy and HH:mm:ss with all their zeros, in the time zone of the reader', () => {
  const local = new Date(2025, 0, 5, 0, 7, 9).toISOString();
  expect(formatNumericDay(local)).toBe('01/05/2025');
  expect(formatNumericTime(local)).toBe('01/05/2025 00:07:09');
  expect(formatNumericTime(new Date(2025, 11, 31, 23, 59, 59).toISOString())).toBe('12/31/2025 23:59:59');
});
