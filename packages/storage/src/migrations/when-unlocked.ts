import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Database } from '../engine/index.js';

interface Options {
  /** Name of the step, for reports. */
  readonly name: string;
  readonly report: (text: string) => void;
  readonly statementTimeoutSeconds: number;
  /** Short, because readers queue behind a statement that waits for a table lock. */
  readonly lockTimeoutSeconds?: number;
  /** Time between attempts, and for all attempts. */
  readonly pauseSeconds?: number;
  readonly giveUpAfterSeconds?: number;
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a transaction that locks tables, and tries again while a dump or a long read holds a lock.
 * @throws Error after `giveUpAfterSeconds`.
 */
export async function whenUnlocked<Result>(
  database: Database,
  {
    name,
    report,
    statementTimeoutSeconds,
    lockTimeoutSeconds = 1,
    pauseSeconds = 2,
    giveUpAfterSeconds = 600,
  }: Options,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + giveUpAfterSeconds * 1_000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work, { statementTimeoutSeconds, lockTimeoutSeconds });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
      if (performance.now() > end) {
        throw new Error(
          `${name}: a table was in use for ${giveUpAfterSeconds} s, by a dump or a long read; nothing of this step was changed. Run migrate again when it is over.`,
          { cause: error },
        );
      }
      if (attempt === 1) report(`${name}: waits for a table that a dump or a long read has in use`);
      await wait(pauseSeconds * 1_000);
    }
  }
}
