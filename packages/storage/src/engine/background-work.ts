import type { Database } from './database.js';

const STATEMENT_SECONDS = 30;

/**
 * Returns the same database with a longer time limit, for work that no request waits for: imports, reports, loading
 * the index.
 */
export const forBackgroundWork = (database: Database): Database => ({
  engine: database.engine,
  batchSize: database.batchSize,
  listen: database.listen,
  query: (statement) =>
    database.transaction((connection) => connection.query(statement), {
      statementTimeoutSeconds: STATEMENT_SECONDS,
    }),
  transaction: (work, options) =>
    database.transaction(work, { statementTimeoutSeconds: STATEMENT_SECONDS, ...options }),
  outsideTransaction: (statement, options) => database.outsideTransaction(statement, options),
  ping: () => database.ping(),
  close: () => database.close(),
});
