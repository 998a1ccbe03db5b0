import pg from 'pg';
import { DatabaseUnavailable } from './errors.js';

/** SQLSTATEs of a temporary failure (PostgreSQL, appendix A). */
const UNAVAILABLE = new Set([
  '25006', // read_only_sql_transaction: the former primary is now a standby
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
]);

/** The session's prepared statements no longer match those that `pg` assumes; only a new connection helps. */
const OUT_OF_STEP = new Set([
  '0A000', // "cached plan must not change result type", after a migration
  '26000', // invalid_sql_statement_name
  '42P05', // duplicate_prepared_statement
]);

export interface Failure {
  /** The error for the caller. */
  readonly error: unknown;
  /** Whether the connection can serve another caller. */
  readonly connectionUsable: boolean;
}

/** `connectionLost` is true when the connection reported an error or ended during the statement. */
export function failureOf(error: unknown, connectionLost: boolean): Failure {
  if (error instanceof pg.DatabaseError) {
    const state = error.code ?? '';
    const unavailable = UNAVAILABLE.has(state) || state.startsWith('08');
    return {
      error: unavailable ? unavailableBecause(whatFailed(state), error) : error,
      connectionUsable: !connectionLost && !OUT_OF_STEP.has(state) && (!unavailable || state === '57014'),
    };
  }
  if (connectionLost || isReadTimeout(error)) {
    return { error: unavailableBecause('The database did not answer', error), connectionUsable: false };
  }
  // A parameter or result could not be converted; `pg` may then assume a prepared statement that the server does not
  // have.
  return { error, connectionUsable: false };
}

function whatFailed(state: string): string {
  return state.startsWith('53') ? 'The database has run out of something' : 'The database did not answer';
}

export function unavailableBecause(what: string, cause: unknown): DatabaseUnavailable {
  return cause instanceof DatabaseUnavailable
    ? cause
    : new DatabaseUnavailable(`${what}: ${textOf(cause)}`, { cause });
}

function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function textOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  // Node reports a host name with several addresses as an AggregateError without a message.
  if (cause instanceof AggregateError && cause.message === '') return cause.errors.map(textOf).join('; ');
  return cause.message;
}
