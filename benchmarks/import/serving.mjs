import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { migrate, openStore } from '@partner-api/storage';
import { measure } from '../support/load.mjs';
import { cli, OPEN, startServer } from '../support/server.mjs';
import { ownStore } from '../support/stores.mjs';
import { importFile } from './changes.mjs';
import { fileOf } from './lines.mjs';

const WARM_UP_SECONDS = 3;

/**
 * How long readers wait before and during an import that the command line runs: a fixed number of requests a second,
 * each of a list of its own, on a store that holds as many events already.
 */
export async function serving({ engine, rows, rate, seconds }) {
  const own = await ownStore(engine);
  try {
    const database = await own.open();
    await migrate(database);
    const store = openStore(database);
    await store.publicationDelay.setHours(0);
    await importFile(store, rows, { prefix: 'held' });
    await database.close();
    const server = await startServer({ env: { ...OPEN, ...own.environment, SEED_DEMO: '0' } });
    try {
      const load = { connections: 8, overallRate: rate, requests: lists(), duration: seconds };
      await measure(server, { ...load, duration: WARM_UP_SECONDS });
      const before = await measure(server, load);
      const importing = startImport(own.environment, rows);
      const during = await measure(server, load);
      return { before, during, summary: await importing };
    } finally {
      await server.stop();
    }
  } finally {
    await own.remove();
  }
}

/** Lists that a change anywhere makes anew. */
const lists = () =>
  Array.from({ length: 500 }, (_, index) => ({ path: `/api/v1/events?since=${60_000 + index}h&limit=50` }));

async function startImport(environment, rows) {
  const child = spawn(process.execPath, [cli, 'import', 'records', '-', '--json'], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [summary, [code]] = await Promise.all([
    json(child.stdout),
    once(child, 'close'),
    pipeline(fileOf(rows, 'more'), child.stdin),
  ]);
  if (code !== 0) throw new Error(`The import ended with code ${code}`);
  return summary;
}
