import type pg from 'pg';
import type { Queryable, Row } from './database.js';
import { milliseconds } from './session.js';
import type { Statement } from './statement.js';

export type Run = <R extends Row>(statement: Statement) => Promise<pg.QueryResult<R>>;

/**
 * The connection lent to one transaction. Statements run one after the other, and none runs after the end: one that
 * was still waiting when the work failed would otherwise take effect on its own after the rollback.
 */
export class Transaction implements Queryable {
  readonly #run: Run;
  #last: Promise<unknown> = Promise.resolve();
  #open = true;

  constructor(run: Run) {
    this.#run = run;
  }

  query<R extends Row>(statement: Statement): Promise<R[]> {
    const rows = this.#last.then(async () => {
      if (!this.#open) throw new Error('This transaction has ended; its connection can no longer be used');
      return (await this.#run<R>(statement)).rows;
    });
    this.#last = rows.catch(() => undefined);
    return rows;
  }

  async perform<T>(
    work: (connection: Queryable) => Promise<T>,
    statementTimeoutSeconds?: number,
  ): Promise<T> {
    await this.#run(plain('begin'));
    try {
      if (statementTimeoutSeconds !== undefined) {
        await this.#run(plain(`set local statement_timeout = ${milliseconds(statementTimeoutSeconds)}`));
      }
      const result = await work(this);
      await this.#settle();
      await this.#commit();
      return result;
    } catch (error) {
      await this.#settle();
      // The first error is the one to tell; where this fails too, the connection is dropped, which rolls back.
      await this.#run(plain('rollback')).catch(() => undefined);
      throw error;
    }
  }

  async #settle(): Promise<void> {
    this.#open = false;
    await this.#last;
  }

  /** After an error that `work` swallowed, PostgreSQL answers `commit` with a rollback and no error. */
  async #commit(): Promise<void> {
    const { command } = await this.#run(plain('commit'));
    if (command !== 'COMMIT') {
      throw new Error(
        'The transaction was rolled back: one of its statements failed and the error was not passed on',
      );
    }
  }
}

function plain(text: string): Statement {
  return { text, values: [] };
}
