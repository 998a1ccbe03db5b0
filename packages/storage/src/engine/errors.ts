/**
 * The database cannot answer now (refused, reset, timed out, shutting down); a server answers 503. A failed `commit`
 * may still have been committed, so every write must be idempotent.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Another process holds the directory of the embedded database; two processes would overwrite each other's pages. */
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
