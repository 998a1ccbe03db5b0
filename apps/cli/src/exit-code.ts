/** Exit codes of `partner-api`. */
export const EXIT_CODE = {
  done: 0,
  failed: 1,
  /** The command line is invalid. */
  usage: 2,
  /** The import is complete, and the rejects file lists rejected rows. */
  rowsRejected: 3,
  /** The import is complete, and the file had no rows. */
  nothingFound: 4,
} as const;
