/** What the exit code of `partner-api` says. */
export const EXIT_CODE = {
  done: 0,
  failed: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** The import ended, and the rejects file has the rows that it could not take. */
  rowsRejected: 3,
  /** The import ended, and the file held nothing to import. */
  nothingFound: 4,
} as const;
