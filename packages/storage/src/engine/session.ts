/**
 * Sent on every new connection, as statements rather than start-up parameters, which pgbouncer refuses. In UTC, days
 * and text are the same on every server.
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
