/** A day in milliseconds, where a day is 24 hours: counting in instants, or in UTC, which has no summer time. */
export const DAY_MS = 86_400_000;
