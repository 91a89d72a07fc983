/** The minutes of each unit of time, by its names and short forms; a month has 30 days, a year twelve of them. */
export const MINUTES: Readonly<Record<string, number>> = {
  second: 1 / 60,
  sec: 1 / 60,
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
  day: 1440,
  dy: 1440,
  week: 7 * 1440,
  wk: 7 * 1440,
  month: 30 * 1440,
  mo: 30 * 1440,
  mth: 30 * 1440,
  quarter: 90 * 1440,
  qtr: 90 * 1440,
  year: 360 * 1440,
  yr: 360 * 1440,
  decade: 3600 * 1440,
};

/** The units by name that something is counted in or told by. */
export const UNITS_BY_NAME: readonly string[] = ['hour', 'day', 'week', 'month', 'year'];
