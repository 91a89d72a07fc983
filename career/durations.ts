export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day in milliseconds, where a day is 24 hours: counting in instants, or in UTC, which has no summer time. */
export const DAY_MS = 24 * HOUR_MS;
