import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { partnerApi } from './command-line.js';

/** Returns a port without a listener. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('It has no port');
  return address.port;
}

it.each(['status', 'migrate'])(
  '%s names an unreachable database with its setting and without the password',
  async (command) => {
    const place = `127.0.0.1:${await closedPort()}/partner`;
    const DATABASE_URL = `postgres://desk:hunter2@${place}`;
    const { code, json, complained } = await partnerApi({ DATABASE_URL }, command, '--json');
    expect(code).toBe(1);
    expect(complained).toMatch(
      new RegExp(
        `^The database ${place} cannot be used: No connection to the database: .*ECONNREFUSED.*\\. Check DATABASE_URL and that the database is running\\.\n$`,
      ),
    );
    expect(complained).toContain(json.error);
    expect(complained).not.toContain('hunter2');
  },
);
