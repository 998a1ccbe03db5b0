import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '@partner-api/storage';
import { startContender } from '../http/contender.mjs';
import { measure } from '../http/measure.mjs';
import { openServer } from '../http/our-server.mjs';
import { importFile } from './changes.mjs';
import { emptyDatabase } from './databases.mjs';
import { fileOf } from './lines.mjs';

const cli = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url));
const WARM_UP_SECONDS = 3;

/**
 * How long readers wait before and during an import that the command line runs: a fixed number of requests a second,
 * each of a list of its own, on a store that holds `held` events already.
 */
export async function serving({ engine, serverUrl, held, rows, rate, seconds }) {
  const made = await emptyDatabase(engine, serverUrl);
  try {
    const store = openStore(made.database);
    await store.publicationDelay.setHours(0);
    await importFile(store, held, { prefix: 'held' });
    // The embedded directory belongs to one process at a time.
    if (engine === 'embedded') await made.database.close();
    const directory = mkdtempSync(join(tmpdir(), 'partner-api-serving-'));
    const environment = { ...made.environment, SEED_DEMO: '0' };
    const server = await startContender(openServer('ours', '', environment), join(directory, 'server.log'));
    try {
      const load = { requestsFile: undefined, connections: 8, seconds };
      const request = { overallRate: rate, requests: lists() };
      await measure(server, { ...load, request, seconds: WARM_UP_SECONDS });
      const before = await measure(server, { ...load, request });
      const importing = startImport(environment, rows);
      const during = await measure(server, { ...load, request });
      const stillRunning = importing.child.exitCode === null;
      const summary = await importing.ended;
      return { held, rate, before, during, still_running: stillRunning, import: summary };
    } finally {
      await server.stop();
    }
  } finally {
    await made.drop();
  }
}

/** Lists that a change anywhere makes anew. */
const lists = () =>
  Array.from({ length: 500 }, (_, index) => ({
    method: 'GET',
    path: `/api/v1/events?since=${60_000 + index}h&limit=50`,
  }));

function startImport(environment, rows) {
  const child = spawn(process.execPath, [cli, 'import', 'records', '-', '--json'], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const sent = pipeline(fileOf(rows, 'more'), child.stdin);
  const ended = Promise.all([once(child, 'close'), sent]).then(([[code]]) => {
    if (code !== 0) throw new Error(`The import ended with code ${code}`);
    return JSON.parse(output);
  });
  return { child, ended };
}
