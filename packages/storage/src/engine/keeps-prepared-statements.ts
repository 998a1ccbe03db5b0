import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A pooler can assign different servers to two connections by chance, so the probe repeats. */
const TRIES = 3;

/** SQLSTATEs of a duplicate and of an unknown prepared statement. */
const REFUSALS: ReadonlySet<string> = new Set(['42P05', '26000']);

/**
 * Whether a connection keeps its prepared statements. pgbouncer before 1.21 in transaction mode does not: two
 * connections share a server and each fails on the other's statements.
 */
export async function keepsPreparedStatements(config: pg.ClientConfig): Promise<boolean> {
  const [first, second] = [new pg.Client(config), new pg.Client(config)];
  // Without a listener a broken connection would end the process; its query rejects anyway.
  for (const client of [first, second]) client.on('error', () => undefined);
  try {
    await first.connect();
    await second.connect();
    for (let tried = 0; tried < TRIES; tried += 1) {
      const name = `partner_api_probe_${randomBytes(8).toString('hex')}`;
      const server = await serverOf(first, name, 1);
      // Two open connections have different server processes unless a pooler shares one.
      if ((await serverOf(second, name, 2)) === server) return true;
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && REFUSALS.has(String(error.code))) return false;
    throw error;
  } finally {
    // Not awaited, because the connection to a host that drops packets ends only after minutes.
    for (const client of [first, second]) client.end().catch(() => undefined);
  }
}

/**
 * Returns the process ID of the server. The texts differ, so that both connections cannot use one prepared statement.
 */
async function serverOf(client: pg.Client, name: string, asked: number): Promise<number | undefined> {
  const text = `select pg_backend_pid() as server, ${asked} as asked`;
  const { rows } = await client.query<{ server: number }>({ name, text });
  return rows[0]?.server;
}
