/** RFC 3339 in UTC, to the second before. */
export const timestamp = (time: Date): string =>
  `${time.toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`;
