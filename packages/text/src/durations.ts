export const MINUTE_MILLISECONDS = 60_000;
export const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
/** Of UTC, whose days are all as long. */
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
