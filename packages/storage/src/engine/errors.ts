/**
 * The database cannot answer now: refused, reset, timed out, shutting down. Trying again later may work, so a server
 * answers 503. After a failed `commit` the transaction may have been kept; every write must bear being repeated.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Another process holds the directory of the embedded database; two would overwrite each other's pages. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  readonly directory: string;
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly startedAt: string;

  constructor(directory: string, holder: { pid: number; startedAt: string }) {
    super(
      `${directory} is in use by process ${holder.pid} (since ${holder.startedAt}). ` +
        `Stop that process, or give this one another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
    );
    this.directory = directory;
    this.pid = holder.pid;
    this.startedAt = holder.startedAt;
  }
}
