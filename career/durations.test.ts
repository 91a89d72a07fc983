import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

// In figures: all other tests count time in these very constants.
it('a minute, an hour and a day have their milliseconds', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60_000, 3_600_000, 86_400_000]);
});
