/** Formats a time as RFC 3339 in UTC, truncated to seconds. */
export const timestamp = (time: Date): string =>
  `${time.toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`;
