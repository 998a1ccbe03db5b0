export const MINUTE_MILLISECONDS = 60_000;
export const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
/** A day in UTC, which has no daylight saving time. */
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
