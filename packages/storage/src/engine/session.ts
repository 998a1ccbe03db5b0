/**
 * Returns the settings of a new connection as statements, because pgbouncer refuses start-up parameters. UTC makes
 * days and text equal on every server.
 */
export function sessionSettings(limits: {
  statementTimeoutSeconds: number;
  idleTransactionSeconds: number;
}): string {
  return [
    `set timezone = 'UTC'`,
    `set datestyle = 'ISO, YMD'`,
    `set intervalstyle = 'iso_8601'`,
    `set statement_timeout = ${milliseconds(limits.statementTimeoutSeconds)}`,
    `set idle_in_transaction_session_timeout = ${milliseconds(limits.idleTransactionSeconds)}`,
  ].join('; ');
}

export function milliseconds(seconds: number): number {
  return Math.ceil(seconds * 1000);
}
