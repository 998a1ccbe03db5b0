import type { CopiedTable } from './copy.js';
import type { Connection, Row, TransactionOptions } from './database.js';
import type { Answer } from './lease.js';
import { milliseconds } from './session.js';
import type { Statement } from './statement.js';

export interface Runner {
  readonly run: <R extends Row>(statement: Statement) => Promise<Answer<R>>;
  readonly copy: (tables: readonly CopiedTable[]) => Promise<void>;
}

/**
 * The connection of one transaction. Statements run one after the other and none after the end: one still queued when
 * the work fails would otherwise take effect after the rollback.
 */
export class Transaction implements Connection {
  readonly #runner: Runner;
  #last: Promise<unknown> = Promise.resolve();
  #open = true;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  query<R extends Row>(statement: Statement): Promise<R[]> {
    return this.#next(async () => (await this.#runner.run<R>(statement)).rows);
  }

  copy(...tables: readonly CopiedTable[]): Promise<void> {
    return this.#next(() => this.#runner.copy(tables));
  }

  async perform<T>(
    work: (connection: Connection) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    await this.#runner.run(plain(['begin', ...settingsOf(options)].join('; ')));
    try {
      const result = await work(this);
      await this.#settle();
      await this.#commit();
      return result;
    } catch (error) {
      await this.#settle();
      // The first error is reported; if the rollback fails too, the connection is dropped, which rolls back.
      await this.#runner.run(plain('rollback')).catch(() => undefined);
      throw error;
    }
  }

  #next<T>(ask: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(() => {
      if (!this.#open) throw new Error('This transaction has ended; its connection can no longer be used');
      return ask();
    });
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #settle(): Promise<void> {
    this.#open = false;
    await this.#last;
  }

  /** After an error that `work` swallowed, PostgreSQL responds to `commit` with a rollback and no error. */
  async #commit(): Promise<void> {
    const { command } = await this.#runner.run(plain('commit'));
    if (command !== 'COMMIT') {
      throw new Error(
        'The transaction was rolled back: one of its statements failed and the error was not passed on',
      );
    }
  }
}

/** Settings that end with the transaction. */
function settingsOf({ statementTimeoutSeconds, lockTimeoutSeconds, byIndex }: TransactionOptions): string[] {
  const settings: string[] = [];
  if (statementTimeoutSeconds !== undefined) {
    settings.push(`set local statement_timeout = ${milliseconds(statementTimeoutSeconds)}`);
  }
  if (lockTimeoutSeconds !== undefined) {
    settings.push(`set local lock_timeout = ${milliseconds(lockTimeoutSeconds)}`);
  }
  // Disabled sequential scans get such a high cost that PostgreSQL would JIT-compile the statement.
  if (byIndex) settings.push('set local enable_seqscan = off', 'set local jit = off');
  return settings;
}

function plain(text: string): Statement {
  return { text, values: [] };
}
