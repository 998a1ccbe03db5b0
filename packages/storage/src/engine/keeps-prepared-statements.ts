import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A pooler may lend two connections by chance; so often it does not. */
const TRIES = 3;

/** PostgreSQL's codes for a prepared statement that is there already, and for one that is not. */
const REFUSALS: ReadonlySet<string> = new Set(['42P05', '26000']);

/**
 * Whether a connection keeps its prepared statements. Behind pgbouncer before 1.21 in transaction mode it does not: two
 * connections share a server and refuse each other's statements. Rejects where there is no connection.
 */
export async function keepsPreparedStatements(config: pg.ClientConfig): Promise<boolean> {
  const [first, second] = [new pg.Client(config), new pg.Client(config)];
  // Without a listener a connection that breaks would end the process; what was asked of it fails as well.
  for (const client of [first, second]) client.on('error', () => undefined);
  try {
    await first.connect();
    await second.connect();
    for (let tried = 0; tried < TRIES; tried += 1) {
      const name = `partner_api_probe_${randomBytes(8).toString('hex')}`;
      const server = await serverOf(first, name, 1);
      // Two connections that are open at once have a server each, unless a pooler lends one to both.
      if ((await serverOf(second, name, 2)) === server) return true;
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && REFUSALS.has(String(error.code))) return false;
    throw error;
  } finally {
    await Promise.allSettled([first.end(), second.end()]);
  }
}

/** The process that answered. The texts differ, so that one name cannot stand for both. */
async function serverOf(client: pg.Client, name: string, asked: number): Promise<number | undefined> {
  const text = `select pg_backend_pid() as server, ${asked} as asked`;
  const { rows } = await client.query<{ server: number }>({ name, text });
  return rows[0]?.server;
}
